import type { Page } from 'playwright'
import type { Device } from './Device'

/** Whoever does an act: a page of the interface, and a second look at the device itself. */
export interface Owner {
  page: Page
  /** Where the interface is served, without a slash at the end. */
  url: string
  device: Device
  /** Has something put back when the act is over, also when it failed; what was told last is done first. */
  afterwards(putBack: () => Promise<unknown> | void): void
}

/** One thing that an owner does. `run` throws, saying why, where the device did not do what was meant. */
export interface Act {
  name: string
  run(owner: Owner): Promise<void>
}

/** Everything that an act makes on the device has this in its name, so that an owner knows what it is. */
export const mark = 'Panel test'

/** Throws with these words unless it is so. */
export function demand(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise)
}

/** Why an act is not done on this device. */
export class LeftOut extends Error {}

/** Leaves the act out unless it is so: the device has nothing to do it with. */
export function needs(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new LeftOut(otherwise)
}
