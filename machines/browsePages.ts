import type { PushBrowseLibrary } from '../schemas/generated/types'
import type { RememberedPage } from './browse.vocabulary'

/** Pages that are remembered at most, and items of all of them but the last. */
const [mostPages, mostItems] = [40, 60_000]

/** How many items a page lists. */
const sizeOf = ({ navigation }: PushBrowseLibrary): number =>
  (navigation?.lists ?? []).reduce((sum, { items }) => sum + items.length, 0)

/** What is remembered of an address. */
export const recallPage = (pages: readonly RememberedPage[], address: string): RememberedPage | undefined =>
  pages.find((one) => one.address === address)

/** Without that of an address. */
export const forgetPage = (pages: readonly RememberedPage[], address: string): readonly RememberedPage[] =>
  pages.filter((one) => one.address !== address)

/** All of them, or those that are of or below an address of the library, to be asked for again. */
export const markStale = (
  pages: readonly RememberedPage[],
  uris?: readonly string[],
): readonly RememberedPage[] =>
  pages.map((one) =>
    !uris || uris.some((uri) => one.uri === uri || one.uri.startsWith(`${uri}/`))
      ? { ...one, isStale: true }
      : one,
  )

/**
 * With a page, which takes the place of what was known of the address; the oldest go where they are too many
 * for a small device.
 */
export function rememberPage(
  pages: readonly RememberedPage[],
  address: string,
  uri: string,
  page: PushBrowseLibrary,
): readonly RememberedPage[] {
  const kept: RememberedPage[] = [{ address, uri, page, isStale: false }]
  let items = 0
  for (const one of forgetPage(pages, address).toReversed()) {
    items += sizeOf(one.page)
    if (kept.length >= mostPages || items > mostItems) break
    kept.unshift(one)
  }
  return kept
}
