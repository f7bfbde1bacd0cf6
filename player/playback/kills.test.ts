// @vitest-environment node
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { connectTestClient } from '../testing/connectTestClient'
import { startTestPlayer } from '../testing/startTestPlayer'

let dataFolder: string
let child: ChildProcess | undefined
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'player-kills-'))
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await rm(dataFolder, { recursive: true, force: true })
})

/** Starts a player in a process of its own and gives its address. */
async function start(): Promise<string> {
  const script = fileURLToPath(new URL('../testing/playUntilKilled.ts', import.meta.url))
  child = spawn(process.execPath, ['--import', 'tsx', script, dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line]: unknown[] = await once(child.stdout ?? child, 'data')
  return String(line).trim()
}

it(
  'has after each kill all entries of the queue that anybody was told of',
  { timeout: 120_000 },
  async () => {
    let told = 0
    for (let kill = 0; kill < 4; kill += 1) {
      const client = await connectTestClient(await start(), 4)
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
      child?.kill('SIGKILL')
      if (child !== undefined) await once(child, 'exit')
    }
    expect(told).toBe(5 + 6 + 7 + 8)
    const player = await startTestPlayer({ dataFolder })
    expect(player.engine.queue()).toHaveLength(told)
    await player.close()
  },
)
