import type { NowPlaying } from '../../device'
import { useTranslation } from '../../i18n/useTranslation'
import { NameLink } from './NameLink'
import classes from './TrackWords.module.css'

/** What plays, in words: title, artist and album [D2.4-1]. */
export function TrackWords({
  title,
  artist,
  album,
  input,
}: Pick<NowPlaying, 'title' | 'artist' | 'album' | 'input'>) {
  const { t } = useTranslation()
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
