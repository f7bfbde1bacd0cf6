import { VisuallyHidden, Button, Loader, Title } from '@mantine/core'
import { IconCloudOff, IconUsers } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import type { ReferralParticipant, ReferralCampaign } from '../../../../schemas/generated/types'
import classes from './Referral.module.css'
import { isRanked, useReferral, type ReferralState } from './useReferral'
import { useBrand } from '../../../ui/brand/BrandContext'
import { ErrorState, WaitingLines } from '../../../ui/states'
import { parseSafeAddress } from '../../../ui/safeAddress'
import { useSession } from '../session'
import { BackLink, EmptyWithLink } from '../links/NavigationLinksContext'
import { Rewards } from './Rewards'
import { ShareButtons, ShareLink } from './ShareButtons'

interface ReferralStatsProps {
  participant: ReferralParticipant
}

/** Rank and friends so far [A2.4-60]. */
const ReferralStats = ({ participant }: ReferralStatsProps) => {
  const { t, i18n } = useTranslation()
  const number = (value = 0) => new Intl.NumberFormat(i18n.language).format(value)
  const figures = [
    ['rank', isRanked(participant) ? `#${number(participant.rank)}` : '–'],
    ['month', number(participant.totalReferralsInMonth)],
    ['total', number(participant.totalReferrals)],
  ] as const
  return (
    <dl className={classes.stats}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`accountReferral.stats.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const steps = ['share', 'join', 'win'] as const
const questions = ['who', 'friend', 'counted', 'when', 'reward', 'month', 'missing', 'data'] as const

/** How it works in 3 steps, and what people ask [A2.4-63 A9-13]. */
const HowItWorks = () => {
  const { t } = useTranslation()
  const { productName: product } = useBrand()
  return (
    <>
      <section className={classes.card} aria-labelledby="referral-how">
        <h2 id="referral-how">{t('accountReferral.how.title')}</h2>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>
              <strong>{t(`accountReferral.how.titles.${step}`)}</strong>
              <span>{t(`accountReferral.how.texts.${step}`, { product })}</span>
            </li>
          ))}
        </ol>
      </section>
      <section className={classes.card} aria-labelledby="referral-questions">
        <h2 id="referral-questions">{t('accountReferral.faq.title')}</h2>
        {questions.map((question) => (
          <details key={question} className={classes.question}>
            <summary>{t(`accountReferral.faq.asks.${question}`, { product })}</summary>
            <p>{t(`accountReferral.faq.answers.${question}`, { product })}</p>
          </details>
        ))}
      </section>
    </>
  )
}

interface LeaderboardProps {
  entries: NonNullable<ReferralCampaign['leaderboard']>
  /** Whose row is set off, and shows their own e-mail. */
  uid: string
  email: string
}

/** Who has brought most friends [A2.4-61]. */
const Leaderboard = ({ entries, uid, email }: LeaderboardProps) => {
  const { t } = useTranslation()
  if (entries.length === 0) return <p className={classes.note}>{t('accountReferral.leaderboard.empty')}</p>
  return (
    <table className={classes.board}>
      <thead>
        <tr>
          <th scope="col">{t('accountReferral.leaderboard.rank')}</th>
          <th scope="col">{t('accountReferral.leaderboard.name')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, place) => {
          const isOwn = entry.uid === uid
          return (
            <tr key={entry.id ?? place} aria-current={isOwn || undefined}>
              <td>{entry.rank ?? place + 1}</td>
              <td>
                {isOwn ? email : entry.name}
                {isOwn ? <VisuallyHidden> {t('accountReferral.leaderboard.you')}</VisuallyHidden> : null}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

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
        <EmptyWithLink
          icon={IconUsers}
          title={t('accountReferral.none.title')}
          to="profile"
          link={t('accountReferral.back')}
        >
          {t('accountReferral.none.text')}
        </EmptyWithLink>
      )
    case 'loading':
      return <WaitingLines count={4} height={64} />
    case 'failed':
      return (
        <ErrorState icon={IconCloudOff} title={t('accountReferral.failed.title')} onRetry={state.retry}>
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

/**
 * Lies over the programme while the service has no rank yet [A2.4-64 A4.16-2]; who does not want to wait
 * looks at it without.
 */
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
