import type { LegacyPlaylist } from './readLegacyPlaylist'

/** An entry of the legacy playlist. */
export interface LegacyEntry {
  /** As shown; '' for one without a name. */
  title: string
  /** Artist and album. */
  by: string
  /** What of it goes back to the player to be played; undefined without an address. */
  request: ({ uri: string } & Record<string, string>) | undefined
}

const told = ['title', 'service', 'artist', 'album', 'albumart', 'type'] as const

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads the entries of the legacy playlist [D7-28], whose fields nobody promises: what is no text is not there. */
export const readEntries = (data: LegacyPlaylist['data']): LegacyEntry[] =>
  data.map((entry) => {
    const uri = text(entry['uri'])
    const title = text(entry['title']) || text(entry['name'])
    const known = Object.fromEntries(told.map((name) => [name, text(entry[name])] as const))
    // Such files name no types; what is no station is a track.
    const type = known['type'] || (known['service'] === 'webradio' ? '' : 'song')
    const request = Object.fromEntries(
      Object.entries({ ...known, title, type }).filter(([, value]) => value !== ''),
    )
    return {
      title: title || uri,
      by: [known['artist'], known['album']].filter(Boolean).join(' - '),
      request: uri === '' ? undefined : { ...request, uri },
    }
  })
