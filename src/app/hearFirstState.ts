import type { Device } from '../device'

/**
 * Asks what plays and resolves when the player has said it, or after `patience` ms. The question stays, for every screen
 * wants the answer. Who draws after that draws once: what plays is in the first picture.
 */
export const hearFirstState = (device: Device, patience: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      forget()
      resolve()
    }
    const timer = setTimeout(end, patience)
    const forget = device.topics.subscribe('pushState', end)
    device.keepAsking('getState')
  })
