import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, inMemoryPersistence, initializeAuth } from 'firebase/auth'
import { connectStorageEmulator, getStorage } from 'firebase/storage'
import type { BrandCloud } from '../../schemas/generated/types'

let apps = 0

/** The unmodified SDK, as another browser would have it, talking to the cloud of that configuration. */
export function connectSdk(config: BrandCloud) {
  apps += 1
  const { databaseUrl, ...project } = config.project
  const app = initializeApp({ ...project, databaseURL: databaseUrl }, `test-${apps}`)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, config.emulators?.auth ?? '', { disableWarnings: true })
  const storage = getStorage(app)
  const { hostname, port } = new URL(config.emulators?.storage ?? '')
  connectStorageEmulator(storage, hostname, Number(port))
  return { app, auth, storage, end: () => deleteApp(app) }
}
