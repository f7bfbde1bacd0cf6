import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { AccountContext, AccountSync } from '../../features/account'
import { useLeave } from '../../features/account/area'
import { heldPlan } from '../../features/account/plans'
import { useRecordAdditions, useSession, type AccountSession } from '../../features/account/session'
import { useWays } from '../../features/account/ways'
import { useBrand } from '../../ui/brand/useBrand'
import { useToasts } from '../../ui/toasts/useToasts'
import { isCloudHost } from '../isCloudHost'
import { AccountProviders } from './AccountProviders'
import { afterUpgrade } from './afterUpgrade'
import type { Accounts } from './createAccounts'
import { createLentParts } from './createLentParts'
import { meanwhileOf } from './meanwhileOf'
import type { AccountArea } from './openAccounts'
import type { OpenedCloud } from './OpenedCloud'
import { useAccountRules } from './useAccountRules'

/** Between two tries to load the area, ms. */
const pause = 30_000

const useArea = (accounts: Accounts): AccountArea | undefined => {
  const [area, setArea] = useState<AccountArea>()
  useEffect(() => {
    let isWanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = () => {
      accounts.open().then(setArea, () => {
        if (isWanted) timer = setTimeout(load, pause)
      })
    }
    load()
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [accounts])
  return area
}

/** The plan of who is signed in; `unknown` while it may be any. */
const planOf = (session: AccountSession): string | undefined => {
  if (session.phase === 'signedOut') return undefined
  return session.phase === 'ready' ? heldPlan(session.record).code : 'unknown'
}

interface LenderProps {
  accounts: Accounts
  parts: ReturnType<typeof createLentParts>
  streaming: AccountArea['streaming']
  leave?: () => Promise<void>
}

/** Lends the panel what it shows of the account. */
function Lender({ accounts, parts, streaming, leave }: LenderProps) {
  const rules = useAccountRules()
  const { isAuthEnabled = false, hasFeatures } = rules
  const isOnCloud = isCloudHost(window.location.hostname, useBrand())
  const session = useSession()
  const ways = useWays()
  const plan = planOf(session)
  const hasUser = 'user' in session
  const hasCard = isAuthEnabled && hasFeatures
  const isCardSettled =
    rules.isAuthEnabled !== undefined &&
    !(hasCard && (session.phase === 'unknown' || session.phase === 'loading'))
  useEffect(() => {
    accounts.lend({
      isAuthEnabled,
      plan,
      toPlans: hasCard ? () => ways.go('plans') : undefined,
      Card: hasCard ? parts.Card : undefined,
      isCardSettled,
      Dock: isOnCloud ? parts.Dock : undefined,
      Debug: parts.Debug,
      streaming: hasCard
        ? streaming.map(({ name, title }) => ({
            title,
            path: ways.address({ screen: 'premium-streaming', service: name }),
          }))
        : undefined,
      logOut: hasUser && leave ? () => void leave() : undefined,
    })
  }, [
    accounts,
    streaming,
    isAuthEnabled,
    hasCard,
    isCardSettled,
    isOnCloud,
    plan,
    parts,
    hasUser,
    leave,
    ways,
  ])
  return null
}

/** The same where the cloud is open; tells when the service has taken the sign-in back, and adds to the record what it lacks. */
function CloudLender({ opened, ...props }: Omit<LenderProps, 'leave'> & { opened: OpenedCloud }) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const leave = useLeave()
  useRecordAdditions()
  useEffect(
    () =>
      opened.session.onEnded(() =>
        toasts.show({
          kind: 'warning',
          isSticky: true,
          title: t('accountArea.ended.title'),
          message: t('accountArea.ended.message'),
        }),
      ),
    [opened, toasts, t],
  )
  return <Lender {...props} leave={leave} />
}

/** Keeps the accounts of interface and player in step [D4-40], where logging in is possible. */
function Sync({ area }: { area: AccountArea }) {
  const router = useRouter()
  const { word } = useBrand()
  const { isAuthEnabled } = useAccountRules()
  useEffect(() => (isAuthEnabled ? area.resume() : undefined), [area, isAuthEnabled])
  if (!isAuthEnabled) return null
  const go = () => {
    const path = afterUpgrade(router.state.location.pathname, word)
    if (path !== undefined) router.history.push(path)
  }
  return (
    <AccountContext value={area.account}>
      <AccountSync onUpgrade={go} />
    </AccountContext>
  )
}

/** What of the account area runs whatever screen is on. It draws nothing. */
export function AccountRuntime({ accounts }: { accounts: Accounts }) {
  const area = useArea(accounts)
  return area ? <AreaRuntime accounts={accounts} area={area} /> : null
}

function AreaRuntime({ accounts, area }: { accounts: Accounts; area: AccountArea }) {
  const opened = useSyncExternalStore(area.subscribe, area.opened)
  // The same for good, so that nothing of them is drawn anew when the cloud opens.
  const parts = useMemo(() => createLentParts(area), [area])
  return (
    <>
      <Sync area={area} />
      <AccountProviders opened={opened} meanwhile={meanwhileOf(area)}>
        {opened ? (
          <CloudLender accounts={accounts} parts={parts} streaming={area.streaming} opened={opened} />
        ) : (
          <Lender accounts={accounts} parts={parts} streaming={area.streaming} />
        )}
      </AccountProviders>
    </>
  )
}
