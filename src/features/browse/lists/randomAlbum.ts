import type { BrowseItem, BrowseList } from '../../../../schemas/generated/types'

/** Players list albums as folders at such addresses. */
const albumAddress = /^(?:albums:\/\/.|artists:\/\/[^/]+\/.)/

const isAlbum = ({ type, uri = '' }: BrowseItem) => type === 'album' || albumAddress.test(uri)

/** The albums that a page lists, as far as they have an address. */
export const albumsOf = (lists: readonly BrowseList[]): BrowseItem[] =>
  lists.flatMap(({ items }) => items.filter((item) => item.uri && isAlbum(item)))

/** How many items of a list are looked at for what kind of list it is: 50,000 would hold the page up. */
const looked = 100

/** Whether a page lists several albums, as far as the beginning of each of its lists tells. */
export const hasSeveralAlbums = (lists: readonly BrowseList[]): boolean =>
  albumsOf(lists.map(({ items }) => ({ items: items.slice(0, looked) }))).length > 1

/** Any of several albums but the one that was chosen last; undefined where there are not several. */
export function chooseAlbum(
  albums: readonly BrowseItem[],
  last: string | undefined,
  random: () => number = Math.random,
): BrowseItem | undefined {
  if (albums.length < 2) return undefined
  const others = albums.filter(({ uri }) => uri !== last)
  return others[Math.floor(random() * others.length)]
}
