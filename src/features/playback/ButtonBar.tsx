import { ActionIcon } from '@mantine/core'
import { IconHeart, IconHeartFilled, IconDots, IconInfoCircle, IconPlaylistAdd } from '@tabler/icons-react'
import { memo, Suspense, useState } from 'react'
import { Boundary } from '../../ui/Boundary'
import { useIsStarted } from '../../ui/idle'
import { later } from '../../ui/later'
import { usePanelModals } from '../../ui/modal/PanelModals'
import { menuPlaceOf, type MenuPlace } from '../../ui/menu/menuPlace'
import { useSheetParams } from './actions/TrackSheet'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useNowPlaying, useNowPlayingStore, useOrigin } from '../../device'
import favouriteButtonClasses from './FavouriteButton.module.css'
import { useUiTheme } from '../../theme/uiTheme/UiTheme'
import classes from './ButtonBar.module.css'
import { soundMemory } from './sound/soundMemory'
import { useHasKnob } from './volume/VolumeControls'
import { VolumePopup } from './volume/VolumePopup'

const SoundButton = later(async () => (await import('./sound/SoundButton')).SoundButton)

/**
 * The way to the player's page for its sound: in its place from the first picture on where the player had one
 * when this browser saw it last, else once the start is over and the player has told of it.
 */
function Sound() {
  const origin = useOrigin()
  const [isPlaced] = useState(origin !== undefined && soundMemory.has(origin))
  const isStarted = useIsStarted()
  if (!isPlaced && !isStarted) return null
  return (
    <Boundary fallback={null}>
      <Suspense fallback={isPlaced ? <span className={classes.place} /> : null}>
        <SoundButton isPlaced={isPlaced} />
      </Suspense>
    </Boundary>
  )
}

/**
 * The heart of what plays [D2.4-3 D4-9], full where it is a favourite and under a mouse that could make it
 * one; there is nothing to love without a uri [D5-3].
 */
function FavouriteButton() {
  const { t } = useTranslation()
  const player = useNowPlayingStore()
  const isFavourite = useNowPlaying((playing) => playing.isFavourite) ?? false
  const isOff = useNowPlaying(({ isLocked, uri }) => isLocked || uri === '') ?? true
  return (
    <ActionIcon
      className={favouriteButtonClasses.heart}
      aria-label={t('playback.favourite')}
      aria-pressed={isFavourite}
      disabled={isOff}
      color={isFavourite ? 'accent' : 'gray'}
      onClick={() => player.toggleFavourite()}
    >
      <IconHeart className={favouriteButtonClasses.open} size={24} stroke={1.75} aria-hidden />
      <IconHeartFilled className={favouriteButtonClasses.full} size={24} aria-hidden />
    </ActionIcon>
  )
}

interface Props {
  /** What plays can stand in a playlist. */
  canAdd: boolean
  /** There is something that the menu and the window could be about. */
  isSomething: boolean
  /** The menu of what plays is wanted, there. */
  onMore: (at: MenuPlace) => void
}

/**
 * Favourite, add to playlist, sound, track actions [D2.4-3]; the menu needs something to be about [D2.4-12].
 */
export const ButtonBar = memo(function ButtonBar({ canAdd, isSomething, onMore }: Props) {
  const { t } = useTranslation()
  const player = useNowPlayingStore()
  const modals = usePanelModals()
  const params = useSheetParams()
  const isLocked = useNowPlaying((playing) => playing.isLocked) ?? true
  // Where there is no knob, and no bar below that has it.
  const hasKnob = useHasKnob()
  const { playerBar } = useUiTheme()
  const openInfo = () => modals.open({ name: 'modal-now-playing-info', size: 'sm', params })
  const add = () => modals.open({ name: 'modal-add-to-playlist', params: player.read()?.item })
  return (
    <div className={classes.bar}>
      <FavouriteButton />
      <ActionIcon aria-label={t('playback.addToPlaylist')} disabled={isLocked || !canAdd} onClick={add}>
        <IconPlaylistAdd size={24} stroke={1.75} aria-hidden />
      </ActionIcon>
      {hasKnob || playerBar === 'playbackTabs' ? null : <VolumePopup />}
      <Sound />
      <ActionIcon aria-label={t('playback.info')} disabled={!isSomething} onClick={openInfo}>
        <IconInfoCircle size={24} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={t('playback.actions.title')}
        aria-haspopup="menu"
        title={t('playback.actions.goToShare')}
        disabled={!isSomething}
        onClick={(event) => onMore(menuPlaceOf(event))}
      >
        <IconDots size={24} stroke={1.75} aria-hidden />
      </ActionIcon>
    </div>
  )
})
