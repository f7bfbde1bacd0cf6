import { posix } from 'node:path'
import type { Track } from './Track'

/** `03 - Title`, `03. Title`, `1-03 Title`, `03 Title`: disc and number before the title. */
const numbered = /^(?:(\d)[-.])?(\d{1,3})(?:\s*[-._]\s*|\s+)(?=\S)/

/** What the path of a file says of its track, for all that its tags do not say: `Artist/Album/03 - Title.flac`. */
export function tagsOfPath(
  path: string,
): Pick<Track, 'title' | 'artist' | 'album' | 'disc' | 'number' | 'trackType'> {
  const folders = path.normalize('NFC').split('/')
  const file = folders.pop() ?? ''
  const ending = posix.extname(file)
  const stem = file.slice(0, file.length - ending.length)
  const [before = '', disc = '0', number = '0'] = numbered.exec(stem) ?? []
  return {
    title: stem.slice(before.length).trim() || stem || file,
    artist: folders.at(-2) ?? '',
    album: folders.at(-1) ?? '',
    disc: Number(disc),
    number: Number(number),
    trackType: ending.slice(1).toLowerCase(),
  }
}
