import { useEffect } from 'react'
import { loadTrackMenu, NowPlaying, PlayButton } from '../features/playback'
import { Extra } from '../ui/Boundary'
import { prefetchOnIdle, useIsStarted } from '../ui/idle'
import { later } from '../ui/later'
import type { MenuPlace } from '../ui/menu/menuPlace'

const LyricsCorner = later(async () => (await import('../features/lyrics')).LyricsCorner)
const LyricsFace = later(async () => (await import('../features/lyrics')).LyricsFace)

const TrackMenu = later(loadTrackMenu)
const loadStories = async () => (await import('../features/metadata')).StoryButtons
const StoryButtons = later(loadStories)

const menuOf = (at: MenuPlace, close: () => void) => (
  <Extra>
    <TrackMenu at={at} stories={<StoryButtons onOpened={close} />} onClose={close} />
  </Extra>
)

/** /playback: what plays [D2.2-5], its words in the place of the cover, and its menu. */
export const PlaybackScreen = () => {
  const hasLyrics = useIsStarted()
  useEffect(() => prefetchOnIdle(() => Promise.all([loadTrackMenu(), loadStories()])), [])
  const [corner, face] = hasLyrics
    ? [
        <Extra key="corner">
          <LyricsCorner />
        </Extra>,
        <Extra key="face">
          <LyricsFace controls={<PlayButton />} />
        </Extra>,
      ]
    : []
  return <NowPlaying corner={corner} face={face} menuOf={menuOf} />
}
