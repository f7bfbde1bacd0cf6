import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation'
import type { CardPlace } from '../../../ui/account/AccountSeamContext'
import { useSession } from '../session'
import { NobodyCard } from './NobodyCard'
import { SignedInCard } from './SignedInCard'
import classes from './UserCard.module.css'

/** Who is signed in to the cloud, and what they can do about it [A2.5-1]; or that nobody is. */
export const UserCard = ({ place }: { place: CardPlace }) => {
  const { t } = useTranslation()
  const session = useSession()
  return (
    <section className={classes.card} aria-label={t('accountArea.card.label')}>
      {session.phase === 'signedOut' ? <NobodyCard place={place} /> : null}
      {session.phase === 'unknown' || session.phase === 'loading' ? (
        <div role="status">
          <VisuallyHidden>{t('accountArea.card.waiting')}</VisuallyHidden>
          <Skeleton height={44} radius="md" />
        </div>
      ) : null}
      {session.phase === 'ready' ? <SignedInCard user={session.user} record={session.record} /> : null}
      {session.phase === 'failed' ? (
        <div className={classes.trouble} role="status">
          <span>{t('accountArea.failed.title')}</span>
          <Button variant="default" onClick={session.retry}>
            {t('action.tryAgain')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
