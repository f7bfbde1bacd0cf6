import {
  IconArrowsShuffle,
  IconHeart,
  IconHeartFilled,
  IconInfinity,
  IconPlaylistAdd,
  IconPlaylistX,
  IconRepeat,
  IconRepeatOnce,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useEndlessPlay, useNowPlaying, useNowPlayingStore } from '../../../device'
import { ActionMenu } from '../../../ui/menu/ActionMenu'
import type { MenuPlace } from '../../../ui/menu/menuPlace'
import { usePanelModals } from '../../../ui/modal/PanelModals'
import { ActionRow } from '../../../ui/rows/ActionRow'
import { useReportOutcome } from '../../../ui/toasts/Toast'
import { repeatOf } from '../PlayerButtons'
import { LinkRows } from './LinkRows'
import { useLiveSheet, useSheetParams } from './TrackSheet'

interface Props {
  /** Where it opens. */
  at: MenuPlace
  /** Stories and credits of what plays. */
  stories: ReactNode
  onClose: () => void
}

const look = { size: 22, stroke: 1.6, 'aria-hidden': true }

/**
 * What can be done with what plays [D2.4-12]: shuffle, repeat, what follows the queue, favourite, playlist,
 * stories and credits, artist and album in browse, sharing. It stays open for what is switched, and follows
 * the player.
 */
export function TrackMenu({ at, stories, onClose }: Props) {
  const { t } = useTranslation()
  const player = useNowPlayingStore()
  const modals = usePanelModals()
  const sheet = useLiveSheet(useSheetParams())
  const endless = useEndlessPlay()
  const reportOutcome = useReportOutcome()
  const track = useNowPlaying((playing) => {
    const { title, artist, album, item, isRadio, isLocked, random, consume, isFavourite } = playing
    const by = [artist, title ? album : ''].filter((name) => name !== '' && name !== title).join(' - ')
    const repeat = repeatOf(playing)
    const name = title || album || artist
    return { name, by, item, isRadio, isLocked, random, consume, repeat, isFavourite }
  })
  if (!track) return null
  const { item, isRadio, name, by, isLocked, random, consume, repeat, isFavourite } = track
  const addToPlaylist = () => {
    onClose()
    modals.open({ name: 'modal-add-to-playlist', params: item })
  }
  return (
    <ActionMenu place={at} title={name || t('playback.actions.title')} about={by || null} onClose={onClose}>
      <ActionRow
        icon={<IconArrowsShuffle {...look} />}
        label={t('playback.shuffle')}
        isPressed={random}
        disabled={isLocked}
        onPress={() => player.send({ type: 'random.toggled' })}
      />
      <ActionRow
        icon={repeat === 'single' ? <IconRepeatOnce {...look} /> : <IconRepeat {...look} />}
        label={t(`playback.repeat.${repeat}`)}
        isPressed={repeat !== 'off'}
        disabled={isLocked}
        onPress={() => player.send({ type: 'repeat.cycled' })}
      />
      {consume === undefined ? null : (
        <ActionRow
          icon={<IconPlaylistX {...look} />}
          label={t('playback.consume')}
          isPressed={consume}
          disabled={isLocked}
          onPress={() => player.toggleConsume()}
        />
      )}
      {endless ? (
        <ActionRow
          icon={<IconInfinity {...look} />}
          label={t('playback.endless')}
          isPressed={endless.isOn}
          disabled={isLocked}
          onPress={() => void reportOutcome(endless.set(!endless.isOn))}
        />
      ) : null}
      <ActionRow
        icon={isFavourite ? <IconHeartFilled {...look} /> : <IconHeart {...look} />}
        label={t('playback.favourite')}
        isPressed={isFavourite}
        disabled={isLocked || item.uri === ''}
        onPress={() => player.toggleFavourite()}
      />
      <ActionRow
        icon={<IconPlaylistAdd {...look} />}
        label={t('playback.addToPlaylist')}
        disabled={isLocked || isRadio || item.uri === ''}
        onPress={addToPlaylist}
      />
      {stories}
      <LinkRows sheet={sheet} onDone={onClose} />
    </ActionMenu>
  )
}
