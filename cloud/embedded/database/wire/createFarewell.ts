import type { Write } from '../createAccess'
import type { Signed } from '../rules/Signed'
import { RequestError } from '../tree/RequestError'
import type { Path } from '../tree/Tree'

/** What is left to be written when a connection ends, each with who asked for it. */
export interface Farewell {
  add(auth: Signed | null, writes: readonly Write[]): void
  /** Forgets what was asked for a place and below it. */
  cancel(path: Path): void
  /** Gives what is left, in the order of asking, and forgets it. */
  take(): readonly (Write & { auth: Signed | null })[]
}

/** Writes that one connection may leave behind at most. */
const most = 1000

const isWithin = (place: Path, path: Path) => path.every((key, at) => place[at] === key)

/** Keeps what a client wants written once it is gone. */
export function createFarewell(): Farewell {
  let left: (Write & { auth: Signed | null })[] = []
  const without = (path: Path) => left.filter((write) => !isWithin(write.path, path))

  return {
    add(auth, writes) {
      for (const write of writes) {
        const next = [...without(write.path), { ...write, auth }]
        if (next.length > most) throw new RequestError('too_big', 'Too much is left for the end')
        left = next
      }
    },
    cancel(path) {
      left = without(path)
    },
    take() {
      const taken = left
      left = []
      return taken
    },
  }
}
