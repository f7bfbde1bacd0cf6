import { useEffect } from 'react'
import { onIdle } from '../idle'

/** The window moves so fast that names can be glimpsed, but nothing can be pressed; px per ms. */
const fast = 1
/** Slower than that it is flung no longer: a frame that comes late must not end what goes on; px per ms. */
const slow = 0.4
/** After so many ms without another move it stands. */
const standsAfter = 120
/** Two moves within so many ms are one movement, though a small board was busy in between. */
const together = 400
/** What goes further than so many windows at once jumps, to a letter, to what plays or back to a place. */
const atMost = 1.5

/** What the page does to itself, a field that comes into sight or a list that gets short, is fewer. */
const leastMoves = 2

let isFlung = false
let quickMoves = 0
let last = { time: 0, place: 0 }
/** How many there were. */
let moves = 0
let standing: ReturnType<typeof setTimeout> | undefined
let lists = 0
/** Who is told of each move of a fling, and of its end. */
const watchers = new Set<() => void>()
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

const tell = () => watchers.forEach((watch) => watch())

function end(): void {
  quickMoves = 0
  const wasFlung = isFlung
  isFlung = false
  if (wasFlung) tell()
  if (waiting.size > 0) due()
}

function heed(): void {
  const [time, place] = [performance.now(), window.scrollY]
  const [since, way] = [time - last.time, Math.abs(place - last.place)]
  last = { time, place }
  const move = ++moves
  clearTimeout(standing)
  // Who was busy hears of the time before it hears of a move within it, and of that with the next frame.
  standing = setTimeout(() => requestAnimationFrame(() => move === moves && end()), standsAfter)
  const isFast = since < together && way > since * (isFlung ? slow : fast)
  quickMoves = isFast && (isFlung || way < window.innerHeight * atMost) ? quickMoves + 1 : 0
  if (quickMoves >= leastMoves) isFlung = true
  else if (isFlung) end()
  if (isFlung) tell()
}

/** Calls `act` when the window is no longer flung and the browser has time; returns what calls it off. */
export function afterFling(act: () => void): () => void {
  waiting.add(act)
  if (!isFlung) due()
  return () => void waiting.delete(act)
}

/** Calls `watch` after each move of a fling, and when it is over; returns what ends that. */
export function watchFlings(watch: () => void): () => void {
  watchers.add(watch)
  return () => void watchers.delete(watch)
}

/** Whether the window is being flung. */
export const isBeingFlung = (): boolean => isFlung

/** Heeds how fast the window moves as long as a list is there. */
export function useFlings(): void {
  useEffect(() => {
    if (lists++ === 0) window.addEventListener('scroll', heed, { passive: true })
    return () => {
      if (--lists > 0) return
      window.removeEventListener('scroll', heed)
      clearTimeout(standing)
      moves++
      end()
    }
  }, [])
}
