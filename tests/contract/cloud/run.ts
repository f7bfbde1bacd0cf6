/**
 * `npm run test:cloud-contract`: holds the provider's own authentication emulator to the contract that the embedded cloud is held
 * to in the unit tests. Its code comes from the package firebase-tools, which is installed outside the project for this run, or is
 * found in the folder CLOUD_CONTRACT_TOOLS. The provider's storage emulator cannot be had without a Java runtime's download.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localProject } from '../../../cloud/cloudConfig'

const tools = 'firebase-tools@15.34.2'
const given = process.env['CLOUD_CONTRACT_TOOLS']
const folder = given ?? (await mkdtemp(join(tmpdir(), 'cloud-contract-')))
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

try {
  if (!existsSync(join(folder, 'node_modules/firebase-tools'))) install()
  const { emulator, url } = await startEmulator()
  try {
    process.exitCode = runContract(url)
  } finally {
    emulator.kill()
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

/** Starts the emulator's server by itself: the rest of the package wants a project and an account. */
async function startEmulator(): Promise<{ emulator: ChildProcess; url: string }> {
  const program = join(folder, 'startAuth.cjs')
  await writeFile(
    program,
    `require('./node_modules/firebase-tools/lib/emulator/auth/server.js').createApp('${localProject.projectId}').then((app) => {
  const server = app.listen(0, '127.0.0.1', () => console.log('port ' + server.address().port))
})
`,
  )
  const emulator = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<string>((resolve, reject) => {
    let said = ''
    emulator.stdout.on('data', (data: Buffer) => {
      said += data.toString()
      const found = /port (\d+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    emulator.on('exit', (code) => reject(new Error(`The emulator ended with ${code ?? 'a signal'}`)))
  })
  return { emulator, url: `http://127.0.0.1:${port}` }
}

function runContract(url: string): number {
  const vitest = join(import.meta.dirname, '../../../node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--project', 'unit', 'tests/contract/cloud'],
    {
      env: { ...process.env, CLOUD_CONTRACT_AUTH: url },
      stdio: 'inherit',
    },
  )
  return status ?? 1
}
