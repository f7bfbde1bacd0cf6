import { Button } from '@mantine/core'
import {
  IconArrowsShuffle,
  IconHeart,
  IconHeartFilled,
  IconPlaylistAdd,
  IconPlaylistX,
  IconRepeat,
  IconRepeatOnce,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useNowPlaying, useNowPlayingStore } from '../../../device'
import { PanelModal, usePanelModals, type ModalFrameProps } from '../../../ui/modal/PanelModals'
import { ActionRow } from '../../../ui/rows/ActionRow'
import { repeatOf } from '../PlayerButtons'
import { LinkRows } from './LinkRows'
import { useLiveSheet } from './TrackSheet'
import classes from './NowPlayingInfoModal.module.css'

interface TrackActionsModalProps {
  frame: ModalFrameProps
  params: unknown
  /** Stories and credits of what plays. */
  stories: ReactNode
}

const look = { size: 22, stroke: 1.6, 'aria-hidden': true }

/**
 * What can be done with what plays [D2.4-12]: shuffle, repeat, favourite, playlist, stories and credits,
 * artist and album in browse, sharing. It stays open for what is switched, and follows the player.
 */
export function TrackActionsModal({ frame, params, stories }: TrackActionsModalProps) {
  const { t } = useTranslation()
  const player = useNowPlayingStore()
  const modals = usePanelModals()
  const sheet = useLiveSheet(params)
  const track = useNowPlaying((playing) => {
    const { title, artist, album, item, isRadio, isLocked, random, consume, isFavourite } = playing
    const repeat = repeatOf(playing)
    return { title: title || album || artist, item, isRadio, isLocked, random, consume, repeat, isFavourite }
  })
  if (!track) return null
  const { item, isRadio, title, isLocked, random, consume, repeat, isFavourite } = track
  const addToPlaylist = () => {
    frame.onClose()
    modals.open({ name: 'modal-add-to-playlist', params: item })
  }
  return (
    <PanelModal
      {...frame}
      title={title || t('playback.actions.title')}
      buttons={<Button onClick={frame.onClose}>{t('action.close')}</Button>}
    >
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
      <LinkRows sheet={sheet} onDone={frame.onClose} />
    </PanelModal>
  )
}

interface NowPlayingInfoModalProps {
  frame: ModalFrameProps
  params: unknown
  /** Stories and credits of what plays. */
  stories: ReactNode
}

/**
 * What is known of what plays [D2.4-13]: names, stories and credits, and the ways to artist, album and
 * sharing.
 */
export function NowPlayingInfoModal({ frame, params, stories }: NowPlayingInfoModalProps) {
  const { t } = useTranslation()
  const sheet = useLiveSheet(params)
  const names = useNowPlaying(({ title, artist, album }) => ({ title, artist, album }))
  if (!names) return null
  const { title, artist, album } = names
  return (
    <PanelModal
      {...frame}
      title={title || t('playback.untitled')}
      buttons={<Button onClick={frame.onClose}>{t('action.close')}</Button>}
    >
      {[artist, album]
        .filter((name) => name !== '')
        .map((name) => (
          <p key={name} className={classes.name}>
            {name}
          </p>
        ))}
      {stories}
      <LinkRows sheet={sheet} onDone={frame.onClose} />
    </PanelModal>
  )
}
