import type { Page } from '@playwright/test'

/**
 * Names of the pushes that a page gets from its player over web sockets, read off the wire, of either
 * protocol generation.
 */
export class ReceivedPushes {
  readonly #all: string[] = []

  constructor(page: Page) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const [, event] = /^42\["([^"]+)"/.exec(String(payload)) ?? []
        if (event !== undefined) this.#all.push(event)
      }),
    )
  }

  /** How many of an event have come so far. */
  count(event: string): number {
    return this.#all.filter((one) => one === event).length
  }
}
