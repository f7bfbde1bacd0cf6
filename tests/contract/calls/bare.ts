import type { RequestEvent } from '../../../src/device/Device'
import type { Call } from './Call'

/** Requests that go out without payload. */
export function bare(...events: RequestEvent[]): NonNullable<Call['emits']> {
  return Object.fromEntries(events.map((event) => [event, { may: [undefined, ''], mayNot: [5] }]))
}
