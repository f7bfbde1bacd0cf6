/** One place where a player was looked for, and why it was none. */
export interface TriedPlace {
  address: string
  reason: string
}

/** What the user has to know about the connection. */
export type ConnectionView =
  | { kind: 'live' }
  | { kind: 'searching' | 'connecting' }
  | { kind: 'reconnecting'; attempt: number }
  | { kind: 'noEndpoints'; tried: readonly TriedPlace[] }
  | { kind: 'incompatible'; address: string | undefined }
