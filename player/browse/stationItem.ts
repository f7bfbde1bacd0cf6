import type { JsonObject } from '../../authoring/json/JsonObject'

/** A web radio in a list: one of the directory or, as `mywebradio`, one that the owner has entered. */
export const stationItem = (
  type: 'webradio' | 'mywebradio',
  { title, uri }: { title: string; uri: string },
): JsonObject => ({
  service: 'webradio',
  type,
  artist: '',
  album: '',
  title,
  uri,
  icon: 'fa fa-microphone',
})
