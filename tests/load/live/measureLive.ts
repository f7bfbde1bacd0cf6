import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text as readText } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { Listener } from './Listener'

interface LiveOptions {
  /** Connected at once, each the listener of one owner. */
  clients: number
  /** How long presences change. */
  seconds: number
  /** Presences that change a second; default 50. */
  rate?: number
}

/** What came of it. */
export interface Live {
  /** From each change to its listener, ms, the shortest first; what was never heard is infinite. */
  times: number[]
  /** A line for people. */
  table: string
  /** What is wrong. */
  faults: string[]
}

const program = fileURLToPath(new URL('./serveCloud.ts', import.meta.url))

/** Of 100 changes 95 are seen within so many ms. */
const budget = 100

/** Connections that are made at once. */
const together = 50

/** Has so many clients listen to the embedded cloud of another process, and players come and go. */
export async function measureLive({ clients, seconds, rate = 50 }: LiveOptions): Promise<Live> {
  const folder = await mkdtemp(join(tmpdir(), 'cloud-load-'))
  const cloud = spawn(
    process.execPath,
    [...profiled(), '--import', 'tsx', program, folder, String(clients)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const ended = once(cloud, 'exit')
  const listeners: Listener[] = []
  try {
    const { url, people } = await readLine(cloud.stdout)
    const keys = await inTurns(people, ({ uid, token }) =>
      post(url, '/devices', { token, hwuuid: `player-${uid}`, name: 'A' }),
    )
    listeners.push(...(await inTurns(people, ({ uid, token }) => Listener.open(url, uid, token))))
    const times = await change(url, keys, listeners, seconds * rate, 1_000 / rate)
    return judge(times, clients, await memoryOf(cloud.pid))
  } finally {
    for (const listener of listeners) listener.close()
    cloud.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** With CLOUD_LOAD_PROFILE the cloud's process writes its profile into that folder. */
function profiled(): string[] {
  const folder = process.env['CLOUD_LOAD_PROFILE']
  return folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`]
}

interface Served {
  url: string
  people: { uid: string; token: string }[]
}

async function readLine(from: NodeJS.ReadableStream): Promise<Served> {
  for await (const line of createInterface({ input: from })) return JSON.parse(line)
  throw new Error('The cloud did not start')
}

async function inTurns<T, R>(all: readonly T[], act: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let at = 0; at < all.length; at += together)
    done.push(...(await Promise.all(all.slice(at, at + together).map(act))))
  return done
}

/** Keeps its connections, and waits for an answer as long as it takes: it is measured elsewhere. */
const agent = new Agent({ keepAlive: true })

/** Asks the cloud, and gives the key or whatever else is in the answer. */
function post(url: string, path: string, body: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { method: 'POST', agent }, (response) => {
      readText(response)
        .then((table) => {
          const { success, data } = JSON.parse(table)
          if (success !== true) throw new Error(`The cloud answers ${response.statusCode} to ${path}`)
          resolve(String(Object(data).key ?? ''))
        })
        .catch(reject)
    })
    asked.on('error', reject)
    asked.end(JSON.stringify(body))
  })
}

/** One player after the other goes, and comes when it is its turn again. */
async function change(
  url: string,
  keys: readonly string[],
  listeners: readonly Listener[],
  count: number,
  every: number,
): Promise<number[]> {
  const began = performance.now()
  const seen: Promise<number>[] = []
  for (let number = 0; number < count; number += 1) {
    const wait = began + number * every - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    const at = number % listeners.length
    const [listener, key] = [listeners[at], keys[at]]
    if (listener === undefined || key === undefined) continue
    const comes = Math.floor(number / listeners.length) % 2 === 1
    const since = performance.now()
    const hears = listener.hears(comes)
    const path = comes ? '/devices/presence' : '/devices/leave'
    const done = post(url, path, { key, name: 'A' })
    seen.push(
      Promise.all([hears, done])
        .then(([isHeard]) => (isHeard ? listener.heardAt - since : Infinity))
        .catch(() => Infinity),
    )
  }
  return (await Promise.all(seen)).toSorted((a, b) => a - b)
}

function judge(times: number[], clients: number, memory: number): Live {
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Infinity
  const ms = (time: number) => `${time.toFixed(1)} ms`
  const missed = times.filter((time) => time === Infinity).length
  return {
    times,
    table:
      `${clients} clients of the embedded cloud heard of ${times.length - missed} of ${times.length} changes: ` +
      `half within ${ms(at(0.5))}, 95 of 100 within ${ms(at(0.95))}, 99 within ${ms(at(0.99))}, ` +
      `all within ${ms(at(1))}; it took ${memory.toFixed(0)} MB`,
    faults: [
      ...(at(0.95) > budget ? [`95 of 100 changes are seen within ${ms(at(0.95))}, not ${budget} ms`] : []),
      ...(missed > 0 ? [`${missed} changes were never seen`] : []),
    ],
  }
}

/** Resident, MB; 0 where the system does not tell. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1_024
}
