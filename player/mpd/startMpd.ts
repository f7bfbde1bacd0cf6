import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { access, chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const runFile = promisify(execFile)

/** Something that sounds, in the words of MPD's configuration. */
export interface MpdOutput {
  /** E.g. `alsa`, `pulse`, `null`. */
  plugin: string
  name: string
  /** Further lines, e.g. `{ device: 'hw:0' }`. */
  settings?: Readonly<Record<string, string>>
}

/** An MPD of our own. */
export interface OwnMpd {
  /** The socket at which it is spoken to; nobody else may. */
  path: string
  /** What it plays through. */
  outputs: readonly MpdOutput[]
  /** How often it had to be started again. */
  restarts(): number
  /** Ends it. */
  close(): Promise<void>
}

interface OwnMpdParts {
  /** Configuration, socket and state lie there; made if missing. */
  folder: string
  /** Default: what there is on this machine. */
  outputs?: readonly MpdOutput[]
  /** Default: the one on the PATH. */
  program?: string
  log: (line: string) => void
  /** It ended, though nobody wanted it to; it is started again. */
  crashed: (how: string) => void
}

/** How long it waits before it starts one that has ended, ms; longer each time that it ends at once. */
const firstPause = 200
const longestPause = 30_000
/** Who has run as long has not ended at once, ms. */
const steady = 10_000

/** Whether there is an `mpd` on the PATH. */
export async function hasMpd(program = 'mpd'): Promise<boolean> {
  return runFile(program, ['--version']).then(
    () => true,
    () => false,
  )
}

/**
 * Starts an MPD that only this player speaks to, and starts it again whenever it ends by itself. Rejects with
 * what to do where there is none.
 */
export async function startMpd(parts: OwnMpdParts): Promise<OwnMpd> {
  const { folder, program = 'mpd', log, crashed } = parts
  if (!(await hasMpd(program)))
    throw new Error('there is no mpd on this machine: install it, on Debian with “sudo apt install mpd”')
  await mkdir(playlistsIn(folder), { recursive: true })
  // The socket itself can be reached by whoever may enter the folder.
  await chmod(folder, 0o700)
  const outputs = parts.outputs ?? [await findOutput(program)]
  const configuration = join(folder, 'mpd.conf')
  const path = join(folder, 'socket')
  await endFormer(folder, configuration)
  await writeFile(configuration, toConfiguration(folder, path, outputs))

  let child: ChildProcess | undefined
  let isClosed = false
  let restarts = 0
  let pause = firstPause
  let timer: ReturnType<typeof setTimeout> | undefined

  const run = () => {
    const start = Date.now()
    const own = spawn(program, ['--no-daemon', configuration], { stdio: ['ignore', 'ignore', 'pipe'] })
    child = own
    let words = ''
    own.stderr?.on('data', (piece: Buffer) => (words = `${words}${piece.toString()}`.slice(-2_000)))
    own.once('error', (error) => (words = error.message))
    own.once('close', (status, signal) => {
      if (isClosed) return
      pause = Date.now() - start > steady ? firstPause : Math.min(pause * 2, longestPause)
      const how = signal ?? `exit ${status ?? '?'}`
      log(`mpd has ended (${how}) and is started again${words === '' ? '' : `: ${lastLine(words)}`}`)
      crashed(how)
      restarts += 1
      timer = setTimeout(run, pause)
    })
  }
  run()
  await untilThere(path)

  return {
    path,
    outputs,
    restarts: () => restarts,
    async close() {
      isClosed = true
      clearTimeout(timer)
      const own = child
      if (own === undefined || own.exitCode !== null || own.signalCode !== null) return
      const ended = new Promise((resolve) => own.once('close', resolve))
      own.kill('SIGTERM')
      const hard = setTimeout(() => own.kill('SIGKILL'), 3_000)
      await ended
      clearTimeout(hard)
    },
  }
}

const lastLine = (words: string) => words.trim().split('\n').at(-1) ?? ''

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Resolves once it listens, or after three seconds: whoever connects tries again. */
async function untilThere(path: string): Promise<void> {
  const end = Date.now() + 3_000
  while (Date.now() < end) {
    if (await isThere(path)) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Ends the one of a player that was killed and could not end it itself. */
async function endFormer(folder: string, configuration: string): Promise<void> {
  const pid = Number(await readFile(join(folder, 'pid'), 'utf8').catch(() => ''))
  await rm(join(folder, 'socket'), { force: true })
  if (!Number.isInteger(pid) || pid <= 1) return
  // Its number may be that of something else by now.
  const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  if (words.split('\0').includes(configuration)) process.kill(pid, 'SIGKILL')
  await rm(join(folder, 'pid'), { force: true })
}

const playlistsIn = (folder: string) => join(folder, 'playlists')

const quoted = (text: string) => `"${text.replace(/["\\]/g, String.raw`\$&`)}"`

const line = ([name, value]: [string, string]) => `${name} ${quoted(value)}`

function toConfiguration(folder: string, path: string, outputs: readonly MpdOutput[]): string {
  const own = {
    bind_to_address: path,
    state_file: join(folder, 'state'),
    sticker_file: join(folder, 'sticker.sql'),
    playlist_directory: playlistsIn(folder),
    pid_file: join(folder, 'pid'),
    log_file: join(folder, 'log'),
    log_level: 'default',
    state_file_interval: '10',
    restore_paused: 'yes',
    zeroconf_enabled: 'no',
    max_playlist_length: '100000',
    max_command_list_size: '16384',
    max_output_buffer_size: '65536',
  }
  const blocks = outputs.map(({ plugin, name, settings = {} }) =>
    ['audio_output {', ...Object.entries({ type: plugin, name, ...settings }).map(line), '}'].join('\n'),
  )
  return `${[...Object.entries(own).map(line), ...blocks].join('\n')}\n`
}

/** The first of these that this machine has and this MPD can use; where there is none, nothing sounds. */
async function findOutput(program: string): Promise<MpdOutput> {
  const runtime = process.env['XDG_RUNTIME_DIR'] ?? ''
  const { stdout } = await runFile(program, ['--version'])
  const plugins = /Output plugins:\s*\n([^\n]*)/.exec(stdout)?.[1]?.trim().split(/\s+/) ?? []
  const cards = await readFile('/proc/asound/cards', 'utf8').catch(() => '')
  const found: [plugin: string, isUsable: boolean][] = [
    ['pipewire', runtime !== '' && (await isThere(join(runtime, 'pipewire-0')))],
    ['pulse', runtime !== '' && (await isThere(join(runtime, 'pulse', 'native')))],
    ['alsa', /^\s*\d+ \[/m.test(cards)],
  ]
  const usable = found.find(([plugin, isUsable]) => isUsable && plugins.includes(plugin))
  if (usable !== undefined) return { plugin: usable[0], name: usable[0] }
  return { plugin: 'null', name: 'nothing', settings: { mixer_type: 'software' } }
}
