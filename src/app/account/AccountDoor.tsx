import { useRouter, useRouterState } from '@tanstack/react-router'
import { useContext, useEffect, useMemo } from 'react'
import { AccountTrouble, AccountWaiting } from '../../features/account/area'
import { DeletionContext, DeletionHost } from '../../features/account/profile'
import { useSession, type AccountSession } from '../../features/account/session'
import { PlaceContext } from '../../features/account/ways'
import { useBrand } from '../../ui/brand/useBrand'
import { paths, withQuery } from '../paths'
import classes from './AccountDoor.module.css'
import { AccountProviders } from './AccountProviders'
import { accountScreens } from './accountScreens'
import { decideAccountRoute, type AccountDecision } from './decideAccountRoute'
import { isAccountPath } from './isAccountPath'
import { useAccountRules } from './useAccountRules'
import { useOpenedCloud, type Opening } from './useOpenedCloud'

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

/** The screen of the address, or the way to where it leads instead; while that is not known, what is waited for. */
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
export const AccountDoor = () => {
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
