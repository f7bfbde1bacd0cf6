import type { PushEvent, RequestEvent } from '../../../src/device/Device'

/** One line of the specification's section 7: which events go which way, with which payloads. */
export interface Call {
  title: string
  /** Requests with payloads that may leave and payloads that may not. */
  emits?: Partial<Record<RequestEvent, { may: unknown[]; mayNot?: unknown[] }>>
  /** Pushes with payloads as a player sends them. */
  listens?: Partial<Record<PushEvent, unknown[]>>
}
