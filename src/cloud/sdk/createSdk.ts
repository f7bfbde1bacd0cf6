import type { FirebaseApp, FirebaseOptions } from 'firebase/app'
import type { Auth } from 'firebase/auth'
import type { Database } from 'firebase/database'
import type { FirebaseStorage } from 'firebase/storage'
import { CloudProblem } from '../ports/CloudAuth'
import type { BrandCloud } from '../../../schemas/generated/types'
import type * as AuthProduct from './authProduct'
import type * as DatabaseProduct from './databaseProduct'
import type * as StorageProduct from './storageProduct'

/** How long a browser may take to open a database, ms. */
const limit = 2000

const name = 'answers'

/** Whether the browser's databases say anything at all, be it that they are forbidden. */
const answers = (databases: IDBFactory): Promise<boolean> =>
  new Promise((resolve) => {
    try {
      const request = databases.open(name)
      request.addEventListener('success', () => {
        request.result.close()
        databases.deleteDatabase(name)
        resolve(true)
      })
      request.addEventListener('error', () => resolve(true))
      setTimeout(() => resolve(false), limit)
    } catch {
      resolve(true)
    }
  })

/**
 * Takes IndexedDB away from this page where it never answers, as some Safaris have it after an update: the
 * SDK keeps there when it was used last, asks for that before each request, and would wait for ever. Without
 * it, it keeps nothing. Users are in `localStorage`, not there.
 */
export async function hideSilentIndexedDb(page: { indexedDB?: IDBFactory } = globalThis): Promise<void> {
  const { indexedDB: databases } = page
  if (!databases || (await answers(databases))) return
  Object.defineProperty(page, 'indexedDB', { value: undefined, configurable: true })
}

/** What `work` brings, or `cloud/timeout` when it takes longer than `limit` ms. */
export const inTime = async <T>(work: Promise<T>, limit: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CloudProblem('cloud/timeout')), limit)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs `load` at the first call only and hands out what became of it; a failure is forgotten, so that the
 * next call tries again.
 */
export const lazyOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let known: Promise<T> | undefined
  return () => {
    known ??= load().catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
}

/**
 * The products of the SDK, each loaded and opened at its first use; a failure to load is tried again at the
 * next.
 */
export interface Sdk {
  auth: () => Promise<{ auth: Auth; sdk: typeof AuthProduct }>
  database: () => Promise<{ database: Database; sdk: typeof DatabaseProduct }>
  storage: () => Promise<{ storage: FirebaseStorage; sdk: typeof StorageProduct }>
}

/** How long the storage goes on trying, ms; its own default are minutes, in which nothing would be said. */
const storageTimeout = 30_000

/**
 * Where the database is. By `https:` the SDK falls back to long polling where a socket fails, which has what
 * it says, tokens among it, in addresses; where none may stand there it has sockets only.
 */
const databaseOf = ({ project, functions }: BrandCloud): string =>
  functions.bearer === true ? project.databaseUrl.replace(/^http/, 'ws') : project.databaseUrl

const optionsOf = ({ project }: BrandCloud): FirebaseOptions => ({
  apiKey: project.apiKey,
  projectId: project.projectId,
  databaseURL: project.databaseUrl,
  storageBucket: project.storageBucket,
  ...(project.authDomain !== undefined && { authDomain: project.authDomain }),
  ...(project.appId !== undefined && { appId: project.appId }),
})

const open = (config: BrandCloud): Sdk => {
  const { project, emulators } = config
  // Users are kept under the name of the app, which must therefore be the same each time.
  const name = `${project.projectId} ${project.databaseUrl}`
  const app = lazyOnce(async (): Promise<FirebaseApp> => {
    const [sdk] = await Promise.all([import('./app'), hideSilentIndexedDb()])
    return sdk.getApps().find((one) => one.name === name) ?? sdk.initializeApp(optionsOf(config), name)
  })
  return {
    auth: lazyOnce(async () => {
      const [owner, sdk] = await Promise.all([app(), import('./authProduct')])
      // Without the resolver of pop-ups and redirects, which would load a script of somebody else.
      const auth = sdk.initializeAuth(owner, { persistence: sdk.browserLocalPersistence })
      if (emulators?.auth !== undefined)
        sdk.connectAuthEmulator(auth, emulators.auth, { disableWarnings: true })
      return { auth, sdk }
    }),
    database: lazyOnce(async () => {
      const [owner, sdk] = await Promise.all([app(), import('./databaseProduct')])
      // A local cloud is named by a ws:// address; by connectDatabaseEmulator the SDK would fall back to long
      // polling for good.
      return { database: sdk.getDatabase(owner, databaseOf(config)), sdk }
    }),
    storage: lazyOnce(async () => {
      const [owner, sdk] = await Promise.all([app(), import('./storageProduct')])
      const storage = sdk.getStorage(owner)
      storage.maxUploadRetryTime = storageTimeout
      storage.maxOperationRetryTime = storageTimeout
      if (emulators?.storage !== undefined) {
        const { hostname, port } = new URL(emulators.storage)
        sdk.connectStorageEmulator(storage, hostname, Number(port || 80))
      }
      return { storage, sdk }
    }),
  }
}

const opened = new Map<string, Sdk>()

/** The SDK on that configuration: the same one for the same configuration, however often it is opened. */
export const createSdk = (config: BrandCloud): Sdk => {
  const key = JSON.stringify([config.project, config.emulators, config.functions.bearer])
  const sdk = opened.get(key) ?? open(config)
  opened.set(key, sdk)
  return sdk
}
