import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectTestClient, type TestClient } from '../../player/testing/connectTestClient'
import { falseAfter, type Attack } from './Attack'
import { startChild } from './startChild'

const playerScript = new URL('../../player/testing/playUntilKilled.ts', import.meta.url)
/** Which player it is: its heap in MB, and how many tracks it knows. */
const heap = 512
const tracks = 3_000

const listed = (list: object[]) => ({ item: list[0], list, index: 0 })
/** Each request that takes a list of what is to be played. */
const ways: [event: string, payload: (list: object[]) => unknown][] = [
  ['playItemsList', listed],
  ['addPlayList', listed],
  ['replaceAndPlay', listed],
  ['addToQueue', (list) => list],
]

/**
 * Lists of few kilobytes that stand for millions of tracks, at a small player: it says no, and has room for
 * others.
 */
export const attackWithLists: Attack = async (long) => {
  const folder = await mkdtemp(join(tmpdir(), 'lists-player-'))
  const child = await startChild(playerScript, folder, {
    node: [`--max-old-space-size=${heap}`],
    words: [String(tracks)],
  })
  const faults: string[] = []
  let refused = 0
  const client = await connectTestClient(child.url, 4)
  const genre = await firstIn(client, 'genres://')
  for (const entries of long ? [2_500, 6_000, 20_000] : [2_500, 6_000])
    for (const [event, payload] of ways) {
      client.emit(event, payload(Array<object>(entries).fill(genre)))
      const heard = await Promise.race([isRefused(client), falseAfter(60_000)])
      if (heard) refused += 1
      else
        faults.push(
          `${event} with ${entries} entries: no word within 60 s, it ${child.runs() ? 'runs' : 'is gone'}`,
        )
      if (!child.runs()) break
    }
  client.close()
  await child.kill()
  await rm(folder, { recursive: true, force: true })
  return { figure: `lists ${refused} refused`, faults }
}

/** The first entry of a page of the library, as it may be asked for. */
async function firstIn(client: TestClient, page: string): Promise<object> {
  client.emit('browseLibrary', { uri: page })
  const { navigation } = Object(await client.next('pushBrowseLibrary'))
  const { uri, title } = navigation.lists[0].items[0]
  return { uri, title, type: 'song', service: 'mpd' }
}

async function isRefused(client: TestClient): Promise<true> {
  // Not any refusal: the list is read, and counted.
  while (!/does not fit/.test(Object(await client.next('pushToastMessage')).message));
  return true
}
