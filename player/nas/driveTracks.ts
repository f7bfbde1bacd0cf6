import { createHash } from 'node:crypto'
import { makeUpTracks } from '../music/makeUpTracks'
import type { Track } from '../music/Track'
import type { Drive } from '../storage/drivesDocument'

/** What a network drive holds while it is mounted; the same place always the same. */
export function driveTracks({ ip, path, name, mounted }: Drive): Track[] {
  if (!mounted) return []
  const [first = 0, second = 0] = createHash('sha256').update(`songs of ${ip.toLowerCase()}/${path}`).digest()
  return makeUpTracks(300 + first * 10 + (second % 10), `music-library/NAS/${name.replaceAll('/', '_')}`)
}
