// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startChild, type Child } from '../../tests/attacks/startChild'
import { connectTestClient } from '../testing/connectTestClient'
import { startTestPlayer } from '../testing/startTestPlayer'

let dataFolder: string
let child: Child | undefined
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'player-kills-'))
})
afterEach(async () => {
  await child?.kill()
  await rm(dataFolder, { recursive: true, force: true })
})

const script = new URL('../testing/playUntilKilled.ts', import.meta.url)

it(
  'has after each kill all entries of the queue that anybody was told of',
  { timeout: 120_000 },
  async () => {
    let told = 0
    for (let kill = 0; kill < 4; kill += 1) {
      child = await startChild(script, dataFolder)
      const client = await connectTestClient(child.url, 4)
      client.emit('getQueue')
      const found = await client.next('pushQueue')
      expect(found).toHaveLength(told)
      for (let entry = 0; entry < 5 + kill; entry += 1) {
        client.emit('addToQueue', {
          uri: `http://stream.tidewater.example/${kill}-${entry}`,
          service: 'webradio',
          title: 'One',
        })
        const queue = await client.next('pushQueue')
        told = Array.isArray(queue) ? queue.length : 0
      }
      client.close()
      await child.kill()
    }
    expect(told).toBe(5 + 6 + 7 + 8)
    const player = await startTestPlayer({ dataFolder })
    expect(player.engine.queue()).toHaveLength(told)
    await player.close()
  },
)
