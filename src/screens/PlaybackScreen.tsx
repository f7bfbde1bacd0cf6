import { useEffect, useState } from 'react'
import { loadTrackMenu, NowPlaying, PlayButton } from '../features/playback'
import { Extra } from '../ui/Boundary'
import { prefetchOnIdle } from '../ui/idle'
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

/** ms after which a start is over, of which the words of what plays are no part. */
const start = 2000
/** It is long over when the screen is on once more. */
let isStarted = false

/** /playback: what plays [D2.2-5], its words in the place of the cover, and its menu. */
export const PlaybackScreen = () => {
  const [hasLyrics, setLyrics] = useState(isStarted)
  useEffect(() => {
    const timer = setTimeout(() => {
      isStarted = true
      setLyrics(true)
    }, start)
    return () => clearTimeout(timer)
  }, [])
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
