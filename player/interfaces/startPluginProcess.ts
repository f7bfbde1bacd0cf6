import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Json, type JsonObject, isJsonObject, toJson } from '../../authoring/json/Json'
import { folders } from '../folders'

/** What a plugin is told of the player; it is kept in step. */
export type PluginState = JsonObject

/** What to start. */
interface ProcessOptions {
  /** Absolute path of the plugin's folder. */
  folder: string
  /** `category/name`. */
  id: string
  /** Folder of its settings: all that it may write. */
  configuration: string
  /** The player's own word, by which its variables are called. */
  word: string
  /** How long a method may take, ms. */
  longestCall: number
  state: PluginState
  /** What it asks of the player; `message.type` says what. */
  asked: (message: JsonObject) => void | Promise<void>
  ended: (code: number | null) => void
}

/** A plugin that runs in a process of its own. */
export interface PluginProcess {
  /**
   * Calls a method of it; undefined where it has none of that name. Rejects when it fails, when it takes
   * longer than it may, and when the process ends.
   */
  call(method: string, data?: Json): Promise<Json | undefined>
  tell(state: PluginState): void
  /** Asks it to stop, and ends it when it has, or after two seconds. */
  stop(): Promise<void>
}

/** How long a plugin may take to say goodbye, ms. */
const longestGoodbye = 2_000

const runner = join(folders.root, 'player/interfaces/runner.cjs')
const libraries = join(folders.root, 'node_modules')

/** Whether programs can run: the command, as a package alone, has neither the runner nor the libraries. */
export const canRunPrograms = existsSync(runner) && existsSync(join(libraries, 'kew'))

const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

/**
 * Starts a plugin in a process that Node keeps from every file but the plugin's own, its settings and the
 * two libraries that plugins expect, from programs, from native code and from the player's environment.
 */
export function startPluginProcess(options: ProcessOptions): PluginProcess {
  const { folder, id, configuration, word, longestCall } = options
  const [category = '', name = ''] = id.split('/')
  const child = fork(runner, [folder, category, name, configuration, word], {
    cwd: folder,
    env: { NODE_PATH: libraries, NODE_NO_WARNINGS: '1' },
    execArgv: [
      permission,
      ...[runner, join(folder, '*'), join(configuration, '*'), join(libraries, '*')].map(
        (path) => `--allow-fs-read=${path}`,
      ),
      `--allow-fs-write=${join(configuration, '*')}`,
      '--max-old-space-size=96',
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const open = new Map<number, { resolve: (value?: Json) => void; reject: (reason: Error) => void }>()
  let count = 0

  const take = async (raw: unknown): Promise<void> => {
    const message = toJson(raw)
    if (!isJsonObject(message)) return undefined
    const { type, id: call, value = null, reason } = message
    if (type !== 'done' && type !== 'failed' && type !== 'absent') return options.asked(message)
    const waiting = typeof call === 'number' ? open.get(call) : undefined
    if (type === 'done') waiting?.resolve(value)
    else if (type === 'absent') waiting?.resolve()
    else waiting?.reject(new Error(typeof reason === 'string' ? reason : 'no reason'))
    return undefined
  }
  // In the order in which they were sent: what a plugin has told of is known to what it does next.
  let turn = Promise.resolve()
  child.on('message', (raw) => {
    turn = turn.then(() => take(raw))
  })
  const end = (code: number | null) => {
    for (const { reject } of open.values()) reject(new Error('the process of the plugin ended'))
    options.ended(code)
  }
  child.once('exit', end)
  child.once('error', () => end(null))
  // A message to one that has just ended is lost, as on a device.
  const send = (message: object) => void child.send(message, () => undefined)
  send({ state: options.state })

  const call = (method: string, data: Json = null): Promise<Json | undefined> => {
    count += 1
    const at = count
    const answered = new Promise<Json | undefined>((resolve, reject) => {
      open.set(at, { resolve, reject })
      if (child.connected) send({ id: at, method, data })
      else reject(new Error('the process of the plugin has ended'))
    })
    return inTime(answered, longestCall, method).finally(() => open.delete(at))
  }
  return {
    call,
    tell: (state) => send({ state }),
    async stop() {
      if (child.exitCode !== null) return
      await inTime(call('onStop'), longestGoodbye, 'onStop').catch(() => undefined)
      await kill(child)
    },
  }
}

function inTime<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${ms / 1_000} s`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}
