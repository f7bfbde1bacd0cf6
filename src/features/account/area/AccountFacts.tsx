import { Title } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import type { Analytics } from '../../../cloud/ports/Analytics'
import { heldPlan } from '../plans/rules/heldPlan'
import { useSession } from '../session'
import classes from './AccountFacts.module.css'

interface Props {
  isAuthEnabled: boolean
  hasFeatures: boolean
  /** Undefined while the cloud is not open. */
  analytics: Pick<Analytics, 'state'> | undefined
}

/** What /debug says of the account and of analytics. Never a token, and nothing that only the user should read. */
export const AccountFacts = ({ isAuthEnabled, hasFeatures, analytics }: Props) => {
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
    <section className={classes.facts} aria-labelledby={title}>
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
