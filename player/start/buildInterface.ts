import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { spawn } from 'node:child_process'

/** What the interface is built from; what is generated from these on the way does not count. */
const sources = [
  'src',
  'authoring',
  'machines',
  'schemas',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'vite.preview.config.ts',
  'brand.json',
  'package-lock.json',
]
/** What the command is built from. */
const commandSources = [
  'cli',
  'player',
  'cloud',
  'cloudConfig',
  'deploy',
  'authoring',
  'schemas',
  'src',
  'vite.cli.config.ts',
  'package-lock.json',
]
const ignored = new Set(['generated', 'node_modules'])

/**
 * Whether the built interface is missing, or older than anything that it is built from; an installed package
 * has no sources.
 */
export async function isInterfaceStale(root: string, built: string): Promise<boolean> {
  return isOlder(root, join(built, 'index.html'), sources)
}

/** The same of the program that `npm run build:command` makes. */
export async function isCommandStale(root: string, program: string): Promise<boolean> {
  return isOlder(root, program, commandSources)
}

async function isOlder(root: string, file: string, than: readonly string[]): Promise<boolean> {
  const made = await modified(file)
  if (made === undefined) return true
  if ((await modified(join(root, 'src'))) === undefined) return false
  for (const source of than) if ((await newest(join(root, source))) > made) return true
  return false
}

async function modified(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mtimeMs
  } catch {
    return undefined
  }
}

/** Time of the youngest file in a folder, or of the file itself, ms; tests are no part of the interface. */
async function newest(path: string): Promise<number> {
  const time = (await modified(path)) ?? 0
  try {
    const entries = await readdir(path, { withFileTypes: true })
    const inner = entries.filter(({ name }) => !ignored.has(name) && !/\.test\.tsx?$/.test(name))
    // A folder's own time changes with whatever is put into it, also with what does not count.
    const times = await Promise.all(inner.map(({ name }) => newest(join(path, name))))
    return Math.max(0, ...times)
  } catch {
    return time
  }
}

/**
 * Builds the interface with `npm run build`, or what another script builds; rejects with what the build said
 * when it failed.
 */
export function buildInterface(root: string, script = 'build'): Promise<void> {
  return new Promise((resolve, reject) => {
    const build = spawn(`npm run ${script} --silent`, {
      cwd: root,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const listen = (part: Buffer) => (output += part.toString())
    build.stdout.on('data', listen)
    build.stderr.on('data', listen)
    build.on('error', reject)
    build.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm run ${script} failed:\n${output}`)),
    )
  })
}
