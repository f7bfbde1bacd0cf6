import { Skeleton } from '@mantine/core'
import { IconTrophy } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation'
import { WayLink } from '../ways/WayLink'
import classes from './Referral.module.css'
import { useReferral } from './useReferral'

/** What sharing has brought so far, on the profile; nothing where there is no campaign [A2.4-32 A6-8]. */
export const AchievementsPanel = () => {
  const { t } = useTranslation()
  const state = useReferral()
  if (state.phase === 'none') return null
  const total = state.phase === 'ready' ? (state.participant.totalReferrals ?? 0) : 0
  return (
    <section className={classes.panel} aria-labelledby="achievements">
      <IconTrophy size={32} stroke={1.25} aria-hidden className={classes.trophy} />
      <div className={classes.panelWords}>
        <h2 id="achievements">{t('accountReferral.panel.title')}</h2>
        <p className={classes.note}>
          {total > 0 ? t('accountReferral.panel.total', { count: total }) : t('accountReferral.panel.none')}
        </p>
      </div>
      {state.phase === 'loading' ? (
        <Skeleton width={140} height={44} />
      ) : (
        <WayLink to="referral" button="default">
          {t(total > 0 ? 'accountReferral.panel.results' : 'accountReferral.panel.start')}
        </WayLink>
      )}
    </section>
  )
}
