import { onePerPlayer } from '../../device'
import { askLyrics, type LyricsSources, type LyricsTrack } from './askLyrics'
import type { Lyrics } from './readLyrics'

/** How it stands with the lyrics of a track: nobody asked, asked for, there, nowhere, or not to be had. */
export type LyricsState =
  | { phase: 'idle' | 'looking' | 'none' }
  | { phase: 'failed'; /** Who said nothing that one could go by. */ by: 'player' | 'service' }
  | { phase: 'found'; lyrics: Lyrics }

/** So many tracks are remembered, those that were asked for last. */
const most = 20

const idle: LyricsState = { phase: 'idle' }

/** What is known of lyrics in this session; nobody is asked for the same track twice. */
export interface LyricsStore {
  /** The same object until something changes. */
  read: (key: string) => LyricsState
  subscribe: (listener: () => void) => () => void
  /**
   * Asks for the lyrics of the first of some tracks that has any, unless it is known how it stands with them;
   * again where that failed.
   */
  ask: (key: string, tracks: readonly LyricsTrack[], sources: LyricsSources) => Promise<void>
}

/** Makes one that has asked for nothing yet. */
export function createLyricsStore(): LyricsStore {
  const states = new Map<string, LyricsState>()
  const listeners = new Set<() => void>()
  const note = (key: string, state: LyricsState) => {
    states.delete(key)
    states.set(key, state)
    for (const oldest of states.keys()) if (states.size > most) states.delete(oldest)
    for (const listener of listeners) listener()
  }
  return {
    read: (key) => states.get(key) ?? idle,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async ask(key, tracks, sources) {
      const known = states.get(key)
      if (known && known.phase !== 'failed') return
      note(key, { phase: 'looking' })
      const answer = await askLyrics(tracks, sources)
      if (answer === 'none') note(key, { phase: 'none' })
      else if ('failed' in answer) note(key, { phase: 'failed', by: answer.failed })
      else note(key, { phase: 'found', lyrics: answer })
    },
  }
}

/** What is known of the lyrics of what the driven player plays. */
export const lyricsStoreOf = onePerPlayer(createLyricsStore)
