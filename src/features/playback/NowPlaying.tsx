import { IconMusicOff } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useNowPlaying, useOrigin, type NowPlaying as Playing } from '../../device'
import { useUiTheme } from '../../theme/uiTheme/UiThemeContext'
import { AfterFirstPicture } from '../../ui/AfterFirstPicture'
import { EmptyState } from '../../ui/EmptyState'
import { parseSafeAddress } from '../../ui/safeAddress'
import { Artwork } from './Artwork'
import { ButtonBar } from './ButtonBar'
import { Quality } from './format/Quality'
import { Ground } from './ground/Ground'
import classes from './NowPlaying.module.css'
import { NowPlayingWaiting } from './NowPlayingWaiting'
import { TimeControl } from './TimeControl'
import { TrackWords } from './TrackWords'
import { Transport } from './Transport'
import { useHasKnob } from './volume/useHasKnob'
import { VolumeKnob } from './volume/VolumeKnob'

/** What is told of the music in words and pictures; a change of anything else draws none of it anew. */
const shownOf = (playing: Playing) => {
  const { title, artist, album, albumart, input, isEmpty, isRadio, uri, hasSkips } = playing
  return { title, artist, album, albumart, input, isEmpty: isEmpty && !input, isRadio, uri, hasSkips }
}

/** The now-playing screen: artwork, words, time, player buttons, volume [D2.4]. */
export function NowPlaying() {
  const { t } = useTranslation()
  const origin = useOrigin()
  const { seekControl } = useUiTheme()
  const track = useNowPlaying(shownOf)
  if (!track) return <NowPlayingWaiting />
  const { title, artist, album, input, isEmpty, isRadio, uri, hasSkips } = track
  const address = parseSafeAddress(track.albumart, { base: origin })
  const src = address.ok ? address.href : undefined
  const cover = [title, artist].filter(Boolean).join(', ')
  return (
    <section className={classes.screen} aria-label={t('playback.screen')} data-seek={seekControl}>
      <Ground src={isEmpty ? undefined : src} />
      <div className={classes.art}>
        <div className={classes.artPlace}>
          <Artwork src={src} label={cover || t('playback.noCover')} input={input} />
        </div>
      </div>
      <div className={classes.words}>
        {isEmpty ? (
          <EmptyState icon={<IconMusicOff size={40} stroke={1.5} />} title={t('playback.emptyTitle')}>
            {t('playback.empty')}
          </EmptyState>
        ) : (
          <TrackWords title={title} artist={artist} album={album} input={input} />
        )}
        {!isEmpty && seekControl === 'bar' ? <Quality /> : null}
      </div>
      <div className={classes.time}>{isEmpty ? null : <TimeControl />}</div>
      <Buttons
        enableSkip={hasSkips}
        canAdd={!isRadio && uri !== ''}
        isSomething={[title, artist, album].some((name) => name !== '')}
      />
    </section>
  )
}

interface ButtonsProps {
  enableSkip: boolean
  canAdd: boolean
  isSomething: boolean
}

/** The buttons and the volume's knob: mostly the same for the next track, which then draws none of them. */
const Buttons = memo(function Buttons({ enableSkip, ...isFor }: ButtonsProps) {
  return (
    <>
      <div className={classes.transport}>
        <AfterFirstPicture>
          <Transport enableSkip={enableSkip} />
        </AfterFirstPicture>
      </div>
      <div className={classes.bar}>
        <AfterFirstPicture>
          <ButtonBar {...isFor} />
        </AfterFirstPicture>
      </div>
      {useHasKnob() ? (
        <div className={classes.volume}>
          <AfterFirstPicture>
            <VolumeKnob />
          </AfterFirstPicture>
        </div>
      ) : null}
    </>
  )
})
