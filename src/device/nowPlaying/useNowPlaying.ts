import { useMemo, useSyncExternalStore } from 'react'
import { useAnswer, type AnswerPhase, useDevice, createSelection } from '../hooks'
import type { NowPlaying } from './NowPlaying'
import { nowPlayingOf, type NowPlayingStore } from './nowPlayingStore'

/** What plays and how it is led; the same for as long as this player is driven. */
export const useNowPlayingStore = (): NowPlayingStore => nowPlayingOf(useDevice())

/**
 * What `select` takes from what plays, undefined before the player has said that; the component renders only
 * when it changes in content.
 */
export function useNowPlaying<T>(select: (playing: NowPlaying) => T): T | undefined {
  const store = useNowPlayingStore()
  const selection = useMemo(() => createSelection<NowPlaying, T>(), [])
  return useSyncExternalStore(store.subscribe, () => {
    const playing = store.read()
    return playing && selection(playing, select)
  })
}

const isLocked = (playing: NowPlaying) => playing.isLocked

/** Whether the player takes no orders about what it plays; false before it has said what that is. */
export const useIsLocked = (): boolean => useNowPlaying(isLocked) ?? false

const whatever = <T>(state: T): T => state

/** Asks what plays, now and again by `retry`, and tells how that question stands. */
export function useNowPlayingAnswer(): { phase: AnswerPhase; retry: () => void } {
  const { phase, retry } = useAnswer('getState', 'pushState', whatever)
  return { phase, retry }
}

const second = 1000

/** How far the track is, to be read and to be told of. */
export interface ElapsedClock {
  /** ms, in whole seconds. */
  read: () => number
  /**
   * Calls `tell` once a second while it plays, just after the second has changed, and with each other clock;
   * not at all while it does not play or nobody sees the page [D9-4].
   */
  subscribe: (tell: () => void) => () => void
  /** ms, as exactly as it is known. */
  readExactly: () => number
  /**
   * Calls `tell` when the track has come to the next of some moments, and with each other clock; not at all
   * while it does not play or nobody sees the page. `next` gives, in ms, the first one after a moment;
   * undefined where none is left.
   */
  subscribeTo: (next: (elapsed: number) => number | undefined, tell: () => void) => () => void
}

/** What a timer can wait for, ms. */
const longestWait = 60 * 60 * second

function tellAtMoments(
  store: NowPlayingStore,
  next: (elapsed: number) => number | undefined,
  tell: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    if (!store.isRunning() || document.visibilityState !== 'visible') return
    const elapsed = store.elapsed()
    const moment = next(elapsed)
    if (moment !== undefined) timer = setTimeout(go, Math.min(moment - elapsed, longestWait))
  }
  const go = () => {
    tell()
    wait()
  }
  wait()
  const leave = store.subscribe(go)
  document.addEventListener('visibilitychange', go)
  return () => {
    clearTimeout(timer)
    leave()
    document.removeEventListener('visibilitychange', go)
  }
}

const nextSecond = (elapsed: number) => (Math.floor(elapsed / second) + 1) * second

/** The clock of the track that plays. */
export function useElapsedClock(): ElapsedClock {
  const store = useNowPlayingStore()
  return useMemo(
    () => ({
      read: () => Math.floor(store.elapsed() / second) * second,
      subscribe: (tell) => tellAtMoments(store, nextSecond, tell),
      readExactly: store.elapsed,
      subscribeTo: (next, tell) => tellAtMoments(store, next, tell),
    }),
    [store],
  )
}

/** How far the track is, ms, in whole seconds; the component renders when that changes. */
export function useElapsed(): number {
  const { read, subscribe } = useElapsedClock()
  return useSyncExternalStore(subscribe, read)
}
