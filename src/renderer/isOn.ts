import { bareValue } from './normalise/findOption'
import { toFlag } from './normalise/toFlag'

/** Whether a switch or checkbox with a wire value is on: a flag of any spelling, or `{value: flag}` as some pages push it. */
export function isOn(value: unknown): boolean {
  return toFlag(bareValue(value))
}
