import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chosenEngine } from '../mpd/testing/standIn'
import { createPlayer, type Player, type PlayerOptions } from '../createPlayer'

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
