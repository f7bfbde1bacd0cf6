import type { Tried } from '../../../../machines/connection.machine'

/** A state of the connection that covers the page. */
export type ShownConnection =
  | { kind: 'searching' | 'connecting' | 'reconnecting' }
  /** Another player is wanted. */
  | { kind: 'switching'; name: string }
  | { kind: 'noEndpoints'; tried: readonly Tried[] }
  | { kind: 'incompatible'; address: string | undefined }

/** What the user has to know about the connection. */
export type ConnectionView = { kind: 'live' } | ShownConnection
