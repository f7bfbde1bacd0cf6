import type { BrowseItem } from '../../../../schemas/generated/types'

/** What a player can be woken with; of folders only those that are an album or an artist. */
const kinds: ReadonlySet<string> = new Set(['album', 'artist', 'webradio', 'mywebradio'])
const roots = ['albums://', 'artists://'] as const

/** Whether a player can be woken with an item: a station, an album, an artist. */
export const canWake = ({ type = '', uri = '' }: Pick<BrowseItem, 'type' | 'uri'>): boolean =>
  uri !== '' && (kinds.has(type) || (type === 'folder' && roots.some((root) => uri.startsWith(root))))

/** Characters of a title and of an artist: the name of a playlist is a file's, which has a limit. */
const longest = 24

const short = (text = '') => Array.from(text.replaceAll('/', ' ').trim()).slice(0, longest).join('').trim()

/** What an item is called in the name of its playlist. */
export function calledFor({ title, name, artist }: BrowseItem): string {
  const [what, who] = [short(title || name), short(artist)]
  return who === '' || who === what ? what : `${what} – ${who}`
}
