import { join, sep } from 'node:path'
import { libraryUri } from '../music/addresses'
import type { Music } from '../music/openMusic'
import type { QueueItem } from '../playback/Engine'
import { toQueueItem, toStation } from '../queue/toQueueItem'
import type { MpdPlaces } from './createMpdQueue'

/** What a station's address may begin with: MPD would play files of this machine by others. */
const isStream = (uri: string) => /^https?:\/\//i.test(uri)

const lastPart = (file: string) => file.split('/').at(-1) ?? file

/** A stream, or what nobody knows, by what the server says of it. */
function strange(said: Partial<Record<string, string>>): QueueItem {
  const file = said['file'] ?? ''
  const name = said['Name'] ?? said['Title'] ?? lastPart(file)
  if (isStream(file)) return toStation(file, name)
  return { uri: file, service: 'mpd', name, type: 'track', albumart: '/albumart' }
}

/** An MPD of this machine that plays the player's own files by their paths. */
export function filePlaces(music: () => Music): MpdPlaces {
  return {
    toMpd({ uri, service }) {
      if (isStream(uri)) return service === 'mpd' ? undefined : uri
      const track = music().library().find(uri)
      if (track === undefined) return undefined
      const [, name, ...path] = track.uri.split('/')
      const root = music().roots.find((one) => one.name === name)
      return root === undefined ? undefined : join(root.folder, ...path)
    },
    toItem(said) {
      const file = said['file'] ?? ''
      const root = music().roots.find(({ folder }) => file.startsWith(folder + sep))
      const track =
        root &&
        music()
          .library()
          .find(`music-library/${root.name}/${file.slice(root.folder.length + 1)}`)
      return track === undefined ? strange(said) : toQueueItem(track)
    },
  }
}

/** An MPD that has music of its own: its addresses are those of the library, without their beginning. */
export function sharedPlaces(music: () => Music): MpdPlaces {
  return {
    toMpd({ uri }) {
      if (isStream(uri)) return uri
      return libraryUri(uri)?.slice('music-library/'.length)
    },
    toItem(said) {
      const track = music()
        .library()
        .find(`music-library/${said['file'] ?? ''}`)
      return track === undefined ? strange(said) : toQueueItem(track)
    },
  }
}
