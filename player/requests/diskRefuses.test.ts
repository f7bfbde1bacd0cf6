// @vitest-environment node
import { rename } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

let player: TestPlayer
let asker: TestClient
let other: TestClient

beforeEach(async () => {
  player = await startTestPlayer()
  asker = await connectTestClient(player.url, 4)
  other = await connectTestClient(player.url, 4)
})
afterEach(async () => {
  asker.close()
  other.close()
  await player.close()
})

const station = { name: 'Harbour', uri: 'http://harbour.example/live' }
const track = { uri: 'albums://Nobody/Nothing', title: 'Rope', service: 'mpd' }

/** Requests that are kept, each with the question whose answer must be what it was before. */
const kept: [event: string, payload: unknown, ask: string, push: string, of?: unknown][] = [
  ['createPlaylist', { name: 'Another one' }, 'listPlaylist', 'pushListPlaylist'],
  [
    'addToPlaylist',
    { name: 'Evening', service: 'mpd', uri: 'albums://Nobody/Nothing' },
    'listPlaylist',
    'pushListPlaylist',
  ],
  ['saveQueueToPlaylist', { name: 'Evening' }, 'listPlaylist', 'pushListPlaylist'],
  ['addToFavourites', track, 'browseLibrary', 'pushBrowseLibrary', { uri: 'favourites' }],
  ['addWebRadio', station, 'browseLibrary', 'pushBrowseLibrary', { uri: 'radio/myWebRadio' }],
  ['saveAlarm', [{ id: 1, enabled: true, time: '06:30', playlist: 'Evening' }], 'getAlarms', 'pushAlarm'],
  ['setSleep', { enabled: true, time: '0:30', action: 'stop' }, 'getSleep', 'pushSleep'],
]

describe('a disk that takes nothing', () => {
  it.each(kept)(
    '%s is refused with a word to whoever asked, and nothing is changed',
    async (event, payload, ask, push, of) => {
      const now = async () => {
        asker.emit(ask, of)
        return asker.next(push)
      }
      const before = await now()
      const folder = player.dataFolder
      await rename(folder, `${folder}-away`)
      try {
        const toldOthers = other.names().length
        asker.emit(event, payload)
        expect(await asker.next('pushToastMessage')).toMatchObject({ type: 'error', title: 'Not done' })
        expect(await now()).toEqual(before)
        expect(other.names().slice(toldOthers)).not.toContain('pushToastMessage')
      } finally {
        await rename(`${folder}-away`, folder)
      }
    },
  )
})
