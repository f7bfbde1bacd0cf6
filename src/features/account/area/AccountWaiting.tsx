import { Skeleton } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation'
import { ErrorState } from '../../../ui/ErrorState'
import { WaitingLines } from '../../../ui/WaitingLines'
import { useDelayed } from '../../../ui/useDelayed'

interface Props {
  /** It is the player that has to say something, not the cloud. */
  isForPlayer: boolean
  onRetry: () => void
}

/** Longer than this nobody should wait without being told, ms. */
const patience = 10_000

/** Stands where a screen of the account area will be, as soon as it is known who is signed in. */
export const AccountWaiting = ({ isForPlayer, onRetry }: Props) => {
  const { t } = useTranslation()
  const isLong = useDelayed(true, patience)
  const what = isForPlayer ? 'player' : 'cloud'
  if (isLong)
    return (
      <div role="alert">
        <ErrorState
          icon={<IconHourglass size={40} stroke={1.25} aria-hidden />}
          title={t('accountArea.slow.title')}
          onRetry={onRetry}
        >
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
