import type { Log } from '../ports/Clock'
import type { People } from '../ports/People'
import type { Records } from '../ports/Records'

interface OrphansOptions {
  records: Records
  people: Pick<People, 'gone'>
  forget: (uid: string) => Promise<void>
  log: Log
}

/** Where something stands of each owner, by uid. */
const places = ['users', 'books', 'user_devices', 'referral/people'] as const

/** So many owners of each place are looked at together. */
const pageSize = 100

/** More than this share of a page cannot be gone, unless who has an account is asked in the wrong place. */
const mostGone = 0.5
const fewest = 10

/**
 * Looks for people who are gone and have data nevertheless, because nothing told of it. Each time one page of
 * each place, from where the last time ended: it costs the same among few owners and among many.
 */
export function createOrphanSweep({ records, people, forget, log }: OrphansOptions): () => Promise<void> {
  const sweepOne = async (place: (typeof places)[number]) => {
    const cursor = `sweeps/orphans/${place.replaceAll('/', '_')}`
    const after = await records.get(cursor)
    const page = await records.page(place, typeof after === 'string' ? after : undefined, pageSize)
    const uids = page.map(([uid]) => uid)
    const gone = uids.length > 0 ? await people.gone(uids) : []
    if (gone.length > fewest && gone.length > uids.length * mostGone)
      log(`${gone.length} of ${uids.length} owners have no account, which is too many: none is forgotten`)
    else
      for (const uid of gone) {
        log('somebody is forgotten whose account is gone')
        await forget(uid)
      }
    // At last: whoever dies before looks at the same again.
    await records.update({ [cursor]: uids.length < pageSize ? null : (uids.at(-1) ?? null) })
  }
  return async () => {
    for (const place of places) await sweepOne(place)
  }
}
