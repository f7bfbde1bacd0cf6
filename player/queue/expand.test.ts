// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest'
import { connectTestClient } from '../testing/connectTestClient'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'
import { mostEntries } from './expand'

let player: TestPlayer
afterEach(() => player.close())

/** The genre that most tracks are of. */
function largestGenre({ music }: TestPlayer): string {
  const counts = new Map<string, number>()
  for (const { genre } of music.library().tracks) counts.set(genre, (counts.get(genre) ?? 0) + 1)
  const [largest = ['']] = [...counts].toSorted(([, one], [, other]) => other - one)
  return `genres://${encodeURIComponent(largest[0])}`
}

describe('a list that stands for more than anybody plays', () => {
  it.each([
    ['plain', 'playItemsList'],
    ['plain', 'addToQueue'],
    ['real', 'playItemsList'],
    ['real', 'addToQueue'],
  ] as const)('is refused with words by %s quirks in %s, and the player answers', async (quirks, event) => {
    player = await startTestPlayer({ quirks, synthetic: 3_000 })
    const client = await connectTestClient(player.url, 4)
    const uri = largestGenre(player)
    // Millions of entries, if all of them were made before somebody counts.
    const list = Array.from({ length: 20_000 }, () => ({ uri, type: 'song', service: 'mpd' }))
    client.emit(event, event === 'addToQueue' ? list : { item: list[0], list, index: 0 })
    client.emit('pinger', 1)
    await client.next('ponger')
    expect(await client.next('pushToastMessage')).toMatchObject({
      type: 'error',
      message: 'So much does not fit into the queue',
    })
    expect(player.engine.queue().length).toBeLessThanOrEqual(mostEntries)
    client.close()
  })
})
