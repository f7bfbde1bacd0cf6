import type { BrowseItem, BrowseList } from '../../../../schemas/generated/types'

/** Players list albums as folders at such addresses. */
const albumAddress = /^(?:albums:\/\/.|artists:\/\/[^/]+\/.)/

const isAlbum = ({ type, uri = '' }: BrowseItem) => type === 'album' || albumAddress.test(uri)

/** The albums that a page lists, as far as they have an address. */
export const albumsOf = (lists: readonly BrowseList[]): BrowseItem[] =>
  lists.flatMap(({ items }) => items.filter((item) => item.uri && isAlbum(item)))

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
