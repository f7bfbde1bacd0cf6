import type { Change } from './journal/Change'
import type { Path } from './tree/Tree'

/** A place, who listens there how many times, and the places below it where anybody listens. */
interface Place<T> {
  listeners: Map<T, number>
  below: Map<string, Place<T>>
}

/** Who listens where: a change finds those whom it concerns, however many others listen elsewhere. */
export interface Audience<T> {
  /** Adds one who listens to a place; returns what ends it. */
  add(path: Path, listener: T): () => void
  /** Those who listen at, above or below a place that changed, each once. */
  of(changes: readonly Pick<Change, 'path'>[]): Set<T>
}

const empty = <T>(): Place<T> => ({ listeners: new Map(), below: new Map() })

/** Makes one of nobody. */
export function createAudience<T>(): Audience<T> {
  const root = empty<T>()

  const leave = (path: Path, listener: T) => {
    const way = [root]
    for (const key of path) {
      const next = way.at(-1)?.below.get(key)
      if (next === undefined) return
      way.push(next)
    }
    const listeners = way.at(-1)?.listeners
    const times = listeners?.get(listener) ?? 0
    if (times > 1) listeners?.set(listener, times - 1)
    else listeners?.delete(listener)
    for (let at = path.length; at > 0; at -= 1) {
      const place = way[at]
      if (place === undefined || place.listeners.size > 0 || place.below.size > 0) return
      way[at - 1]?.below.delete(path[at - 1] ?? '')
    }
  }

  return {
    add(path, listener) {
      let place = root
      for (const key of path) {
        const next = place.below.get(key) ?? empty<T>()
        place.below.set(key, next)
        place = next
      }
      place.listeners.set(listener, (place.listeners.get(listener) ?? 0) + 1)
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        leave(path, listener)
      }
    },
    of(changes) {
      const found = new Set<T>()
      for (const { path } of changes) {
        let place: Place<T> | undefined = root
        for (const key of path) {
          for (const listener of place.listeners.keys()) found.add(listener)
          place = place.below.get(key)
          if (place === undefined) break
        }
        if (place !== undefined) addAll(place, found)
      }
      return found
    },
  }
}

function addAll<T>({ listeners, below }: Place<T>, found: Set<T>): void {
  for (const listener of listeners.keys()) found.add(listener)
  for (const place of below.values()) addAll(place, found)
}
