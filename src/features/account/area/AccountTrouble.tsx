import { IconCloudOff } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation'
import { ErrorState } from '../../../ui/ErrorState'
import { authProblemText } from '../auth/problemText'
import { useSession } from '../session'

/** The cloud cannot be had: what that means, and a way to try again. `onRetry` is for a cloud that could not even be opened. */
export const AccountTrouble = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation()
  const session = useSession()
  const hasFailed = session.phase === 'failed'
  return (
    <div role="alert">
      <ErrorState
        icon={<IconCloudOff size={40} stroke={1.25} aria-hidden />}
        title={t('accountArea.failed.title')}
        onRetry={hasFailed ? session.retry : onRetry}
      >
        {hasFailed ? `${authProblemText(session.problem, t)} ` : ''}
        {t('accountArea.failed.rest')}
      </ErrorState>
    </div>
  )
}
