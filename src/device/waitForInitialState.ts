import type { Device } from './Device'

/** What a first picture may want to know, by the request and the push that answers it. */
const questions = {
  /** What plays. */
  state: { request: 'getState', push: 'pushState' },
  /** What the player offers, by which the account area is entered. */
  menu: { request: 'getMenuItems', push: 'pushMenuItems' },
} as const

/**
 * Asks that and resolves when the player has said it, or after `timeoutMs`. The question stays, for every
 * screen wants the answer. Who draws after that draws once: what was asked for is in the first picture.
 */
export const waitForInitialState = (
  device: Device,
  what: keyof typeof questions,
  timeoutMs: number,
): Promise<void> =>
  new Promise((resolve) => {
    const { request, push } = questions[what]
    const end = () => {
      clearTimeout(timer)
      forget()
      resolve()
    }
    const timer = setTimeout(end, timeoutMs)
    const forget = device.topics.subscribe(push, end)
    device.subscribeToAnswer(request)
  })
