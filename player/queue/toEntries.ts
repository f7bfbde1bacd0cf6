import type { PlayerContext } from '../core/PlayerContext'
import type { Entry } from '../storage/entriesDocument'
import type { Wanted } from './expand'
import { toEntry } from './toEntry'
import { tracksAt } from './tracksAt'

/** What was listed, as a list keeps it: a folder, an album or an artist track by track, as real devices do. */
export function toEntries(player: Pick<PlayerContext, 'music'>, wanted: Wanted): Entry[] {
  const tracks = tracksAt(player, wanted.uri)
  const service = typeof wanted.service === 'string' ? wanted.service : 'mpd'
  return tracks.length === 0
    ? [toEntry(player, wanted)]
    : tracks.map(({ uri }) => toEntry(player, { uri, service }))
}
