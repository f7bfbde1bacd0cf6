import { ActionIcon } from '@mantine/core'
import { IconPlayerSkipBackFilled, IconPlayerSkipForwardFilled } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation'
import { useNowPlaying, useNowPlayingStore } from '../../device'

interface Props {
  to: 'previous' | 'next'
  className?: string | undefined
  /** Of the icon, px. */
  size?: number
}

/** The track before, or after [D2.4-6]. */
export function StepButton({ to, className, size = 22 }: Props) {
  const { t } = useTranslation()
  const player = useNowPlayingStore()
  const isLocked = useNowPlaying((playing) => playing.isTransportLocked) ?? true
  const Icon = to === 'previous' ? IconPlayerSkipBackFilled : IconPlayerSkipForwardFilled
  return (
    <ActionIcon
      className={className}
      aria-label={t(`playback.${to}`)}
      disabled={isLocked}
      onClick={() => player.send({ type: `${to}.pressed` })}
    >
      <Icon size={size} aria-hidden />
    </ActionIcon>
  )
}
