import type { AccountSession } from '../../features/account/session'
import { paths, withQuery, type PanelPath } from '../paths'
import type { AccountGuard } from './accountRoutes'
import { matchAccountRoute, type AccountMatch } from './matchAccountRoute'

/** Who is on the way to the account area. */
export interface AccountState {
  /** Undefined while nobody knows: the player has not pushed its menu yet. */
  isAuthEnabled: boolean | undefined
  session: AccountSession
  /** The sign-in was taken back by the service, while the area was open. */
  hasEnded?: boolean
}

/** Why an account address is not entered, as the error catalogue names it; `NOT_FOUND` for an address that no screen has. */
export type AccountObstacle =
  | 'NOT_ENABLED'
  | 'REQUIRED'
  | 'USER_ALREADY_LOGGED'
  | 'USER_MISSING_MANDATORY_FIELDS'
  | 'USER_NOT_LOGGED'
  | 'NOT_FOUND'

/** What becomes of an account address. */
export type AccountDecision =
  | ({ kind: 'enter' } & AccountMatch)
  /** It is not known yet whether it may be entered. */
  | { kind: 'wait' }
  /** Nor will it be: the cloud cannot be had. */
  | { kind: 'failed' }
  | { kind: 'goto'; obstacle: AccountObstacle; path: PanelPath }

type Refusal = Extract<AccountObstacle, 'REQUIRED' | 'USER_ALREADY_LOGGED' | 'USER_MISSING_MANDATORY_FIELDS'>

/** First and last name are mandatory [A5-11 A9-12]. */
const hasNames = (session: AccountSession): boolean =>
  session.phase === 'ready' &&
  [session.record?.firstName, session.record?.lastName].every((name) => (name ?? '').trim() !== '')

/** The guards [A2.3-20 to A2.3-23]: whether a session passes, or why it does not. */
const guards: Readonly<
  Record<AccountGuard, (session: AccountSession) => 'pass' | 'wait' | 'failed' | Refusal>
> = {
  anybody: () => 'pass',
  known: ({ phase }) => (phase === 'unknown' ? 'wait' : 'pass'),
  noUser: ({ phase }) => {
    if (phase === 'unknown') return 'wait'
    return phase === 'signedOut' ? 'pass' : 'USER_ALREADY_LOGGED'
  },
  user: ({ phase }) => {
    if (phase === 'unknown' || phase === 'loading') return 'wait'
    if (phase === 'failed') return 'failed'
    return phase === 'signedOut' ? 'REQUIRED' : 'pass'
  },
  // That the e-mail is verified is shown on screens and asked for by no guard [A2.3-22].
  verified: (session) => {
    const entry = guards.user(session)
    return entry !== 'pass' || hasNames(session) ? entry : 'USER_MISSING_MANDATORY_FIELDS'
  },
}

const leadsTo: Readonly<Record<Refusal, string>> = {
  REQUIRED: 'access',
  USER_ALREADY_LOGGED: 'profile',
  USER_MISSING_MANDATORY_FIELDS: 'profile/edit',
}

/**
 * What becomes of an address below the brand's word [A2.2-4 A2.3-20 to A2.3-23 D8-2 D8-3 D8-4]: its screen, or where it leads instead,
 * which is always a screen of this panel and keeps the query string. An address that no screen has goes the unknown way [A2.1-10].
 */
export const decideAccountRoute = (
  { pathname, query, word }: { pathname: string; query: string; word: string },
  { isAuthEnabled, session, hasEnded = false }: AccountState,
): AccountDecision => {
  const instead = (obstacle: AccountObstacle, path: PanelPath): AccountDecision => ({
    kind: 'goto',
    obstacle,
    path: withQuery(path, query),
  })
  const match = matchAccountRoute(pathname, word)
  if (!match) return instead('NOT_FOUND', paths.redirect)
  if (isAuthEnabled === undefined) return { kind: 'wait' }
  if (!isAuthEnabled) return instead('NOT_ENABLED', paths.browse)
  const entry = guards[match.guard](session)
  if (entry === 'pass') return { kind: 'enter', ...match }
  if (entry === 'wait' || entry === 'failed') return { kind: entry }
  // Who was here a moment ago logs in again rather than begins anew.
  if (entry === 'REQUIRED' && hasEnded) return instead('USER_NOT_LOGGED', `/${word}/login`)
  return instead(entry, `/${word}/${leadsTo[entry]}`)
}
