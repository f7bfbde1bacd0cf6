import { ActionIcon } from '@mantine/core'
import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePlayback, usePlaybackActor } from '../../../features/playback'

const looks = {
  play: IconPlayerPlayFilled,
  pause: IconPlayerPauseFilled,
  stop: IconPlayerStopFilled,
} as const

/** Play, or pause, or stop where there is nothing to pause [D2.4-7]. */
export const PlayButton = ({ isLocked }: { isLocked: boolean }) => {
  const { t } = useTranslation()
  const actor = usePlaybackActor()
  const does = usePlayback((one) =>
    one.hasTag('playing') ? (one.context.facts?.trackType === 'webradio' ? 'stop' : 'pause') : 'play',
  )
  const Icon = looks[does]
  return (
    <ActionIcon
      variant="filled"
      color="accent"
      radius="50%"
      aria-label={t(`playback.${does}`)}
      disabled={isLocked}
      onClick={() => actor.send({ type: 'play.toggled' })}
    >
      <Icon size={22} aria-hidden />
    </ActionIcon>
  )
}
