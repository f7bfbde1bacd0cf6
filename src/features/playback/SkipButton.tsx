import { ActionIcon } from '@mantine/core'
import { IconRewindBackward15, IconRewindForward15 } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation'
import { useNowPlaying, useNowPlayingStore } from '../../device'

/** 15 s back or forward [D2.4-6 D9-8]. */
export function SkipButton({ direction }: { direction: 'back' | 'forward' }) {
  const { t } = useTranslation()
  const player = useNowPlayingStore()
  const isLocked = useNowPlaying((playing) => playing.isTransportLocked) ?? true
  const Icon = direction === 'back' ? IconRewindBackward15 : IconRewindForward15
  return (
    <ActionIcon
      size={44}
      aria-label={direction === 'back' ? t('playback.back15') : t('playback.forward15')}
      disabled={isLocked}
      onClick={() => player.send({ type: 'skip.pressed', direction })}
    >
      <Icon size={26} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}
