/** When a player tells the cloud of itself next, so that thousands of them do not do it at once. */
export interface Beats {
  /** The cloud heard it, and says how often it wants to, ms, where it says anything. */
  heard(beat: unknown): void
  /** It did not; it may have said for how long it wants to be left alone, ms. */
  missed(pause: number | undefined): void
  /** Until the first one, ms: all players of a town start when its power comes back. */
  first(): number
  /** Until the next one, ms. */
  next(): number
}

/** However the cloud wants it: an owner looks whether the player is there. ms. */
const most = 3_600_000

/** A cloud that is away is tried at least so often, or each second beat where those are slower. ms. */
const seldom = 60_000

interface BeatsOptions {
  /** As long as the cloud does not say how often it wants them, ms. */
  usual: number
  /** No more often than that, ms. */
  least: number
  /** From 0 to 1; default random. */
  chance?: () => number
}

/** Beats that are as often as the cloud says, and become seldom while it is away. */
export function createBeats({ usual, least, chance = Math.random }: BeatsOptions): Beats {
  let beat = usual
  let misses = 0
  let pause = 0
  return {
    heard(wanted) {
      misses = 0
      pause = 0
      if (typeof wanted === 'number' && wanted > 0) beat = Math.min(Math.max(wanted, least), most)
    },
    missed(wanted = 0) {
      misses += 1
      pause = Math.min(wanted, most)
    },
    first: () => usual * chance(),
    next() {
      if (misses === 0) return beat * (0.9 + 0.2 * chance())
      const wait = Math.min(beat * 2 ** (misses - 1), Math.max(2 * beat, seldom))
      return Math.max(wait, pause) * (1 + chance() / 2)
    },
  }
}
