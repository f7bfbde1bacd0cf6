import { ActionIcon } from '@mantine/core'
import { IconPlayerSkipBackFilled, IconPlayerSkipForwardFilled } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation'
import { usePlaybackActor } from './PlaybackContext'
import { useIsTransportLocked } from './useIsLocked'

interface Props {
  to: 'previous' | 'next'
  className?: string | undefined
  /** Of the icon, px. */
  size?: number
}

/** The track before, or after [D2.4-6]. */
export function StepButton({ to, className, size = 22 }: Props) {
  const { t } = useTranslation()
  const actor = usePlaybackActor()
  const isLocked = useIsTransportLocked()
  const Icon = to === 'previous' ? IconPlayerSkipBackFilled : IconPlayerSkipForwardFilled
  return (
    <ActionIcon
      className={className}
      aria-label={t(`playback.${to}`)}
      disabled={isLocked}
      onClick={() => actor.send({ type: `${to}.pressed` })}
    >
      <Icon size={size} aria-hidden />
    </ActionIcon>
  )
}
