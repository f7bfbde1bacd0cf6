import type { Track } from '../music/Track'

/** The address that was made last, and what of: most tracks follow one of their own album. */
let last = { folder: '', albumartist: '', album: '', address: '' }

/** Address of a track's cover, as devices write it: with names and size to look for elsewhere, and the folder that it lies in. */
export function coverAddress({ uri, albumartist, album }: Track): string {
  const folder = uri.slice('music-library'.length, uri.lastIndexOf('/'))
  if (folder === last.folder && albumartist === last.albumartist && album === last.album) return last.address
  const web = [albumartist, album, 'extralarge'].map(encodeURIComponent).join('/')
  const address = `/albumart?web=${web}&path=${encodeURIComponent(folder)}&metadata=false`
  last = { folder, albumartist, album, address }
  return address
}
