import type { Page } from '@playwright/test'

/** A request as it went over the wire. */
export interface SentRequest {
  event: string
  payload: unknown
}

/**
 * What the panel asks the player by itself on every screen, whatever is done there; no test is about that
 * here.
 */
const isAskedAlways = ({ event, payload }: SentRequest): boolean =>
  event === 'callMethod' &&
  typeof payload === 'object' &&
  payload !== null &&
  Reflect.get(payload, 'method') === 'getLightSwitch'

/**
 * What a page sends to its player over web sockets, read off the wire, of either protocol generation: what
 * somebody did, without what every screen asks by itself with a callMethod.
 */
export class SentRequests {
  readonly #all: SentRequest[] = []

  constructor(page: Page) {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const text = String(payload)
        if (!text.startsWith('42[')) return
        const [event, value]: [string, unknown] = JSON.parse(text.slice(2))
        const request = { event, payload: value }
        if (!isAskedAlways(request)) this.#all.push(request)
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
