import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { several, type Measure } from './measures'

/** A start of the embedded cloud: how long until it answers, ms, and what it then takes of memory, MB. */
interface Start {
  time: number
  memory: number
}

/** The embedded cloud as the package carries it, one process alone, from its start to the first answer. */
export async function measureCloud(): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cloud-bench-'))
  try {
    const command = join(process.cwd(), 'node_modules/.cloud-bench')
    build(command)
    const starts: Start[] = []
    const bare = await several(5, async () => timeOf(join(command, 'faceplate.js'), '--help'))
    const time = await several(5, async () => {
      const start = await startOnce(join(command, 'faceplate.js'), join(folder, 'data'))
      starts.push(start)
      return start.time
    })
    await rm(command, { recursive: true })
    const memory = Math.max(...starts.map((start) => start.memory))
    return [
      {
        what: 'Embedded cloud until it answers, after Node’s start-up',
        figure: time - bare,
        unit: 'ms',
        budget: 300,
      },
      ...(memory > 0
        ? [{ what: 'Memory of the embedded cloud', figure: memory, unit: 'MB', budget: 120 }]
        : []),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function build(folder: string): void {
  const words = [
    'node_modules/vite/bin/vite.js',
    'build',
    '--config',
    'vite.cli.config.ts',
    '--outDir',
    folder,
  ]
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`the command could not be built: ${stderr}`)
}

function timeOf(program: string, ...words: string[]): number {
  const began = performance.now()
  spawnSync(process.execPath, [program, ...words])
  return performance.now() - began
}

async function startOnce(program: string, data: string): Promise<Start> {
  const began = performance.now()
  const cloud = spawn(process.execPath, [program, 'cloud', '--port', '0', '--data', data])
  const ended = new Promise((resolve) => cloud.once('exit', resolve))
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let output = ''
      cloud.stdout.on('data', (part) => {
        output += String(part)
        const found = /^Cloud at (\S+)$/m.exec(output)?.[1]
        if (found !== undefined) resolve(found)
      })
      cloud.once('exit', () => reject(new Error(`the cloud did not start: ${output}`)))
    })
    await (await fetch(`${address}/checkout/prices?product_ids=101`)).json()
    return { time: performance.now() - began, memory: await memoryOf(cloud.pid) }
  } finally {
    cloud.kill('SIGTERM')
    await ended
  }
}

/** Resident, MB; 0 where the system does not tell. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1_024
}
