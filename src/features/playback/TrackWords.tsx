import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { describeFormat } from './describeFormat'
import { formatName } from './formatName'
import type { ShownTrack } from './ShownTrack'
import classes from './TrackWords.module.css'

interface Props {
  state: ShownTrack
  /** The heart, beside the title. */
  heart: ReactNode
}

/** What plays, in words: title, artist, album, and how it sounds [D2.4-1 D2.4-10]. */
export function TrackWords({ state, heart }: Props) {
  const { t } = useTranslation()
  const badge = formatName(state.trackType ?? '')
  const format = describeFormat(state)
  const by = [state.artist, state.album].map((text) => text?.trim()).filter(Boolean)
  return (
    <div className={classes.words}>
      <div className={classes.head}>
        <h1 className={classes.title}>{state.title?.trim() || t('playback.untitled')}</h1>
        {heart}
      </div>
      {by.map((text, place) => (
        <p key={place} className={classes.by}>
          {text}
        </p>
      ))}
      {badge || format ? (
        <p className={classes.format}>
          {badge ? <span className={classes.badge}>{badge}</span> : null}
          {format}
        </p>
      ) : null}
    </div>
  )
}
