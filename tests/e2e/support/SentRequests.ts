import type { Page } from '@playwright/test'

/** A request as it went over the wire. */
export interface SentRequest {
  event: string
  payload: unknown
}

/** What a page sends to its player over web sockets, read off the wire, of either protocol generation. */
export class SentRequests {
  readonly #all: SentRequest[] = []

  constructor(page: Page) {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const text = String(payload)
        if (!text.startsWith('42[')) return
        const [event, value]: [string, unknown] = JSON.parse(text.slice(2))
        this.#all.push({ event, payload: value })
      }),
    )
  }

  /** All so far, in order. */
  all(): readonly SentRequest[] {
    return this.#all
  }

  /** Payloads of one kind of request, in order. */
  of(event: string): unknown[] {
    return this.#all.filter((request) => request.event === event).map(({ payload }) => payload)
  }

  /** Forgets what was sent so far. */
  forget(): void {
    this.#all.splice(0)
  }
}
