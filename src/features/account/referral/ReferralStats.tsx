import { useTranslation } from '../../../i18n/useTranslation'
import type { ReferralParticipant } from '../../../../schemas/generated/types'
import classes from './Referral.module.css'
import { isRanked } from './isRanked'

interface Props {
  participant: ReferralParticipant
}

/** Rank and friends so far [A2.4-60]. */
export const ReferralStats = ({ participant }: Props) => {
  const { t, i18n } = useTranslation()
  const number = (value = 0) => new Intl.NumberFormat(i18n.language).format(value)
  const facts = [
    ['rank', isRanked(participant) ? `#${number(participant.rank)}` : '–'],
    ['month', number(participant.totalReferralsInMonth)],
    ['total', number(participant.totalReferrals)],
  ] as const
  return (
    <dl className={classes.stats}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`accountReferral.stats.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
