import { useEffect, useState, useContext, useMemo } from 'react'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { usePanelServices } from '../PanelServices'
import type { AccountArea } from './openAccounts'
import { type OpenedCloud, AccountProviders } from './AccountProviders'
import { type AccountSession, useSession } from '../../features/account/session'
import { paths, withQuery, type PanelPath } from '../paths'
import {
  type AccountGuard,
  matchAccountRoute,
  type AccountMatch,
  isAccountPath,
  useAccountRules,
} from './accountRules'
import { AccountTrouble, AccountWaiting } from '../../features/account/area'
import { DeletionContext, DeletionHost } from '../../features/account/profile'
import { PlaceContext } from '../../features/account/links/NavigationLinksContext'
import { useBrand } from '../../ui/brand/BrandContext'
import classes from './AccountRouteGuard.module.css'
import { accountScreens } from './accountScreens'

/** A cloud that is being opened. */
type Opening =
  | { phase: 'opening' }
  /** The brand's cloud is no good. */
  | { phase: 'none' }
  | { phase: 'failed' }
  | { phase: 'open'; area: AccountArea; opened: OpenedCloud }

/**
 * Opens the cloud of the panel as soon as it is wanted, and gives how far that is; `retry` tries again after
 * a failure.
 */
const useOpenedCloud = (isWanted: boolean): Opening & { retry: () => void } => {
  const { accounts } = usePanelServices()
  const [opening, setOpening] = useState<Opening>({ phase: 'opening' })
  useEffect(() => {
    if (!isWanted || opening.phase !== 'opening') return undefined
    let isWaited = true
    const tell = (next: Opening) => {
      if (isWaited) setOpening(next)
    }
    const openAll = async () => {
      const area = await accounts?.open()
      tell(area ? { phase: 'open', area, opened: await area.open() } : { phase: 'none' })
    }
    openAll().catch(() => tell({ phase: 'failed' }))
    return () => {
      isWaited = false
    }
  }, [accounts, isWanted, opening.phase])
  const retry = () => setOpening({ phase: 'opening' })
  return { ...opening, retry }
}

/** Who is on the way to the account area. */
export interface AccountState {
  /** Undefined while nobody knows: the player has not pushed its menu yet. */
  isAuthEnabled: boolean | undefined
  session: AccountSession
  /** The sign-in was taken back by the service, while the area was open. */
  hasEnded?: boolean
}

/**
 * Why an account address is not entered, as the error catalogue names it; `NOT_FOUND` for an address that no
 * screen has.
 */
export type AccountObstacle =
  | 'NOT_ENABLED'
  | 'REQUIRED'
  | 'USER_ALREADY_LOGGED'
  | 'USER_MISSING_MANDATORY_FIELDS'
  | 'USER_NOT_LOGGED'
  | 'NOT_FOUND'

/** What becomes of an account address. */
type AccountDecision =
  | ({ kind: 'enter' } & AccountMatch)
  /** It is not known yet whether it may be entered. */
  | { kind: 'wait' }
  /** Nor will it be: the cloud cannot be had. */
  | { kind: 'failed' }
  | { kind: 'goto'; obstacle: AccountObstacle; path: PanelPath }

type RedirectReason = Extract<
  AccountObstacle,
  'REQUIRED' | 'USER_ALREADY_LOGGED' | 'USER_MISSING_MANDATORY_FIELDS'
>

/** First and last name are mandatory [A5-11 A9-12]. */
const hasNames = (session: AccountSession): boolean =>
  session.phase === 'ready' &&
  [session.record?.firstName, session.record?.lastName].every((name) => (name ?? '').trim() !== '')

/** The guards [A2.3-20 to A2.3-23]: whether a session passes, or why it does not. */
const guards: Readonly<
  Record<AccountGuard, (session: AccountSession) => 'pass' | 'wait' | 'failed' | RedirectReason>
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

