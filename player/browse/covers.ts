import type { Track } from '../music/Track'
import { coverAddress } from '../queue/coverAddress'

/** Address of a cover by a folder of the library; `icon` is what a device shows where there is none, e.g. `folder-o`. */
export function folderCover(uri: string, icon: string): string {
  const path = encodeURIComponent(uri.replace(/^music-library/, '/mnt'))
  return `/albumart?path=${path}&icon=${icon}&metadata=false`
}

/** Address of a root's picture: it has no cover, only an icon, e.g. `usb`. */
export const rootCover = (icon: string): string => `/albumart?path=&icon=${icon}&metadata=false`

/** Address of an artist's picture. */
export const artistCover = (name: string): string =>
  `/albumart?web=${encodeURIComponent(name)}//extralarge&icon=users`

/** Address of the cover of a track's album. */
export const albumCover = (track: Track, icon: string): string =>
  coverAddress(track).replace('&metadata', `&icon=${icon}&metadata`)

/** Address of the picture of a source, e.g. `mpd/playlisticon.png`. */
export const sourceIcon = (path: string): string => `/albumart?sourceicon=music_service/${path}`
