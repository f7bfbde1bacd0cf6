import { IconMusicOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDevice, useTopic } from '../../device'
import type { PushState } from '../../../schemas/generated/types'
import { EmptyState } from '../../ui/EmptyState'
import { WaitingLines } from '../../ui/WaitingLines'
import { Artwork } from './Artwork'
import { FavouriteButton } from './FavouriteButton'
import classes from './NowPlaying.module.css'
import { SeekBar } from './SeekBar'
import type { ShownTrack } from './ShownTrack'
import { TrackWords } from './TrackWords'
import { Transport } from './Transport'
import { VolumeBar } from './VolumeBar'

/** What the words and the picture are made of; the time and the volume change without them. */
const shownOf = (state: PushState): ShownTrack => {
  const { title, artist, album, albumart, trackType, samplerate, bitdepth, bitrate, uri, dbVolume } = state
  const words = { title, artist, album, albumart, trackType, samplerate, bitdepth, bitrate, uri, dbVolume }
  return { ...words, enableSkip: state.enableSkip }
}

/** The now-playing screen: artwork, words, time, transport, volume [D2.4]. */
export function NowPlaying() {
  const { t } = useTranslation()
  const device = useDevice()
  const state = useTopic('pushState', shownOf)
  if (!state) return <WaitingLines height={56} />
  const isEmpty = !state.title?.trim() && !state.uri
  const cover = [state.title, state.artist].filter(Boolean).join(', ')
  return (
    <section className={classes.screen} aria-label={t('playback.screen')}>
      <div className={classes.art}>
        <Artwork albumart={state.albumart} origin={device.origin()} label={cover || t('playback.noCover')} />
      </div>
      <div className={classes.panel}>
        {isEmpty ? (
          <EmptyState icon={<IconMusicOff size={40} stroke={1.5} />} title={t('playback.emptyTitle')}>
            {t('playback.empty')}
          </EmptyState>
        ) : (
          <TrackWords state={state} heart={<FavouriteButton />} />
        )}
        <SeekBar />
        <Transport skips={state.enableSkip === true} />
        <VolumeBar decibels={state.dbVolume} />
      </div>
    </section>
  )
}
