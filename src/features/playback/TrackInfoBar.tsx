import { Fragment, type ReactNode } from 'react'
import { ActionIcon } from '@mantine/core'
import { IconPlaylistAdd } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useNowPlaying } from '../../device'
import { usePanelModals } from '../../ui/modal/PanelModals'
import { NameLink } from './NameLink'
import classes from './TrackInfoBar.module.css'

/** Stand for the names while the sentence is put together: letters of private use, which no name has. */
const marks = { title: '\uE001', artist: '\uE002', album: '\uE003' }

/** Puts nodes where their marks are in a sentence, in whatever order its language has them. */
const withNames = (sentence: string, names: Readonly<Record<string, ReactNode>>): ReactNode =>
  // The split keeps what it splits at.
  sentence
    .split(/([\uE001-\uE003])/)
    .map((part, place) => <Fragment key={place}>{names[part] ?? part}</Fragment>)

/**
 * 'Playing: title by artist from album', with artist and album as links into browse, and the way to put the
 * queue on a playlist [D2.4-11]. Nothing where nothing plays.
 */
export function TrackInfoBar() {
  const { t } = useTranslation()
  const modals = usePanelModals()
  const track = useNowPlaying(({ title, artist, album }) => ({ title, artist, album }))
  if (!track || track.title === '') return null
  const { title, artist, album } = track
  const kind = artist && album ? 'full' : artist ? 'artist' : album ? 'album' : 'title'
  const names = {
    [marks.title]: <strong>{title}</strong>,
    [marks.artist]: <NameLink to="artist" artist={artist} album={album} />,
    [marks.album]: <NameLink to="album" artist={artist} album={album} />,
  }
  return (
    <div className={classes.bar}>
      <p className={classes.words}>{withNames(t(`playback.playing.${kind}`, marks), names)}</p>
      <ActionIcon
        aria-label={t('playback.queueToPlaylist')}
        onClick={() => modals.open({ name: 'modal-add-to-playlist', params: { queue: true } })}
      >
        <IconPlaylistAdd size={22} stroke={1.75} aria-hidden />
      </ActionIcon>
    </div>
  )
}
