import type { BrowsePlace } from './BrowsePlace'

const withQuery = (path: '/browse' | '/search', given: Readonly<Record<string, string | undefined>>) => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(given)) if (value !== undefined) query.set(name, value)
  const text = query.toString()
  return text === '' ? path : (`${path}?${text}` as const)
}

/** The address of a place in browse [D2.2-2 D2.2-3]; equal places have equal ones. */
export function addressOf(place: BrowsePlace): `/${string}` {
  switch (place.kind) {
    case 'home':
      return '/browse'
    case 'page': {
      const { uri, type, title, service, plugin_name, plugin_type } = place.request
      return withQuery('/browse', { uri, type, title, service, plugin_name, plugin_type })
    }
    case 'goTo': {
      const { type, value, artist, album } = place.target
      return withQuery('/browse', { type, value, artist, album })
    }
    case 'search': {
      const { value, filter, within } = place
      if (place.isDedicated) return withQuery('/search', { q: value === '' ? undefined : value, filter })
      const { uri, type, title, service, plugin_name, plugin_type } = within ?? {}
      return withQuery('/browse', { uri, type, title, service, plugin_name, plugin_type, q: value, filter })
    }
  }
}
