import type { Records } from '../../../../cloud/services/ports/Records'

/** Thrown where a process would be no more. */
export class Killed extends Error {
  override readonly name = 'Killed'
}

/**
 * The same records for a process that is killed at its write of that number, from 1: just before it, or just
 * after, when nobody hears any more that it was made. `writes` says how many there were.
 */
export function dyingRecords(records: Records, at: number, when: 'before' | 'after') {
  let writes = 0
  let isDead = false
  const read = async <T>(act: () => Promise<T>): Promise<T> => {
    if (isDead) throw new Killed()
    return act()
  }
  const write = async <T>(act: () => Promise<T>): Promise<T> => {
    if (isDead) throw new Killed()
    writes += 1
    if (writes < at) return act()
    isDead = true
    if (when === 'after') await act()
    throw new Killed()
  }
  const dying: Records = {
    get: (path) => read(() => records.get(path)),
    first: (path, asked) => read(() => records.first(path, asked)),
    page: (path, after, most) => read(() => records.page(path, after, most)),
    update: (values) => write(() => records.update(values)),
    push: (path, value) => write(() => records.push(path, value)),
    change: (path, decide) => write(() => records.change(path, decide)),
  }
  return { records: dying, writes: () => writes, isDead: () => isDead }
}
