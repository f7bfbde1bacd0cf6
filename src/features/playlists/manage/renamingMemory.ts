import type { Renaming } from '../../../device'

const key = 'playlist-renaming'
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * The renaming that this browser has under way, for the next connection; nothing where storage is forbidden.
 * Of a player that has no playlists of these names it says nothing.
 */
export const renamingMemory = {
  keep(renaming: Renaming): void {
    try {
      localStorage.setItem(key, JSON.stringify(renaming))
    } catch {
      // Then nobody tells of it; both playlists are there.
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing was kept.
    }
  },
  read(): Renaming | undefined {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
      if (typeof kept !== 'object' || kept === null) return undefined
      const [name, to]: unknown[] = [Reflect.get(kept, 'name'), Reflect.get(kept, 'to')]
      return isText(name) && isText(to) ? { name, to } : undefined
    } catch {
      return undefined
    }
  },
}
