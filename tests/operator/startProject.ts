/**
 * A project of an operator's own, as far as it can be had on one machine: what `npm run build:functions`
 * makes runs in the provider's emulators of functions, authentication and Hosting, beside a realtime
 * database and a file storage of ours under the same rules. Nothing asks the network once the tools are
 * installed. To use it:
 *
 *     const project = await startProject({ site: (cloud) => … }) // as `faceplate cloud hosting` writes it
 *     await page.goto(project.hosting)
 *     await project.close()
 *
 * `project.cloud` has the panel talk to all of it; `project.get('users/…')` reads the database without
 * rules; `project.mails()` has what the mails lead to; `project.log()` is what the emulators have said. It
 * takes some 10 s to be ready, and half a minute on a busy machine.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import firebaseJson from '../../deploy/firebase/firebase.json' with { type: 'json' }
import type { Tree } from '../../cloud/services/ports/Records'
import type { BrandCloud } from '../../schemas/generated/types'
import { installTools } from '../contract/cloud/installTools'
import { freePorts } from './freePorts'
import { buildFunctions, layFunctions } from './layFunctions'
import { startStores } from './startStores'

/** How a project is to be started. */
export interface ProjectOptions {
  /**
   * The folder that `faceplate cloud hosting` has written by a brand with this `cloud` part, served with its
   * headers; default an empty page.
   */
  site?: (cloud: BrandCloud) => Promise<string>
  /** Which provider takes the money, see `BillingSettings`; default none. */
  billing?: object
  /** Whether the functions are built before; default true. */
  builds?: boolean
}

/** One that runs. */
export interface Project {
  projectId: string
  apiKey: string
  /** Origin of Hosting, with the functions behind: what browsers open. */
  hosting: string
  /** Origin of authentication. */
  auth: string
  /** Origin of database and file storage. */
  stores: string
  /** The `cloud` part of a brand that uses this project. */
  cloud: BrandCloud
  /** What stands in the database, whatever its rules say. */
  get(path: string): Tree | null
  /** Puts something there. */
  set(path: string, value: unknown): void
  /** What the latest mails lead to, the newest last. */
  mails(): Promise<{ email: string; requestType: string; oobLink: string; oobCode: string }[]>
  /** Everything that the emulators have said. */
  log(): string
  close(): Promise<void>
}

/** How long it may take to be ready, ms. */
const timeoutMs = 180_000

/** Starts one. Rejects, with what the emulators said, when it is not ready in time. */
export async function startProject(options: ProjectOptions = {}): Promise<Project> {
  const tools = await installTools()
  if (options.builds ?? true) await buildFunctions()
  const projectId = `demo-${randomBytes(4).toString('hex')}`
  const apiKey = 'local'
  const folder = await mkdtemp(join(tmpdir(), 'operator-'))
  const [auth, functions, hosting, hub, logging] = await freePorts(5)
  // Another name than the players of a test have, whose pages are not the cloud's.
  const origins = { auth: `http://127.0.0.1:${auth}`, hosting: `http://localhost:${hosting}` }
  const stores = await startStores({ folder: join(folder, 'stores'), projectId, origins: [origins.hosting] })
  const cloud: BrandCloud = {
    project: {
      projectId,
      apiKey,
      authDomain: `127.0.0.1:${auth}`,
      databaseUrl: `ws://127.0.0.1:${stores.port}?ns=${projectId}`,
      storageBucket: stores.bucket,
    },
    emulators: { auth: origins.auth, storage: stores.url },
    functions: { production: origins.hosting, development: origins.hosting, bearer: true },
    devices: `${origins.hosting}/devices`,
    referral: { service: `${origins.hosting}/referral`, campaign: 'friends', hashtag: 'music' },
  }
  const site = await options.site?.(cloud)

  const files = {
    'firebase.json': JSON.stringify({
      functions: firebaseJson.functions.map((one) => ({ ...one, source: 'functions' })),
      hosting: { ...(await hostingOf(site)), public: 'app' },
      emulators: {
        ...firebaseJson.emulators,
        auth: { host: '127.0.0.1', port: auth },
        functions: { host: '127.0.0.1', port: functions },
        hosting: { host: '127.0.0.1', port: hosting },
        hub: { host: '127.0.0.1', port: hub },
        logging: { host: '127.0.0.1', port: logging },
      },
    }),
    // What is not said here is asked for, and written into the same file.
    'functions/.env.local': [
      'REGION=us-central1',
      `ORIGINS=${origins.hosting}`,
      `WEB_API_KEY=${apiKey}`,
      'CAMPAIGN=friends',
      'MAX_INSTANCES=10',
      'CONCURRENCY=80',
      'MEMORY_MIB=512',
    ].join('\n'),
    'functions/.secret.local': [
      `DEVICE_KEYS="test:${randomBytes(32).toString('base64url')}"`,
      `BILLING='${JSON.stringify(options.billing ?? { provider: 'none' })}'`,
    ].join('\n'),
  }
  const app = join(folder, 'app')
  await mkdir(app)
  if (site === undefined) await writeFile(join(app, 'index.html'), '<!doctype html>')
  else await cp(join(site, 'public'), app, { recursive: true })
  await layFunctions(tools, join(folder, 'functions'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), `${content}\n`)

  const words = ['emulators:start', '--project', projectId, '--only', 'functions,auth,hosting']
  const child = spawn(tools.node, [tools.firebase, ...words], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CI: '1',
      // A Node of the project's own is what workers run on.
      PATH: `${join(tools.node, '..')}:${process.env['PATH'] ?? ''}`,
      FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${stores.port}`,
    },
  })
  let output = ''
  let hasEnded = false
  child.stdout.on('data', (data: Buffer) => (output += data.toString()))
  child.stderr.on('data', (data: Buffer) => (output += data.toString()))
  const ended = new Promise<void>((resolve) =>
    child.on('exit', () => {
      hasEnded = true
      resolve()
    }),
  )
  const close = async () => {
    const late = setTimeout(() => child.kill('SIGKILL'), 20_000)
    child.kill('SIGINT')
    if (!hasEnded) await ended
    clearTimeout(late)
    await stores.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const isReady = () => output.includes('All emulators ready')
  for (const start = Date.now(); !isReady();) {
    if (hasEnded || Date.now() - start > timeoutMs) {
      await close()
      throw new Error(`The emulators are not ready:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    projectId,
    apiKey,
    ...origins,
    stores: stores.url,
    cloud,
    get: (path) => stores.database.get(path),
    set: (path, value) => stores.database.set(path, value),
    async mails() {
      const answer = await fetch(`${origins.auth}/emulator/v1/projects/${projectId}/oobCodes`)
      const { oobCodes } = Object(await answer.json())
      return oobCodes ?? []
    },
    log: () => output,
    close,
  }
}

async function hostingOf(site: string | undefined): Promise<object> {
  if (site === undefined) return firebaseJson.hosting
  const { hosting } = Object(JSON.parse(await readFile(join(site, 'firebase.json'), 'utf8')))
  return hosting
}
