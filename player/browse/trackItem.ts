import type { JsonObject } from '../../authoring/json/JsonObject'
import type { Track } from '../music/Track'

/** A track of the library as every page lists it [D3-15]; what pages differ in, the cover above all, is added there. */
export const trackItem = ({ title, artist, album, uri }: Track): JsonObject => ({
  service: 'mpd',
  type: 'song',
  title,
  artist,
  album,
  uri,
})
