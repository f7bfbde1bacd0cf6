import { useNowPlaying } from '../../device'
import { StoryButton } from './StoryButton'
import classes from './StoryButtons.module.css'

interface Props {
  /** The track sheet has no story of the track itself [D2.4-12 D2.4-13]. */
  hasTrackStory?: boolean
}

/** Stories and credits of what plays, those that it has the names for [D2.4-12 D2.4-13]. */
export function StoryButtons({ hasTrackStory = false }: Props) {
  const names = useNowPlaying(({ artist, album, title }) => ({ artist, album, track: title }))
  if (!names) return null
  const { artist, album, track } = names
  return (
    <div className={classes.buttons}>
      {artist ? <StoryButton kind="artist" name={artist} question={{ mode: 'storyArtist', artist }} /> : null}
      {album ? (
        <StoryButton kind="album" name={album} question={{ mode: 'storyAlbum', artist, album }} />
      ) : null}
      {track && hasTrackStory ? (
        <StoryButton kind="track" name={track} question={{ mode: 'storyTrack', artist, track }} />
      ) : null}
      {album ? (
        <StoryButton kind="credits" name={album} question={{ mode: 'creditsAlbum', artist, album }} />
      ) : null}
    </div>
  )
}
