import type { JsonObject } from '../../authoring/json/JsonObject'

interface Station {
  title: string
  uri: string
}

/** A web radio in a list. */
export const stationItem = ({ title, uri }: Station): JsonObject => ({
  service: 'webradio',
  type: 'webradio',
  title,
  uri,
  icon: 'fa fa-microphone',
})

/** A web radio that the owner has entered: it can be edited and deleted. */
export const ownStationItem = (station: Station): JsonObject => ({
  ...stationItem(station),
  type: 'mywebradio',
  artist: '',
  album: '',
})
