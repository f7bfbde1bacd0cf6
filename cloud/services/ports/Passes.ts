/** Who a good ID token is about. */
export interface Bearer {
  uid: string
  email?: string
}

/** Which player a device key was given to, and whose it was then. */
export interface DevicePass {
  uid: string
  hwuuid: string
  /** When, ms since 1970. */
  at: number
}

/** What people and players prove with who they are. */
export interface Passes {
  /** Who an ID token is about; undefined when it is forged, too old or taken back. */
  verify(idToken: string): Promise<Bearer | undefined>
  /** A token that signs a page or a player in as somebody. */
  customToken(uid: string): Promise<string>
  /** Whom such a token signs in; undefined when it is none that is good. */
  fromCustom(token: string): Promise<string | undefined>
  /** The secrets of players; good as long as the player may be kept. */
  device: {
    sign(uid: string, hwuuid: string): Promise<string>
    /** Undefined for what was not signed here, or by a key that is not known any more. */
    read(key: string): Promise<DevicePass | undefined>
  }
}
