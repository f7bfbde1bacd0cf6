// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Json, isJsonObject, toJson } from '../../authoring/json/Json'
import { folders } from '../folders'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

const recordings = join(folders.root, '../shared/recordings')

/**
 * What a value is made of: the names and kinds of members, each different entry of a list once; types and
 * services as they are.
 */
function shapeOf(value: Json): Json {
  if (Array.isArray(value)) {
    const texts = value.map((one) => JSON.stringify(shapeOf(one)))
    return [...new Set(texts)].sort().map((text): Json => JSON.parse(text))
  }
  if (!isJsonObject(value)) return typeof value
  // Newer devices say so, the recorded one does not.
  const members = Object.entries(value).filter(([name]) => name !== 'availableSortings')
  return Object.fromEntries(
    members
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, one]) => [name, ['type', 'service'].includes(name) ? one : shapeOf(one)]),
  )
}

function recorded(name: string): Json {
  const record = toJson(JSON.parse(readFileSync(join(recordings, `${name}.json`), 'utf8')))
  const received = isJsonObject(record) && Array.isArray(record['received']) ? record['received'] : []
  const push = received.filter(isJsonObject).find(({ event }) => event === 'pushBrowseLibrary')
  if (push?.['payload'] === undefined) throw new Error(`no page in ${name}`)
  return push['payload']
}

describe.skipIf(!existsSync(recordings))(
  'pages beside the recordings of a real player (skipped where ../shared is absent)',
  () => {
    let player: TestPlayer
    let client: TestClient
    beforeAll(async () => {
      player = await startTestPlayer({ demonstration: true, synthetic: 0 })
      client = await connectTestClient(player.url, 4)
      const station = { uri: 'http://one.example/', title: 'One FM', service: 'webradio' }
      client.emit('addWebRadio', { name: station.title, uri: station.uri })
      client.emit('addToFavourites', station)
      client.emit('replaceAndPlay', { uri: 'playlists/Evening' })
      for (const push of ['pushAddWebRadio', 'urifavourites', 'pushQueue']) await client.next(push)
    }, 60_000)
    afterAll(async () => {
      client.close()
      await player.close()
    })

    it.each([
      ['albums', 'albums://'],
      ['album', 'albums://Slow%20Harbour/Ropewalk'],
      ['artists', 'artists://'],
      ['artist', 'artists://Slow%20Harbour'],
      ['genres', 'genres://'],
      ['genre', 'genres://Folk'],
      ['music-library', 'music-library'],
      ['artistfolder', 'music-library/INTERNAL/Slow Harbour'],
      ['album-folder', 'music-library/INTERNAL/Slow Harbour/Ropewalk'],
      ['nosuchfolder', 'music-library/NOPE'],
      ['usb', 'music-library/USB'],
      ['favourites', 'favourites'],
      ['playlists-two', 'playlists'],
      ['playlist-evening', 'playlists/Evening'],
      ['radio', 'radio'],
      ['radio-favourites-one', 'radio/favourites'],
      ['radio-mywebradio-one', 'radio/myWebRadio'],
      ['last100-some', 'Last_100'],
      ['upnp', 'upnp'],
      ['nosuch', 'nosuch'],
      ['root', ''],
    ])('%s is made of the same things', async (name, uri) => {
      client.emit('browseLibrary', { uri })
      const page = toJson(await client.next('pushBrowseLibrary'))
      expect(shapeOf(page)).toEqual(shapeOf(recorded(`browseLibrary-${name}`)))
    })

    it.each([
      ['search-paper', 'search', { value: 'harbour' }],
      ['search-nothing', 'search', { value: 'zzzz' }],
      ['goTo-artist', 'goTo', { type: 'artist', value: 'Slow Harbour' }],
    ])('%s is answered with the same things', async (name, event, payload) => {
      client.emit(event, payload)
      const page = toJson(await client.next('pushBrowseLibrary'))
      expect(shapeOf(page)).toEqual(shapeOf(recorded(name)))
    })
  },
)
