import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Command, connectMpd } from '../connectMpd'

/** An MPD as people have them, with music of its own. */
export interface TestServer {
  /** Where it listens. */
  path: string
  music: string
  /** As another client of it: does one thing, and gives what it says. */
  does: (...command: Command) => Promise<readonly (readonly [string, string])[]>
  restart(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts an MPD with its folders below this one; `lines` go into its configuration, e.g. `password
 * "x@read"`. Those in `without` do not, e.g. `playlist_directory`.
 */
export async function startServer(
  folder: string,
  lines: readonly string[] = [],
  without: readonly string[] = [],
): Promise<TestServer> {
  const [music, playlists] = [join(folder, 'music'), join(folder, 'playlists')]
  for (const path of [music, playlists]) await mkdir(path, { recursive: true })
  const path = join(folder, 'socket')
  const file = join(folder, 'mpd.conf')
  const own = [
    `music_directory "${music}"`,
    `playlist_directory "${playlists}"`,
    `db_file "${join(folder, 'db')}"`,
    `state_file "${join(folder, 'state')}"`,
    `log_file "${join(folder, 'log')}"`,
    `bind_to_address "${path}"`,
    'zeroconf_enabled "no"',
    'audio_output {\ntype "null"\nname "time"\nmixer_type "software"\n}',
    ...lines,
  ].filter((line) => !without.some((name) => line.startsWith(name)))
  await writeFile(file, `${own.join('\n')}\n`)
  const run = async () => {
    const child = spawn('mpd', ['--no-daemon', file], { stdio: 'ignore' })
    const ended = once(child, 'close')
    await untilReached(path)
    return async () => {
      child.kill('SIGTERM')
      await ended
    }
  }
  let end = await run()
  return {
    path,
    music,
    async does(...command) {
      const other = await connectMpd({ place: { path } })
      try {
        return (await other.ask(command)).pairs
      } finally {
        other.close()
      }
    },
    async restart() {
      await end()
      end = await run()
    },
    close: () => end(),
  }
}

async function untilReached(path: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const isThere = await connectMpd({ place: { path } }).then(
      (connection) => {
        connection.close()
        return true
      },
      () => false,
    )
    if (isThere) return
    await wait(50)
  }
  throw new Error('MPD does not start')
}
