/** The account at the cloud that the player is signed in to. */
export interface CloudAccount {
  /** Whether there is a cloud to have an account at: the menu says so [D2.9-7]. */
  isPossible: boolean
  /** It runs, and can be reached: who was signed in when it stopped is so again. */
  start(): void
  /** As whom it is signed in. */
  uid(): string | undefined
  /**
   * Signs it in by a token of the user; false when the cloud does not take it. Rejects when the cloud cannot
   * be reached.
   */
  signIn(token: string): Promise<boolean>
  /**
   * A token that signs an interface in as the same user; undefined when nobody is signed in. Rejects when the
   * cloud cannot be reached.
   */
  token(): Promise<string | undefined>
  /** Signs it out; it is no longer the user's device. */
  signOut(): Promise<void>
  /** Something that it tells of itself may have changed. */
  changed(): void
  /** It is out of reach for that time, ms. */
  away(milliseconds: number): void
  /** It stops: the cloud hears of it if it can. */
  close(): Promise<void>
}

/** Of a player that knows no cloud. */
export const noCloudAccount = (isPossible: boolean): CloudAccount => ({
  isPossible,
  start: () => undefined,
  uid: () => undefined,
  signIn: () => Promise.resolve(false),
  token: () => Promise.resolve(undefined),
  signOut: () => Promise.resolve(),
  changed: () => undefined,
  away: () => undefined,
  close: () => Promise.resolve(),
})
