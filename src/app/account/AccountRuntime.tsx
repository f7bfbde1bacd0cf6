import { useSyncExternalStore, type ComponentType, useEffect, useMemo, useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { isCloudHost, type PanelPath, paths } from '../paths'
import { type AccountSession, useRecordAdditions, useSession } from '../../features/account/session'
import type { AccountArea } from './openAccounts'
import { AccountDetails, UserCard, useLeave } from '../../features/account/area'
import { CloudDock } from '../../features/account/devices'
import type { CardPlace } from '../../ui/account/AccountSlotsContext'
import { AccountProviders, type OpenedCloud } from './AccountProviders'
import { useAccountRules } from './accountRules'
import { useTranslation } from '../../i18n/TranslationProvider'
import { AccountContext, AccountSync } from '../../features/account/sync/AccountSync'
import { heldPlan } from '../../features/account/plans'
import { useNavigationLinks } from '../../features/account/links/NavigationLinksContext'
import { useBrand } from '../../ui/brand/BrandContext'
import { useToasts } from '../../ui/toasts/Toast'
import type { Accounts } from './createAccounts'

/**
 * Where an upgrade by an activation code leads [D4-47]: who is signing up to the profile, everybody else
 * nowhere.
 */
export const afterUpgrade = (pathname: string, word: string): PanelPath | undefined =>
  pathname === paths.account(word, 'signup') ? paths.account(word, 'profile') : undefined

const unknown: AccountSession = { phase: 'unknown' }
const signedOut: AccountSession = { phase: 'signedOut' }

/**
 * Who is signed in as long as the cloud is not open: nobody, unless somebody was when the panel was last
 * left.
 */
const meanwhileOf = (area: Pick<AccountArea, 'isRemembered'>): AccountSession =>
  area.isRemembered() ? unknown : signedOut

/** The parts that the area lends to screens of the panel, which bring along what they stand in. */
const createSlots = (
  area: AccountArea,
): { Card: ComponentType<{ place: CardPlace }>; Dock: ComponentType; Debug: ComponentType } => {
  const Card = ({ place }: { place: CardPlace }) => {
    const opened = useSyncExternalStore(area.subscribe, area.opened)
    return (
      <AccountProviders opened={opened} meanwhile={meanwhileOf(area)}>
        <UserCard place={place} />
      </AccountProviders>
    )
  }
  const Dock = () => {
    const opened = useSyncExternalStore(area.subscribe, area.opened)
    return opened ? (
      <AccountProviders opened={opened} meanwhile={meanwhileOf(area)}>
        <CloudDock />
      </AccountProviders>
    ) : null
  }
  const Debug = () => {
    const opened = useSyncExternalStore(area.subscribe, area.opened)
    const { isAuthEnabled = false, hasFeatures } = useAccountRules()
    return (
      <AccountProviders opened={opened} meanwhile={meanwhileOf(area)}>
        <AccountDetails
          isAuthEnabled={isAuthEnabled}
          hasFeatures={hasFeatures}
          analytics={opened?.cloud.analytics}
        />
      </AccountProviders>
    )
  }
  return { Card, Dock, Debug }
}

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
  parts: ReturnType<typeof createSlots>
  streaming: AccountArea['streaming']
  leave?: () => Promise<void>
}

/** Lends the panel what it shows of the account. */
function Lender({ accounts, parts, streaming, leave }: LenderProps) {
  const rules = useAccountRules()
  const { isAuthEnabled = false, hasFeatures } = rules
  const isOnCloud = isCloudHost(window.location.hostname, useBrand())
  const session = useSession()
  const links = useNavigationLinks()
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
      toPlans: hasCard ? () => links.go('plans') : undefined,
      Card: hasCard ? parts.Card : undefined,
      isCardSettled,
      Dock: isOnCloud ? parts.Dock : undefined,
      Debug: parts.Debug,
      streaming: hasCard
        ? streaming.map(({ name, title }) => ({
            title,
            path: links.address({ screen: 'premium-streaming', service: name }),
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
    links,
  ])
  return null
}

/**
 * The same where the cloud is open; tells when the service has taken the sign-in back, and adds to the record
 * what it lacks.
 */
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
  const parts = useMemo(() => createSlots(area), [area])
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
