import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import { getDatabase, goOffline, type Database } from 'firebase/database'
import { testToken } from './testToken'

type TokenListener = (token: string | null) => void

/** The unmodified SDK, talking to a database. */
export interface Client {
  database: Database
  /** Signs another in, or nobody. */
  become(uid: string | undefined): void
  /** Uses a token of a test's own. */
  useToken(token: string): void
  /** How often the SDK has asked for a fresh token. */
  refreshed(): number
  close(): Promise<void>
}

/** Puts something in the place of the authentication SDK, which the database's one asks for tokens. */
function provide(app: FirebaseApp, auth: object): void {
  const { container } = app as unknown as { container: { addOrOverwriteComponent(component: object): void } }
  container.addOrOverwriteComponent({
    name: 'auth-internal',
    type: 'PRIVATE',
    instanceFactory: () => auth,
    instantiationMode: 'LAZY',
    multipleInstances: false,
    serviceProps: {},
    onInstanceCreated: null,
  })
}

/**
 * Starts the SDK as one page would have it. In place of the authentication SDK, it is told who is signed in.
 */
export function createClient(port: number, uid?: string): Client {
  const app = initializeApp(
    { projectId: 'test', apiKey: 'test', databaseURL: `ws://127.0.0.1:${port}?ns=test` },
    `client-${randomUUID()}`,
  )
  let token = uid === undefined ? null : testToken(uid)
  let refreshed = 0
  const listeners = new Set<TokenListener>()
  const auth = {
    getUid: () => uid ?? null,
    getToken(forceRefresh?: boolean) {
      if (forceRefresh === true) refreshed += 1
      return Promise.resolve(token === null ? null : { accessToken: token })
    },
    addAuthTokenListener(listener: TokenListener) {
      listeners.add(listener)
      listener(token)
    },
    removeAuthTokenListener: (listener: TokenListener) => listeners.delete(listener),
  }
  provide(app, auth)
  const database = getDatabase(app)
  const tell = (next: string | null) => {
    token = next
    for (const listener of listeners) listener(next)
  }
  return {
    database,
    become: (next) => tell(next === undefined ? null : testToken(next)),
    useToken: tell,
    refreshed: () => refreshed,
    async close() {
      goOffline(database)
      await deleteApp(app)
    },
  }
}
