import type { PushBrowseLibrary } from '../../../../schemas/generated/types'
import type { BrowsePlace } from './BrowsePlace'

/** The last part of an address of the library, as a name. */
function lastPart(uri: string): string {
  const part =
    uri
      .split('/')
      .findLast((one) => one !== '')
      ?.replace(/:$/, '') ?? uri
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** What a place is called: by its page's header, by the item that led to it, by the source that it is, else by its address; '' where it has no name. */
export function titleOf(
  place: BrowsePlace,
  page: PushBrowseLibrary | undefined,
  sourceName?: string,
): string {
  const info = page?.navigation?.info
  // Of what a device does not have it says the name of the field: that is no name.
  const fields = ['title', 'name', 'album', 'artist'] as const
  const named =
    fields
      .map((field) => info?.[field]?.trim() ?? '')
      .find((text, place) => text !== '' && text !== fields[place]) ?? ''
  switch (place.kind) {
    case 'home':
      return ''
    case 'search':
      return place.value
    case 'goTo':
      return named || place.target.value
    case 'page':
      return (
        named ||
        (place.request.title ?? '').trim() ||
        (sourceName ?? '').trim() ||
        lastPart(place.request.uri)
      )
  }
}
