import type { JsonObject } from '../../authoring/json/Json'

/** Something that plays in the place of the queue: an input, a CD, a phone that streams to the player. */
export interface Guest {
  /** Its part of the state, with the time it has played; undefined when nobody is there. */
  state(): JsonObject | undefined
  /** Lets it play; whoever was there before is gone. */
  enter(state: JsonObject & { service: string }): void
  play(): void
  pause(): void
  /** On, or back for less than 0, by that time, seconds. */
  skip(seconds: number): void
  leave(): void
}

/** Nobody is there. */
export function createGuest(now: () => number): Guest {
  let state: JsonObject | undefined
  let isPlaying = false
  let played = 0
  let since = now()
  const seekNow = () => (isPlaying ? played + now() - since : played)
  const stand = (milliseconds: number, plays: boolean) => {
    played = milliseconds
    since = now()
    isPlaying = plays
  }
  return {
    state: () => state && { ...state, status: isPlaying ? 'play' : 'pause', seek: seekNow() },
    enter(next) {
      state = next
      stand(0, true)
    },
    play: () => stand(seekNow(), true),
    pause: () => stand(seekNow(), false),
    skip: (seconds) => stand(Math.max(0, seekNow() + seconds * 1_000), isPlaying),
    leave() {
      state = undefined
      stand(0, false)
    },
  }
}

/** What the control page lays over the state, whatever plays; it is not kept on disk. */
export interface Overlay {
  difference(): JsonObject
  /** Adds to the difference; a key that is undefined is as it would be without. */
  change(difference: { [key: string]: JsonObject[string] | undefined }): void
  clear(): void
}

/** Nothing is laid over the state. */
export function createOverlay(): Overlay {
  let current: JsonObject = {}
  return {
    difference: () => current,
    change(difference) {
      const next: JsonObject = { ...current }
      for (const [key, value] of Object.entries(difference)) {
        if (value === undefined) delete next[key]
        else next[key] = value
      }
      current = next
    },
    clear() {
      current = {}
    },
  }
}
