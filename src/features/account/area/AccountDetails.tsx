import { Title, Skeleton } from '@mantine/core'
import { useId, useCallback } from 'react'
import { IconCloudOff, IconHourglass } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import type { Analytics } from '../../../cloud/ports/Cloud'
import { heldPlan } from '../plans/planRules'
import { useSession } from '../session'
import classes from './AccountDetails.module.css'
import { ErrorState, WaitingLines, useDelayed } from '../../../ui/states'
import { authProblemText } from '../auth/problemText'
import { useDialogs } from '../../../ui/dialogs/Dialogs'
import { useLogOut } from '../session/SessionHost'
import { useNavigationLinks } from '../links/NavigationLinksContext'

interface AccountDetailsProps {
  isAuthEnabled: boolean
  hasFeatures: boolean
  /** Undefined while the cloud is not open. */
  analytics: Pick<Analytics, 'state'> | undefined
}

/**
 * What /debug says of the account and of analytics. Never a token, and nothing that only the user should
 * read.
 */
export const AccountDetails = ({ isAuthEnabled, hasFeatures, analytics }: AccountDetailsProps) => {
  const { t } = useTranslation()
  const session = useSession()
  const title = useId()
  const user = 'user' in session ? session.user : undefined
  const record = session.phase === 'ready' ? session.record : undefined
  const state = analytics?.state()
  const analyticsWord = state?.isConfigured ? (state.isAllowed ? 'allowed' : 'notAllowed') : 'notConfigured'
  const rows: [string, string][] = [
    [t('accountArea.debug.auth'), t(isAuthEnabled ? 'accountArea.debug.on' : 'accountArea.debug.off')],
    [
      t('accountArea.debug.features'),
      t(hasFeatures ? 'accountArea.debug.shown' : 'accountArea.debug.hidden'),
    ],
    [t('accountArea.debug.cloud'), t(analytics ? 'accountArea.debug.opened' : 'accountArea.debug.notOpened')],
    [t('accountArea.debug.session'), session.phase === 'failed' ? session.problem.code : session.phase],
    [t('accountArea.debug.user'), user?.uid ?? t('accountArea.debug.none')],
    [t('accountArea.debug.plan'), record ? heldPlan(record).code : t('accountArea.debug.none')],
    [t('accountArea.debug.analytics'), t(`accountArea.debug.${analyticsWord}`)],
  ]
  const signals = state?.signals ?? []
  return (
    <section className={classes.details} aria-labelledby={title}>
      <Title order={2} id={title}>
        {t('accountArea.debug.title')}
      </Title>
      <dl className={classes.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('accountArea.debug.signals')}</dt>
          <dd>
            {signals.length === 0 ? t('accountArea.debug.noSignals') : null}
            {signals.map(({ at, name, values }, place) => (
              <code key={place}>{`${new Date(at).toISOString()} ${name} ${JSON.stringify(values)}`}</code>
            ))}
          </dd>
        </div>
      </dl>
    </section>
  )
}

/**
 * The cloud cannot be had: what that means, and a way to try again. `onRetry` is for a cloud that could not
 * even be opened.
 */
export const AccountTrouble = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation()
  const session = useSession()
  const hasFailed = session.phase === 'failed'
  return (
    <div role="alert">
      <ErrorState
        icon={IconCloudOff}
        title={t('accountArea.failed.title')}
        onRetry={hasFailed ? session.retry : onRetry}
      >
        {hasFailed ? `${authProblemText(session.problem, t)} ` : ''}
        {t('accountArea.failed.rest')}
      </ErrorState>
    </div>
  )
}

interface AccountWaitingProps {
  /** It is the player that has to say something, not the cloud. */
  isForPlayer: boolean
  onRetry: () => void
}

/** Longer than this nobody should wait without being told, ms. */
const timeout = 10_000

/** Stands where a screen of the account area will be, as soon as it is known who is signed in. */
export const AccountWaiting = ({ isForPlayer, onRetry }: AccountWaitingProps) => {
  const { t } = useTranslation()
  const isLong = useDelayed(true, timeout)
  const what = isForPlayer ? 'player' : 'cloud'
  if (isLong)
    return (
      <div role="alert">
        <ErrorState icon={IconHourglass} title={t('accountArea.slow.title')} onRetry={onRetry}>
          {t(`accountArea.slow.${what}`)}
        </ErrorState>
      </div>
    )
  return (
    <div role="status">
      <WaitingLines label={t(`accountArea.waiting.${what}`)}>
        <Skeleton height={40} width="60%" radius="sm" animate={false} />
        <Skeleton height={120} radius="md" animate={false} />
        <Skeleton height={56} radius="md" animate={false} />
      </WaitingLines>
    </div>
  )
}

/**
 * Logs out on player and page, then leads to access [A4.11-2]; a failure is said in a modal, and who is
 * logged in stays where they are.
 */
export const useLeave = (): (() => Promise<void>) => {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const links = useNavigationLinks()
  const logOut = useLogOut()
  return useCallback(async () => {
    try {
      await logOut()
    } catch (error) {
      await dialogs.error({ title: t('accountArea.logOutFailed'), message: authProblemText(error, t) })
      return
    }
    links.go('access')
  }, [dialogs, logOut, t, links])
}
