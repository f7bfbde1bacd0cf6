import type { Track } from '../music/Track'

/** Address of a track's cover, as devices write it: with names and size to look for elsewhere, and the folder that it lies in. */
export function coverAddress({ uri, albumartist, album }: Track): string {
  const folder = uri.slice('music-library'.length, uri.lastIndexOf('/'))
  const web = [albumartist, album, 'extralarge'].map(encodeURIComponent).join('/')
  return `/albumart?web=${web}&path=${encodeURIComponent(folder)}&metadata=false`
}
