/**
 * `npm run test:cloud-contract`: holds the provider's own emulators of authentication and file storage to
 * the contract that the embedded cloud is held to in the unit tests, and what is deployed to an operator's
 * project to what the services need of it. The provider's code comes from the package firebase-tools, which
 * is installed outside the project once (`installTools.ts`). What judges storage rules there is a Java
 * program that the package downloads; here one rule stands in for it, that everybody has a picture of their
 * own.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localProject } from '../../../cloud/cloudConfig'
import { buildFunctions } from '../../operator/layFunctions'
import { installTools } from './installTools'

const { folder } = await installTools()
await buildFunctions()
const emulators: ChildProcess[] = []
try {
  const auth = await startEmulator('auth.cjs', emulators)
  const storage = await startEmulator('storage.cjs', emulators)
  process.exitCode = runContract({
    CLOUD_CONTRACT_AUTH: auth,
    CLOUD_CONTRACT_STORAGE: storage,
    CLOUD_CONTRACT_TOOLS: folder,
  })
} finally {
  for (const emulator of emulators) emulator.kill()
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
    let output = ''
    emulator.stdout.on('data', (data: Buffer) => {
      output += data.toString()
      const found = /port (\d+)/.exec(output)?.[1]
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
