import type { PushPayloads } from '../../../../schemas/generated/types'
import type { Device } from '../../../device'

/** ms after which a player that does not say that it has done something counts as having done it. */
const patience = 800

/** Resolves when a player has pushed one of these, or has not within 0.8 s; never rejects. */
export const answered = (device: Device, pushes: readonly (keyof PushPayloads)[]): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      leave.forEach((one) => one())
      resolve()
    }
    const timer = setTimeout(end, patience)
    const leave = pushes.map((push) => device.on(push, end))
  })
