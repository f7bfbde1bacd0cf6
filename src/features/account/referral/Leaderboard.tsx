import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation'
import type { ReferralCampaign } from '../../../../schemas/generated/types'
import classes from './Referral.module.css'

interface Props {
  entries: NonNullable<ReferralCampaign['leaderboard']>
  /** Whose row is set off, and shows their own e-mail. */
  uid: string
  email: string
}

/** Who has brought most friends [A2.4-61]. */
export const Leaderboard = ({ entries, uid, email }: Props) => {
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
