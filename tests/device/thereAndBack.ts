import type { Owner } from './Act'
import { until } from './until'

/** Something that an act changes in the panel, and can read and set on the device itself. */
export interface Changeable<Value> {
  name: string
  /** What the device says it is; compared by `===`. */
  read: () => Promise<Value>
  /** Sets it in the panel, as an owner does. */
  choose: (value: Value) => Promise<void>
  /** Sets it on the device, past the panel. */
  put: (value: Value) => void
}

/**
 * Changes something in the panel and back, and looks on the device each time. An act that fails half-way
 * leaves the device as it was, too: then it is put back past the panel.
 */
export async function thereAndBack<Value>(
  { afterwards }: Owner,
  { name, read, choose, put }: Changeable<Value>,
  other: (before: Value) => Value,
): Promise<void> {
  const before = await read()
  const becomes = (value: Value) => until(async () => (await read()) === value, `${name}: ${String(value)}`)
  afterwards(async () => {
    if ((await read()) === before) return
    put(before)
    await becomes(before)
  })
  for (const value of [other(before), before]) {
    await choose(value)
    await becomes(value)
  }
}
