import { ActionIcon } from '@mantine/core'
import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation'
import { useNowPlaying, useNowPlayingStore } from '../../device'

const looks = {
  play: IconPlayerPlayFilled,
  pause: IconPlayerPauseFilled,
  stop: IconPlayerStopFilled,
} as const

interface Props {
  className?: string | undefined
  /** Of the icon, px. */
  size?: number
}

/** Play, or pause, or stop where there is nothing to pause [D2.4-7]. */
export function PlayButton({ className, size = 22 }: Props) {
  const { t } = useTranslation()
  const player = useNowPlayingStore()
  const isLocked = useNowPlaying((playing) => playing.isTransportLocked) ?? true
  const does =
    useNowPlaying(({ status, isRadio }) => (status === 'play' ? (isRadio ? 'stop' : 'pause') : 'play')) ??
    'play'
  const Icon = looks[does]
  return (
    <ActionIcon
      className={className}
      variant="filled"
      color="accent"
      radius="50%"
      aria-label={t(`playback.${does}`)}
      disabled={isLocked}
      onClick={() => player.send({ type: 'play.toggled' })}
    >
      <Icon size={size} aria-hidden />
    </ActionIcon>
  )
}
