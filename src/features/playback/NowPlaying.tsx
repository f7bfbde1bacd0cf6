import { IconBluetooth, IconCast, IconMusic, IconPlug, IconMusicOff } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { memo, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { Cover } from '../../ui/cover/Cover'
import artworkClasses from './Artwork.module.css'
import { type Input, type NowPlaying as Playing, useNowPlaying, useOrigin } from '../../device'
import { useTranslation } from '../../i18n/TranslationProvider'
import { AirTitle, NameLink } from './NameLink'
import trackWordsClasses from './TrackWords.module.css'
import { useUiTheme } from '../../theme/uiTheme/UiTheme'
import { RepeatButton, ShuffleButton, PlayButton, SkipButton, StepButton } from './PlayerButtons'
import transportClasses from './Transport.module.css'
import livePulseClasses from './seek/LivePulse.module.css'
import { Quality } from './format/Quality'
import { SeekBar, SeekKnob } from './seek/SeekBar'
import { menuPlaceOf, type MenuPlace } from '../../ui/menu/menuPlace'
import { useMenus } from '../../ui/menu/useMenus'
import { EmptyState } from '../../ui/states'
import { parseSafeAddress } from '../../ui/safeAddress'
import { ButtonBar } from './ButtonBar'
import { CoverBackdrop } from './ground/CoverBackdrop'
import classes from './NowPlaying.module.css'
import { NowPlayingWaiting } from './NowPlayingWaiting'
import { useHasKnob } from './volume/VolumeControls'
import { VolumeKnob } from './volume/VolumeKnob'

/** Loads what can be done with what plays; not in the public API itself, with which all of it would come. */
export const loadTrackMenu = async () => (await import('./actions/TrackMenu')).TrackMenu

interface ArtworkProps {
  /** Address of the cover; undefined where there is none. */
  src: string | undefined
  label: string
  /** What plays in the place of music of the player's own. */
  input?: Input | undefined
  onContextMenu: OpenMenu
}

/** By the mouse's other button, or a finger that rests. */
type OpenMenu = (event: MouseEvent<HTMLElement>) => void

const icons = { airplay: IconCast, bluetooth: IconBluetooth, analog: IconPlug }

/**
 * The cover of what plays, the one big thing of the screen; a sign where there is none or it cannot be shown.
 */
const Artwork = ({ src, label, input, onContextMenu }: ArtworkProps) => (
  <div className={artworkClasses.frame} onContextMenu={onContextMenu}>
    <Cover albumart={src} origin={undefined} label={label} sign={input ? icons[input] : IconMusic} />
  </div>
)

interface Words extends Pick<Playing, 'title' | 'artist' | 'album' | 'input' | 'isRadio'> {
  onContextMenu: OpenMenu
}

/** What plays, in words: title, artist and album [D2.4-1]. */
function TrackWords({ title, artist, album, input, isRadio, onContextMenu }: Words) {
  const { t } = useTranslation()
  return (
    <div className={trackWordsClasses.words} onContextMenu={onContextMenu}>
      {input ? <p className={trackWordsClasses.input}>{t(`playback.input.${input}`)}</p> : null}
      <h1 className={trackWordsClasses.title}>
        {(isRadio && title ? <AirTitle air={title} station={artist} /> : title) ||
          (input ? t('playback.otherDevice') : t('playback.untitled'))}
      </h1>
      {artist ? (
        <p className={trackWordsClasses.by}>
          <NameLink to="artist" artist={artist} album={album} />
        </p>
      ) : null}
      {album ? (
        <p className={trackWordsClasses.by} data-second>
          <NameLink to="album" artist={artist} album={album} />
        </p>
      ) : null}
    </div>
  )
}

/**
 * Gives the player buttons; play has the focus where the panel was opened by the shortcut “Play or pause” of
 * its app (`/playback?shortcut=play`). It does not play by itself: an address does not say who has opened
 * it, and a link on somebody's page, also one that the installed app takes over, looks the same as the
 * shortcut. So it is one more press, of Enter, Space or a finger, and nothing happens again at a reload.
 */
function useShortcutFocus() {
  const router = useRouter({ warn: false })
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!router || new URLSearchParams(router.history.location.search).get('shortcut') !== 'play') return
    row.current?.querySelector<HTMLElement>('[data-main]')?.focus()
    router.history.replace('/playback')
  }, [router])
  return row
}

interface TransportProps {
  /** What plays is led in steps of 15 s [D3-6]. */
  enableSkip: boolean
}

/**
 * The player buttons [D2.4-5 … D2.4-8]: previous, play, next, in the newer theme between shuffle and repeat.
 */
const Transport = memo(function Transport({ enableSkip }: TransportProps) {
  const { t } = useTranslation()
  const { hasModes, hasSkipsInPlace } = useUiTheme()
  const skips = enableSkip && hasSkipsInPlace
  const row = useShortcutFocus()
  return (
    <div ref={row} className={transportClasses.row} role="group" aria-label={t('playback.transport')}>
      {hasModes ? <ShuffleButton /> : null}
      {skips ? (
        <SkipButton direction="back" />
      ) : (
        <StepButton to="previous" className={transportClasses.step} size={26} />
      )}
      <PlayButton className={transportClasses.play} size={30} />
      {skips ? (
        <SkipButton direction="forward" />
      ) : (
        <StepButton to="next" className={transportClasses.step} size={26} />
      )}
      {hasModes ? <RepeatButton /> : null}
    </div>
  )
})

