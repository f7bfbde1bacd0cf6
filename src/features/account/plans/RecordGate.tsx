import { IconUserOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import type { UserRecord } from '../../../../schemas/generated/types'
import type { CloudUser } from '../../../cloud/ports/CloudAuth'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { useSession } from '../session/SessionContext'
import { WayLink } from '../ways/WayLink'
import { WaitingCards } from './cards/WaitingCards'

/** Whose plan it is. */
export interface PlanOwner {
  user: CloudUser
  record: UserRecord | undefined
}

interface Props {
  children: (owner: PlanOwner) => ReactNode
}

/** Draws what belongs to who is signed in, once their record is here [A2.4-50 A6-7 A8-25]; else says what is missing. */
export const RecordGate = ({ children }: Props) => {
  const { t } = useTranslation()
  const session = useSession()
  if (session.phase === 'ready') return children(session)
  if (session.phase === 'failed') {
    return (
      <ErrorState title={t('accountPlans.recordFailed.title')} onRetry={session.retry}>
        {t('accountPlans.recordFailed.text')}
      </ErrorState>
    )
  }
  if (session.phase === 'signedOut') {
    return (
      <EmptyState
        icon={<IconUserOff size={40} stroke={1.25} aria-hidden />}
        title={t('accountPlans.notLogged.title')}
        action={
          <WayLink to="login" button="filled">
            {t('accountPlans.notLogged.button')}
          </WayLink>
        }
      >
        {t('accountPlans.notLogged.text')}
      </EmptyState>
    )
  }
  return <WaitingCards count={3} />
}
