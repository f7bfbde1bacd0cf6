// The words of the machine that keeps the cloud accounts of interface and player in step [D4-40 to D4-47].

/** Who is signed in to the cloud on this interface [D3-63]; `plan` is e.g. superstar. */
export interface AccountUser {
  uid: string
  plan?: string | undefined
}

/** As whom the player is signed in [D3-63 D7-71]; '' where it does not say. */
export interface DeviceAccount {
  loggedIn: boolean
  uid: string
}

/** What the machine remembers. */
export interface AccountSyncContext {
  user: AccountUser | undefined
  /** The user has just logged in here, not by a token of the player [D4-41]. */
  isFresh: boolean
  /**
   * Something changed since both were last in step; where the player was away meanwhile it is done when it is
   * back.
   */
  isDue: boolean
  /** How often another account of the player took the place of the user's since the last login here. */
  takeovers: number
}

/** What happens to the machine: from the `account` actor, and from the `player` actor. */
export type AccountSyncEvent =
  /** This interface has accounts; without, the machine listens to nothing and sends nothing. */
  | { type: 'account.present' }
  | { type: 'user.changed'; user: AccountUser | undefined; isFresh: boolean }
  | { type: 'token.pushed'; token: string }
  | { type: 'logout.pushed' }
  /** An activation code upgraded the account [D4-47]. */
  | { type: 'upgrade.pushed' }
  | { type: 'player.left' }
  | { type: 'player.returned' }

/**
 * `upgraded`: an activation code upgraded the account [D4-47]; `failed`: this interface's own account did
 * [D8-5].
 */
export type AccountSyncEmitted = { type: 'upgraded' } | { type: 'failed'; error: unknown }

/**
 * `taken`: the player says that it has it; `refused`: it could not be sent. Whoever says nothing is waited
 * for no longer than 8 s.
 */
export type TokenOutcome = 'taken' | 'refused'
