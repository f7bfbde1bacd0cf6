import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useDevice, useNowPlaying, useNowPlayingStore, useOrigin, onePerPlayer } from '../../device'
import { useBrand } from '../../ui/brand/BrandContext'
import { askLyrics, lyricsKey, type LyricsSources, type LyricsTrack, lyricsTracksOf } from './askLyrics'
import { useLyricsService } from './service/lyricsService'
import type { Lyrics } from './readLyrics'

/** How it stands with the lyrics of a track: nobody asked, asked for, there, nowhere, or not to be had. */
type LyricsState =
  | { phase: 'idle' | 'looking' | 'none' }
  | { phase: 'failed'; /** Who said nothing that one could go by. */ by: 'player' | 'service' }
  | { phase: 'found'; lyrics: Lyrics }

/** So many tracks are remembered, those that were asked for last. */
const most = 20

const idle: LyricsState = { phase: 'idle' }

/** What is known of lyrics in this session; nobody is asked for the same track twice. */
interface LyricsStore {
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
const lyricsStoreOf = onePerPlayer(createLyricsStore)

/** Whether the words stand in the place of the cover; for as long as the page lives. */
let isFaceOpen = false
const listeners = new Set<() => void>()

const subscribeFace = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Puts the words in the place of the cover of now playing, or the cover back. */
export function showLyrics(isOpen: boolean): void {
  isFaceOpen = isOpen
  for (const listener of listeners) listener()
}

/** Whether the words stand in the place of the cover. */
export const useIsLyricsOpen = (): boolean => useSyncExternalStore(subscribeFace, () => isFaceOpen)

/** What is known of the lyrics of what plays, and how they are asked for. */
interface PlayingLyrics {
  /** Another one for each track. */
  track: string | undefined
  /** 'unnamed' where what plays says nothing that one could ask by. */
  state: LyricsState | { phase: 'unnamed' }
  /** Asks, unless the answer is known; again where that failed. The same while a track plays. */
  ask: () => void
}

const unnamed = { phase: 'unnamed' } as const

/** The lyrics of what plays: those of another track never stand in their place. */
export function useLyrics(): PlayingLyrics {
  const store = lyricsStoreOf(useDevice())
  const player = useNowPlayingStore()
  const { word } = useBrand()
  const origin = useOrigin()
  const { address, isAllowed } = useLyricsService()
  const service = isAllowed ? address : undefined
  const key = useNowPlaying((playing) => lyricsKey(lyricsTracksOf(playing), service))
  const state = useSyncExternalStore(store.subscribe, () => (key === undefined ? unnamed : store.read(key)))
  const ask = useCallback(() => {
    const playing = player.read()
    if (key !== undefined && playing && origin !== undefined)
      void store.ask(key, lyricsTracksOf(playing), { origin, brandWord: word, service })
  }, [store, player, key, origin, word, service])
  return { track: key, state, ask }
}

/** ms that a track has to stay before it is asked for: who skips through an album asks for none of it. */
const settled = 1500

/**
 * While mounted, asks for the lyrics of what plays: at once of what played already, and while somebody has
 * the words before them.
 */
export function useAskedLyrics(): PlayingLyrics {
  const lyrics = useLyrics()
  const isOpen = useIsLyricsOpen()
  const isFirst = useRef(true)
  const { ask } = lyrics
  useEffect(() => {
    const timer = setTimeout(ask, isFirst.current || isOpen ? 0 : settled)
    isFirst.current = false
    return () => clearTimeout(timer)
  }, [ask, isOpen])
  return lyrics
}
