import { useEffect, useState } from 'react'
import { onIdle } from '../idle'

/** The window moves so fast that names can be glimpsed, but nothing can be pressed; px per ms. */
const fast = 1
/** After so many ms without another move it stands. */
const standsAfter = 120
/** A single jump, to a letter or to what plays, is none: so many moves in a row are. */
const moves = 2

let isFlung = false
let quick = 0
let last = { time: 0, place: 0 }
let standing: ReturnType<typeof setTimeout> | undefined
let watchers = 0
/** What waits for the end, in the order in which it came. */
const waiting = new Set<() => void>()
let isDue = false

function settle(): void {
  isDue = false
  if (isFlung) return
  // One at a time, so that a finger that comes meanwhile is answered at once.
  const [act] = waiting
  if (act) {
    waiting.delete(act)
    act()
  }
  if (waiting.size > 0) due()
}

function due(): void {
  if (isDue) return
  isDue = true
  onIdle(settle, 200)
}

function end(): void {
  quick = 0
  isFlung = false
  if (waiting.size > 0) due()
}

function heed(): void {
  const [time, place] = [performance.now(), window.scrollY]
  const [since, way] = [time - last.time, Math.abs(place - last.place)]
  last = { time, place }
  clearTimeout(standing)
  standing = setTimeout(end, standsAfter)
  quick = since < standsAfter && way > since * fast ? quick + 1 : 0
  if (quick >= moves) isFlung = true
  else if (isFlung) end()
}

/** Calls `act` when the window is no longer flung and the browser has time; returns what calls it off. */
export function afterFling(act: () => void): () => void {
  waiting.add(act)
  if (!isFlung) due()
  return () => void waiting.delete(act)
}

/** Whether the window is being flung. */
export const isBeingFlung = (): boolean => isFlung

/** Heeds how fast the window moves as long as a list is there. */
export function useFlings(): void {
  useEffect(() => {
    if (watchers++ === 0) window.addEventListener('scroll', heed, { passive: true })
    return () => {
      if (--watchers > 0) return
      window.removeEventListener('scroll', heed)
      clearTimeout(standing)
      end()
    }
  }, [])
}

/**
 * Whether a row has come while the list is flung, and is words alone for now: on a small board the whole of
 * one takes longer than a frame may. What it lacks comes when the list is slow again, row by row.
 */
export function useLightRow(): boolean {
  const [isLight, setLight] = useState(isFlung)
  useEffect(() => (isLight ? afterFling(() => setLight(false)) : undefined), [isLight])
  return isLight
}
