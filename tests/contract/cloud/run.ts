/**
 * `npm run test:cloud-contract`: holds the provider's own emulators of authentication and file storage to the
 * contract that the embedded cloud is held to in the unit tests. Their code comes from the package
 * firebase-tools, which is installed outside the project for this run, or is found in the folder
 * CLOUD_CONTRACT_TOOLS. What judges storage rules there is a Java program that the package downloads; here
 * one rule stands in for it, that everybody has a picture of their own.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localProject } from '../../../cloud/cloudConfig'

const tools = 'firebase-tools@15.34.2'
const given = process.env['CLOUD_CONTRACT_TOOLS']
const folder = given ?? (await mkdtemp(join(tmpdir(), 'cloud-contract-')))
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

try {
  if (!existsSync(join(folder, 'node_modules/firebase-tools'))) install()
  const emulators: ChildProcess[] = []
  try {
    const auth = await startEmulator('auth.cjs', emulators)
    const storage = await startEmulator('storage.cjs', emulators)
    process.exitCode = runContract({ CLOUD_CONTRACT_AUTH: auth, CLOUD_CONTRACT_STORAGE: storage })
  } finally {
    for (const emulator of emulators) emulator.kill()
  }
} finally {
  if (given === undefined) await rm(folder, { recursive: true, force: true })
}

function install(): void {
  console.log(`Installing ${tools} in ${folder} …`)
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--omit=optional']
  const { status } = spawnSync(npm, ['install', ...options, tools], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${tools} could not be installed`)
}

/**
 * Starts an emulator's server by itself, the rest of the package wants a project and an account; returns its
 * origin.
 */
async function startEmulator(program: string, running: ChildProcess[]): Promise<string> {
  const place = join(folder, program)
  await copyFile(join(import.meta.dirname, 'emulators', program), place)
  const emulator = spawn(process.execPath, [place, localProject.projectId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(emulator)
  const port = await new Promise<string>((resolve, reject) => {
    let said = ''
    emulator.stdout.on('data', (data: Buffer) => {
      said += data.toString()
      const found = /port (\d+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    emulator.on('exit', (code) => reject(new Error(`The emulator ended with ${code ?? 'a signal'}`)))
  })
  return `http://127.0.0.1:${port}`
}

function runContract(origins: Record<string, string>): number {
  const vitest = join(import.meta.dirname, '../../../node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--project', 'unit', 'tests/contract/cloud'],
    {
      env: { ...process.env, ...origins },
      stdio: 'inherit',
    },
  )
  return status ?? 1
}
