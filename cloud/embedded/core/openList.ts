import type { Json } from '../../../authoring/json/Json'
import { openJsonDocument } from '../../../player/storage/openJsonDocument'

/** A list on disk: read once, then held in memory, written behind. */
export interface List<T> {
  all: () => readonly T[]
  /** Takes a new list at once; resolves when it, or a later one, is safe on disk. */
  save: (next: T[]) => Promise<void>
  settled: () => Promise<void>
}

/** Opens a list; an entry that `read` does not know is left out. */
export async function openList<T extends Json>(
  file: string,
  read: (entry: Json) => T | undefined,
  log: (line: string) => void,
): Promise<List<T>> {
  const document = await openJsonDocument<T[]>({
    file,
    read: (value) =>
      Array.isArray(value) ? value.map(read).filter((entry) => entry !== undefined) : undefined,
    defaults: [],
    log,
  })
  return {
    all: () => document.value(),
    save: (next) => document.save(next),
    settled: () => document.settled(),
  }
}
