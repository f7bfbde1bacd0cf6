import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chosenEngine } from '../mpd/testing/standIn'
import { createPlayer, type Player, type PlayerOptions } from '../createPlayer'
import { connectTestClient, type TestClient } from './connectTestClient'

/** A player of a test, with what it logged and where its state lies. */
export interface TestPlayer extends Player {
  lines: string[]
  dataFolder: string
  /** Ends the player and, unless the folder was given, deletes its state. */
  close(): Promise<void>
}

/** Long enough to see the step in between, short enough not to wait for it. */
const testDelays = {
  scan: 50,
  join: 150,
  away: 400,
  ask: 30,
  mount: 20,
  discover: 30,
  rescan: 200,
  goodbye: 50,
  restart: 1_000,
  crash: 400,
  loading: 0,
  giveUpWifi: 300,
  poweredOff: 400,
  ripTrack: 5,
  slowPage: 300,
  updateCheck: 50,
  updateStep: 10,
  slowUpload: 1,
  roomAnswer: 2_000,
  roomBeat: 1_000,
  roomRetry: 100,
  orphaned: 1_500,
  installStep: 10,
  pluginAnswer: 3_000,
  installLine: 1,
  slowStore: 300,
  cloudBeat: 400,
  leastCloudBeat: 20,
}

/**
 * Starts a player on a free port of this machine with a data folder of its own. It opens no wizard unless it
 * is told to with `withoutWizard: false`, takes no longer for anything than a test can see, and has 24 tracks
 * that are made up: `synthetic` says otherwise, `demonstration: true` has it make real ones. With `cloud`, as
 * `cloud/testing/startTestCloud` starts one, it has accounts.
 */
export async function startTestPlayer(options: Partial<PlayerOptions> = {}): Promise<TestPlayer> {
  const lines: string[] = []
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'player-')))
  const player = await createPlayer({
    host: '127.0.0.1',
    log: (line) => lines.push(line),
    withoutWizard: true,
    demonstration: false,
    synthetic: 24,
    ...chosenEngine,
    ...options,
    delays: { ...testDelays, ...options.delays },
    dataFolder,
  })
  return {
    ...player,
    lines,
    dataFolder,
    async close() {
      await player.close()
      // What was being copied or read when it ended may still lay down a file.
      if (options.dataFolder === undefined)
        await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A player with the quirks of real devices, and who talks to it. */
export interface RealPlayer extends TestPlayer {
  client: TestClient
  /** Sends a request and gives the payload of the next push of a name. */
  ask(event: string, payload: unknown, answer: string): Promise<unknown>
  /** Titles of a page's items; undefined where the page has no lists. */
  titles(uri: string): Promise<unknown[] | undefined>
  /** Whether it is gone after a request; it is back when this resolves. */
  endsOn(event: string, payload?: unknown): Promise<boolean>
}

/** Starts one, on which nothing has been done. */
export async function startRealPlayer(options: Partial<PlayerOptions> = {}): Promise<RealPlayer> {
  const player = await startTestPlayer({ quirks: 'real', ...options })
  const client = await connectTestClient(player.url, 4)
  const ask = (event: string, payload: unknown, answer: string) => {
    client.emit(event, payload)
    return client.next(answer)
  }
  return {
    ...player,
    client,
    ask,
    async titles(uri) {
      const look = () => client.emit('browseLibrary', { uri, ref: uri })
      look()
      // Not answered while it is being written.
      const again = setInterval(look, 500)
      for (;;) {
        const page = await client.next('pushBrowseLibrary')
        const {
          ref,
          navigation,
        }: { ref?: unknown; navigation?: { lists: { items: { title?: string }[] }[] } } = Object(page)
        if (ref !== uri) continue
        clearInterval(again)
        return navigation?.lists.flatMap(({ items }) => items.map(({ title }) => title))
      }
    },
    async endsOn(event, payload) {
      const before = player.lines.length
      const left = client.once('disconnect').then(() => true)
      const back = client.once('connect')
      client.emit(event, payload)
      client.emit('pinger', event)
      const pong = client.next('ponger')
      const isGone = await Promise.race([left, pong.then(() => false)])
      if (isGone) {
        await back
        // Whoever waited for it would take the next one's.
        client.emit('pinger', event)
        await pong
      }
      return isGone && player.lines.slice(before).some((line) => line.startsWith('the player ended'))
    },
    async close() {
      client.close()
      await player.close()
    },
  }
}

/** Starts several players of these names, each of which was told of all others. */
export async function startRooms(
  names: readonly string[],
  start: (options: Partial<PlayerOptions>) => Promise<TestPlayer> = startTestPlayer,
): Promise<TestPlayer[]> {
  const players = await Promise.all(names.map((name) => start({ name })))
  for (const { roomSystem, url } of players)
    roomSystem.meet(players.map((other) => other.url).filter((one) => one !== url))
  return players
}
