import { ActionIcon } from '@mantine/core'
import { IconVolume, IconVolume2, IconVolumeOff } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation'
import type { Volume } from './useVolume'

/** The speaker that says how loud it is. */
export function Speaker({ sound: { isMuted, volume } }: { sound: Volume }) {
  const look = { size: 22, stroke: 1.75, 'aria-hidden': true }
  if (isMuted) return <IconVolumeOff {...look} />
  return volume < 50 ? <IconVolume2 {...look} /> : <IconVolume {...look} />
}

/** Silent, and heard again [D2.5-1]. */
export function MuteButton({ sound }: { sound: Volume }) {
  const { t } = useTranslation()
  return (
    <ActionIcon
      aria-label={sound.isMuted ? t('playback.unmute') : t('playback.mute')}
      aria-pressed={sound.isMuted}
      disabled={sound.isFixed}
      onClick={sound.toggleMute}
    >
      <Speaker sound={sound} />
    </ActionIcon>
  )
}