interface LivePulseProps {
  /** Shape of the control in whose place it stands. */
  shape: 'bar' | 'knob'
  /** What plays without a time to move through, e.g. web radio. */
  label: string
  format?: ReactNode
  /** Whether sound comes; what is paused does not pulse. */
  isPlaying: boolean
}

/**
 * Stands where nobody can move through what plays: web radio, and whatever is led from elsewhere [D2.4-2].
 */
function LivePulse({ shape, label, format, isPlaying }: LivePulseProps) {
  return (
    <div className={livePulseClasses.place} data-shape={shape} data-playing={isPlaying || undefined}>
      <span className={livePulseClasses.pulse} aria-hidden />
      <div className={livePulseClasses.words}>
        {shape === 'knob' && format ? <div className={livePulseClasses.format}>{format}</div> : null}
        <span>{label}</span>
      </div>
    </div>
  )
}

/**
 * The time of what plays: the seek bar of the newer theme where there is a length, the knob of the older one,
 * and a pulse in their place for web radio and while nothing can be operated [D2.4-2 D2.4-4].
 */
const TimeControl = memo(function TimeControl() {
  const { t } = useTranslation()
  const { seekControl, hasSkipsInPlace } = useUiTheme()
  const playing = useNowPlaying(({ status, isLocked, isRadio, input, hasSkips, duration }) => ({
    isPlaying: status === 'play',
    isLocked,
    isRadio,
    input,
    hasSkips,
    hasLength: duration > 0,
  }))
  if (!playing) return null
  const { isPlaying, isLocked, isRadio, input, hasSkips, hasLength } = playing
  const quality = <Quality isStacked />
  if (isRadio || isLocked) {
    const label = isRadio
      ? t('playback.live')
      : input
        ? t(`playback.input.${input}`)
        : t('playback.elsewhere')
    return <LivePulse shape={seekControl} label={label} format={quality} isPlaying={isPlaying} />
  }
  if (seekControl === 'knob') return <SeekKnob format={quality} />
  return hasLength ? <SeekBar hasSkips={hasSkips && !hasSkipsInPlace} /> : null
})

/** What is told of the music in words and pictures; a change of anything else draws none of it anew. */
const shownOf = (playing: Playing) => {
  const { title, artist, album, albumart, input, isEmpty, isRadio, uri, hasSkips } = playing
  return { title, artist, album, albumart, input, isEmpty: isEmpty && !input, isRadio, uri, hasSkips }
}

interface NowPlayingProps {
  /** A button in the corner of the artwork. */
  corner?: ReactNode
  /** Stands in the place of the artwork, if it draws something. */
  face?: ReactNode
  /** Draws the menu of what plays, there; without it there is none on cover and words. */
  menuOf?: (at: MenuPlace, close: () => void) => ReactNode
}

/** The now-playing screen: artwork, words, time, player buttons, volume [D2.4]. */
export function NowPlaying({ corner, face, menuOf }: NowPlayingProps) {
  const { t } = useTranslation()
  const origin = useOrigin()
  const { seekControl } = useUiTheme()
  const track = useNowPlaying(shownOf)
  const [menuAt, setMenuAt] = useState<MenuPlace>()
  useMenus()
  if (!track) return <NowPlayingWaiting />
  const { title, artist, album, input, isEmpty, isRadio, uri, hasSkips } = track
  const address = parseSafeAddress(track.albumart, { base: origin })
  const src = address.ok ? address.href : undefined
  const cover = [title, artist].filter(Boolean).join(', ')
  const isSomething = [title, artist, album].some((name) => name !== '')
  if (menuAt && !isSomething) setMenuAt(undefined)
  const openMenu: OpenMenu = (event) => {
    if (!menuOf || !isSomething) return
    event.preventDefault()
    setMenuAt(menuPlaceOf(event))
  }
  return (
    <section className={classes.screen} aria-label={t('playback.screen')} data-seek={seekControl}>
      <CoverBackdrop src={isEmpty ? undefined : src} />
      <div className={classes.art}>
        <div className={classes.artPlace}>
          <div className={classes.face}>{face}</div>
          <Artwork src={src} label={cover || t('playback.noCover')} input={input} onContextMenu={openMenu} />
          <div className={classes.corner}>{corner}</div>
        </div>
      </div>
      <div className={classes.words}>
        {isEmpty ? (
          <EmptyState icon={IconMusicOff} title={t('playback.emptyTitle')}>
            {t('playback.empty')}
          </EmptyState>
        ) : (
          <TrackWords {...{ title, artist, album, input, isRadio }} onContextMenu={openMenu} />
        )}
        {!isEmpty && seekControl === 'bar' ? <Quality /> : null}
      </div>
      <div className={classes.time}>{isEmpty ? null : <TimeControl />}</div>
      <Buttons
        enableSkip={hasSkips}
        canAdd={!isRadio && uri !== ''}
        isSomething={isSomething}
        onMore={setMenuAt}
      />
      {menuAt && menuOf?.(menuAt, () => setMenuAt(undefined))}
    </section>
  )
}

interface ButtonsProps {
  enableSkip: boolean
  canAdd: boolean
  isSomething: boolean
  onMore: (at: MenuPlace) => void
}

/** The buttons and the volume's knob: mostly the same for the next track, which then draws none of them. */
const Buttons = memo(function Buttons({ enableSkip, ...isFor }: ButtonsProps) {
  return (
    <>
      <div className={classes.transport}>
        <Transport enableSkip={enableSkip} />
      </div>
      <div className={classes.bar}>
        <ButtonBar {...isFor} />
      </div>
      {useHasKnob() ? (
        <div className={classes.volume}>
          <VolumeKnob />
        </div>
      ) : null}
    </>
  )
})