const leadsTo: Readonly<Record<RedirectReason, string>> = {
  REQUIRED: 'access',
  USER_ALREADY_LOGGED: 'profile',
  USER_MISSING_MANDATORY_FIELDS: 'profile/edit',
}

/**
 * What becomes of an address below the brand's word [A2.2-4 A2.3-20 to A2.3-23 D8-2 D8-3 D8-4]: its screen,
 * or where it leads instead, which is always a screen of this panel and keeps the query string. An address
 * that no screen has goes the unknown way [A2.1-10].
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

const unknown: AccountSession = { phase: 'unknown' }

/** An address of the area. */
interface Address {
  pathname: string
  query: string
  word: string
}

/** The address that the area is entered by; undefined on the way to another screen. */
const useAddress = (): Address | undefined => {
  const brand = useBrand()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const query = useRouterState({ select: ({ location }) => location.searchStr })
  return isAccountPath(pathname, brand) ? { pathname, query, word: brand.word } : undefined
}

/** Where the brand's cloud is none, its addresses are unknown ones. */
const decide = (
  address: Address,
  isAuthEnabled: boolean | undefined,
  opening: Opening,
  session: AccountSession,
): AccountDecision => {
  const hasEnded = opening.phase === 'open' && opening.area.hasEnded()
  const decision = decideAccountRoute(address, { isAuthEnabled, session, hasEnded })
  if (decision.kind === 'goto') return decision
  if (opening.phase === 'none')
    return { kind: 'goto', obstacle: 'NOT_FOUND', path: withQuery(paths.redirect, address.query) }
  if (opening.phase === 'failed') return { kind: 'failed' }
  return decision.kind === 'enter' && opening.phase === 'opening' ? { kind: 'wait' } : decision
}

interface EntryProps {
  isAuthEnabled: boolean | undefined
  opening: Opening & { retry: () => void }
}

/**
 * The screen of the address, or the way to where it leads instead; while that is not known, what is waited
 * for.
 */
function Entry({ isAuthEnabled, opening }: EntryProps) {
  const router = useRouter()
  const address = useAddress()
  const session = useSession()
  // Whose account is being deleted stays on the screen that began it, and is led on by whoever deletes.
  const isDeleting = useContext(DeletionContext)?.isRunning === true
  const decision: AccountDecision = address
    ? decide(address, isAuthEnabled, opening, session)
    : { kind: 'wait' }

  const path = decision.kind === 'goto' && !isDeleting ? decision.path : undefined
  useEffect(() => {
    if (path !== undefined) router.history.replace(path)
  }, [path, router])

  const Screen = decision.kind === 'enter' ? accountScreens[decision.screen] : undefined
  const params = JSON.stringify(decision.kind === 'enter' ? decision.params : {})
  const query = address?.query ?? ''
  const place = useMemo(
    () => ({ params: JSON.parse(params), query: new URLSearchParams(query) }),
    [params, query],
  )
  return (
    <PlaceContext value={place}>
      {Screen ? <Screen /> : null}
      {decision.kind === 'wait' ? (
        <AccountWaiting isForPlayer={isAuthEnabled === undefined} onRetry={() => router.history.go(0)} />
      ) : null}
      {decision.kind === 'failed' ? <AccountTrouble onRetry={opening.retry} /> : null}
    </PlaceContext>
  )
}

/** Every address below the brand's word. */
export const AccountRouteGuard = () => {
  const { isAuthEnabled } = useAccountRules()
  const opening = useOpenedCloud(isAuthEnabled === true)
  const entry = <Entry isAuthEnabled={isAuthEnabled} opening={opening} />
  return (
    <>
      <div className={classes.ground} data-account-ground aria-hidden />
      <AccountProviders opened={opening.phase === 'open' ? opening.opened : undefined} meanwhile={unknown}>
        {opening.phase === 'open' ? <DeletionHost>{entry}</DeletionHost> : entry}
      </AccountProviders>
    </>
  )
}
