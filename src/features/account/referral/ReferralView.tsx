import { Button, Loader, Title } from '@mantine/core'
import { IconCloudOff, IconUsers } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import type { ReferralCampaign, ReferralParticipant } from '../../../../schemas/generated/types'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { parseSafeAddress } from '../../../ui/safeAddress'
import { WaitingLines } from '../../../ui/WaitingLines'
import { useSession } from '../session'
import { BackLink } from '../ways/BackLink'
import { WayLink } from '../ways/WayLink'
import { HowItWorks } from './HowItWorks'
import { isRanked } from './isRanked'
import { Leaderboard } from './Leaderboard'
import classes from './Referral.module.css'
import { ReferralStats } from './ReferralStats'
import { Rewards } from './Rewards'
import { ShareButtons } from './ShareButtons'
import { ShareLink } from './ShareLink'
import { useReferral, type ReferralState } from './useReferral'

/** The referral programme [A2.4-57]. */
export const ReferralView = () => {
  const { t } = useTranslation()
  const [isSkipped, setSkipped] = useState(false)
  const state = useReferral(!isSkipped)
  return (
    <div className={classes.page}>
      <BackLink to="profile">{t('accountReferral.back')}</BackLink>
      <header>
        <Title order={1}>{t('accountReferral.title')}</Title>
        <p className={classes.note}>{t('accountReferral.subtitle')}</p>
      </header>
      <Body state={state} isSkipped={isSkipped} onSkip={() => setSkipped(true)} />
    </div>
  )
}

/** Whether somebody does not want to wait for a rank. */
interface Skipping {
  isSkipped: boolean
  onSkip: () => void
}

const Body = ({ state, ...skipping }: Skipping & { state: ReferralState }) => {
  const { t } = useTranslation()
  switch (state.phase) {
    case 'none':
      return (
        <EmptyState
          icon={<IconUsers size={40} stroke={1.25} aria-hidden />}
          title={t('accountReferral.none.title')}
          action={
            <WayLink to="profile" button="filled">
              {t('accountReferral.back')}
            </WayLink>
          }
        >
          {t('accountReferral.none.text')}
        </EmptyState>
      )
    case 'loading':
      return <WaitingLines count={4} height={64} />
    case 'failed':
      return (
        <ErrorState
          icon={<IconCloudOff size={40} stroke={1.25} aria-hidden />}
          title={t('accountReferral.failed.title')}
          onRetry={state.retry}
        >
          {state.message ?? t('accountReferral.failed.text')}
        </ErrorState>
      )
    case 'ready':
      return <Programme {...state} {...skipping} />
  }
}

interface ProgrammeProps extends Skipping {
  campaign: ReferralCampaign
  participant: ReferralParticipant
}

const Programme = ({ campaign, participant, ...skipping }: ProgrammeProps) => {
  const { t } = useTranslation()
  const session = useSession()
  const user = 'user' in session ? session.user : undefined
  const link = parseSafeAddress(participant.shareURL)
  return (
    <RankGate isRanked={isRanked(participant)} {...skipping}>
      <section className={classes.card} aria-labelledby="referral-link">
        <h2 id="referral-link">{t('accountReferral.link.title')}</h2>
        {link.ok ? (
          <>
            <ShareLink link={link.href} />
            <ShareButtons link={link.href} />
          </>
        ) : (
          <p className={classes.note}>{t('accountReferral.link.missing')}</p>
        )}
      </section>
      <section className={classes.card} aria-labelledby="referral-stats">
        <h2 id="referral-stats">{t('accountReferral.stats.title')}</h2>
        <ReferralStats participant={participant} />
      </section>
      <div className={classes.columns}>
        <section className={classes.card} aria-labelledby="referral-board">
          <h2 id="referral-board">{t('accountReferral.leaderboard.title')}</h2>
          <Leaderboard
            entries={campaign.leaderboard ?? []}
            uid={user?.uid ?? ''}
            email={participant.email || (user?.email ?? '')}
          />
        </section>
        <section className={classes.card} aria-labelledby="referral-rewards">
          <h2 id="referral-rewards">{t('accountReferral.rewards.title')}</h2>
          <Rewards rewards={campaign.rewards} total={participant.totalReferrals ?? 0} />
        </section>
      </div>
      <HowItWorks />
    </RankGate>
  )
}

/** Lies over the programme while the service has no rank yet [A2.4-64 A4.16-2]; who does not want to wait looks at it without. */
const RankGate = ({
  isRanked,
  isSkipped,
  onSkip,
  children,
}: Skipping & { isRanked: boolean; children: ReactNode }) => {
  const { t } = useTranslation()
  const isCovered = !isRanked && !isSkipped
  return (
    <div className={classes.gate} aria-busy={isCovered}>
      <div className={classes.sections} inert={isCovered}>
        {children}
      </div>
      {isCovered ? (
        <div className={classes.cover} role="status">
          <div className={classes.waiting}>
            <Loader size="sm" />
            <strong>{t('accountReferral.waiting.title')}</strong>
            <span className={classes.note}>{t('accountReferral.waiting.text')}</span>
            <Button variant="default" onClick={onSkip}>
              {t('accountReferral.waiting.skip')}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  )
}
