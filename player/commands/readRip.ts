import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'

/** As many tracks as a CD can have. */
const most = 99

/** How a CD is to be copied, as the interface described it. */
export interface Rip {
  artist: string
  album: string
  genre: string
  year: string
  /** Where to; '' for no drive in particular. */
  drive: string
  /** Name of a cover that was sent, or ''. */
  cover: string
  titles: readonly string[]
}

/** What was sent, as it was sent; undefined when there is no track to copy, or more than a CD has. */
export function readRip(sent: Json): Rip | undefined {
  if (!isJsonObject(sent)) return undefined
  const { tracks } = sent
  if (!Array.isArray(tracks) || tracks.length === 0 || tracks.length > most) return undefined
  const text = (key: string, missing: string) => {
    const value = sent[key]
    const name = isJsonObject(value) ? value['name'] : value
    return typeof name === 'string' && name !== '' ? name : missing
  }
  const [, cover = ''] = /[?&]upload=([\w.-]+)$/.exec(text('albumart', '')) ?? []
  return {
    artist: text('artist', ''),
    album: text('album', 'CD'),
    genre: text('genre', ''),
    year: text('year', ''),
    drive: text('destinationDrive', ''),
    cover,
    titles: tracks.map((track, index) => {
      const title = isJsonObject(track) ? track['title'] : undefined
      return typeof title === 'string' && title !== '' ? title : `Track ${index + 1}`
    }),
  }
}
