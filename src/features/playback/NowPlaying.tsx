import { IconMusicOff } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useOrigin, useTopic } from '../../device'
import { useUiTheme } from '../../theme/uiTheme/UiThemeContext'
import { AfterFirstPicture } from '../../ui/AfterFirstPicture'
import { EmptyState } from '../../ui/EmptyState'
import { parseSafeAddress } from '../../ui/safeAddress'
import { Artwork } from './Artwork'
import { ButtonBar } from './ButtonBar'
import { Quality } from './format/Quality'
import { Ground } from './ground/Ground'
import { inputOf } from './inputOf'
import classes from './NowPlaying.module.css'
import { NowPlayingWaiting } from './NowPlayingWaiting'
import { soundOf } from './ShownSound'
import { shownOf } from './ShownTrack'
import { TimeControl } from './TimeControl'
import { TrackWords } from './TrackWords'
import { Transport } from './Transport'
import { useHasKnob } from './volume/useHasKnob'
import { VolumeKnob } from './volume/VolumeKnob'

/** The now-playing screen: artwork, words, time, player buttons, volume [D2.4]. */
export function NowPlaying() {
  const { t } = useTranslation()
  const origin = useOrigin()
  const { seekControl } = useUiTheme()
  const state = useTopic('pushState', shownOf)
  const sound = useTopic('pushState', soundOf)
  if (!state || !sound) return <NowPlayingWaiting />
  const address = parseSafeAddress(state.albumart, { base: origin })
  const src = address.ok ? address.href : undefined
  const input = inputOf(state)
  const isEmpty = !input && !state.title?.trim() && !state.uri
  const isRadio = state.trackType === 'webradio' || state.service === 'webradio'
  const cover = [state.title, state.artist].filter(Boolean).join(', ')
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
          <TrackWords state={state} />
        )}
        {!isEmpty && seekControl === 'bar' ? <Quality sound={sound} /> : null}
      </div>
      <div className={classes.time}>{isEmpty ? null : <TimeControl sound={sound} />}</div>
      <Buttons
        enableSkip={state.enableSkip === true}
        canAdd={!isRadio && !!state.uri}
        isSomething={[state.title, state.artist, state.album].some((word) => word?.trim())}
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
