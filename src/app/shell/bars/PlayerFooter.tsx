import type { CSSProperties } from 'react'
import {
  formatTime,
  useSeeking,
  useSeekWords,
  PlayButton,
  StepButton,
  VolumeBar,
  VolumePopup,
} from '../../../features/playback'
import seekLineClasses from './SeekLine.module.css'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useNowPlaying, useOrigin } from '../../../device'
import { Cover } from '../../../ui/cover/Cover'
import { PanelLink } from '../../../ui/navigation/PanelLink'
import { paths } from '../../paths'
import classes from './PlayerFooter.module.css'

interface SeekLineProps {
  /** Wide: a slider with the time and the length beside it; else a line that only shows. */
  isWide: boolean
}

/** Where the track is; nothing where there is no length. Only this renders from second to second. */
export const SeekLine = ({ isWide }: SeekLineProps) => {
  const { length, shown, isLocked, drag, drop } = useSeeking()
  const { label, say } = useSeekWords(length)
  if (length <= 0) return isWide ? <div className={seekLineClasses.row} /> : null
  const style: CSSProperties & Record<'--ratio', number> = { '--ratio': shown / length }
  if (!isWide) return <div className={seekLineClasses.line} style={style} aria-hidden />
  const decide = () => drop()
  return (
    <div className={seekLineClasses.row}>
      <span className={seekLineClasses.time}>{formatTime(shown)}</span>
      <input
        type="range"
        className={seekLineClasses.slider}
        style={style}
        min={0}
        max={length}
        step={1000}
        value={shown}
        disabled={isLocked}
        aria-label={label}
        aria-valuetext={say(shown)}
        onChange={(event) => drag(Number(event.currentTarget.value))}
        onPointerUp={decide}
        onPointerCancel={() => drop(false)}
        onKeyUp={decide}
        onBlur={decide}
      />
      <span className={seekLineClasses.time}>{formatTime(length)}</span>
    </div>
  )
}

interface PlayerFooterProps {
  /** On a wide screen there is room for the time and the volume, too. */
  isWide: boolean
}

/**
 * What plays, at the foot of every screen that is not about it [D2.3-1]: a press on the cover or the words
 * leads to it [D2.4-1], the most needed buttons are at hand, the others where there is room [D2.4-9].
 */
export const PlayerFooter = ({ isWide }: PlayerFooterProps) => {
  const { t } = useTranslation()
  const origin = useOrigin()
  const track = useNowPlaying(({ title, artist, albumart, isEmpty }) => ({
    title,
    artist,
    albumart,
    isEmpty,
  }))
  if (!track)
    return (
      <div className={classes.footer}>
        <PanelLink href={paths.playback} className={classes.track}>
          <div className={classes.art}>
            <Cover albumart={undefined} origin={origin} />
          </div>
          <span className={classes.artist}>{t('playback.emptyTitle')}</span>
        </PanelLink>
      </div>
    )
  const { title, artist, isEmpty } = track
  const name = title || t(isEmpty ? 'playback.emptyTitle' : 'playback.untitled')
  return (
    <section className={classes.footer} aria-label={t('playback.screen')}>
      <PanelLink
        href={paths.playback}
        className={classes.track}
        label={t('footer.open', { title: name, artist })}
      >
        <div className={classes.art}>
          <Cover albumart={track.albumart} origin={origin} />
        </div>
        <span className={classes.words}>
          <span className={isEmpty ? classes.artist : classes.title}>{name}</span>
          {artist ? <span className={classes.artist}>{artist}</span> : null}
        </span>
      </PanelLink>
      <div className={classes.buttons}>
        {isWide ? null : <VolumePopup />}
        <StepButton to="previous" className={classes.previous} />
        <PlayButton className={classes.play} />
        <StepButton to="next" />
      </div>
      <SeekLine isWide={isWide} />
      {isWide ? (
        <div className={classes.volume}>
          <VolumeBar />
        </div>
      ) : null}
    </section>
  )
}
