import { useTranslation } from '../../i18n/useTranslation'
import { inputOf } from './inputOf'
import { NameLink } from './NameLink'
import type { ShownTrack } from './ShownTrack'
import classes from './TrackWords.module.css'

const trimmed = (text: string | undefined) => text?.trim() ?? ''

/** What plays, in words: title, artist and album [D2.4-1]. */
export function TrackWords({ state }: { state: ShownTrack }) {
  const { t } = useTranslation()
  const input = inputOf(state)
  const [title, artist, album] = [trimmed(state.title), trimmed(state.artist), trimmed(state.album)]
  return (
    <div className={classes.words}>
      {input ? <p className={classes.input}>{t(`playback.input.${input}`)}</p> : null}
      <h1 className={classes.title}>
        {title || (input ? t('playback.otherDevice') : t('playback.untitled'))}
      </h1>
      {artist ? (
        <p className={classes.by}>
          <NameLink to="artist" artist={artist} album={album} />
        </p>
      ) : null}
      {album ? (
        <p className={classes.by} data-second>
          <NameLink to="album" artist={artist} album={album} />
        </p>
      ) : null}
    </div>
  )
}
