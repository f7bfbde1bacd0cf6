/** A push as it comes over the wire. */
export interface WirePush {
  event: string
  /** The payload as JSON; '' for none. */
  text: string
}
