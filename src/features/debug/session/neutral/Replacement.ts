/** What a thing that was replaced is: addresses of the network and of hardware, names, and what lets somebody in. */
export type NeutralKind =
  'address' | 'hardware' | 'host' | 'network' | 'device' | 'person' | 'email' | 'secret' | 'serial'

/** One original and what stands in its place, everywhere. */
export interface Replacement {
  kind: NeutralKind
  original: string
  replacement: string
}
