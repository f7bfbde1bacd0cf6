/**
 * `npm run test:rules-contract`: has another reader of the provider's rules judge database.rules.json on the
 * whole table of cases that ours is held to. It comes from the package targaryen, which needs much that is
 * old, so that it is installed outside the project for this run, or is found in the folder
 * RULES_CONTRACT_READER. Storage rules it cannot read.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { secondReader } from './secondReader'

const given = process.env['RULES_CONTRACT_READER']
const folder = given ?? (await mkdtemp(join(tmpdir(), 'rules-contract-')))
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** Whether it is there. */
function install(): boolean {
  if (existsSync(join(folder, 'node_modules/targaryen'))) return true
  console.log(`Installing ${secondReader} in ${folder} …`)
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--omit=optional']
  return spawnSync(npm, ['install', ...options, secondReader], { cwd: folder, stdio: 'inherit' }).status === 0
}

try {
  if (install()) {
    const vitest = join(import.meta.dirname, '../../../node_modules/vitest/vitest.mjs')
    const words = [vitest, 'run', '--project', 'unit', 'tests/contract/rules']
    const env = { ...process.env, RULES_CONTRACT_READER: folder }
    process.exitCode = spawnSync(process.execPath, words, { env, stdio: 'inherit' }).status ?? 1
  } else console.log(`Skipped: ${secondReader} cannot be installed here.`)
} finally {
  if (given === undefined) await rm(folder, { recursive: true, force: true })
}
