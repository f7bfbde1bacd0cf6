import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import catalogue from '../../../fixtures/cloud/productCatalogue/002001.json' with { type: 'json' }
import { isLoopback } from '../../../player/http/localAddresses'
import { createAccess } from './createAccess'
import { createAdmin, type Admin } from './createAdmin'
import { createStore } from './createStore'
import { openJournal } from './journal/openJournal'
import { createGuard } from './rules/createGuard'
import type { VerifyIdToken } from './verifyToken'
import { createConnection, type Connection } from './wire/createConnection'
import { createConversation } from './wire/createConversation'

/** What a database is made of. */
interface DatabaseOptions {
  /** Where its data lie; made if it is not there. */
  folder: string
  verifyIdToken: VerifyIdToken
  /** The content of a rules file as a real project would deploy it. */
  rules: unknown
  /**
   * Whether programs on this machine may do everything that say so (`gauth` with `owner`), as the SDK for
   * servers does; default false. Pages of browsers and other machines never may.
   */
  admitsOwner?: boolean
  /** The server's time in ms; the machine's own unless a test says otherwise. */
  now?: () => number
  /** Gets a line when something is wrong that no client can be told of. */
  log?: (line: string) => void
}

/** A realtime database. */
export interface Database {
  /** The same data without rules, for the cloud's own code. */
  admin: Admin
  /** Takes over a connection to `/.ws`; false, with nothing done, for any other address. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /**
   * Has every connection look whether its token is still good: tokens can be taken back before they expire.
   */
  recheckTokens(): Promise<void>
  /** Ends all connections, as if each client had gone, and leaves everything on disk. */
  close(): Promise<void>
}

/** Version of the catalogue that a new database starts with [A9-2]. */
const catalogueVersion = '002001'

/** Bytes of one frame at most; the SDK sends 16,384 characters. */
const mostFrameBytes = 64 * 1024

/**
 * Opens a realtime database that speaks the protocol of the provider's SDK (version 5, over WebSocket).
 * Throws a RulesError for rules that it does not wholly understand.
 */
export function createDatabase(options: DatabaseOptions): Database {
  const { folder, verifyIdToken, rules, admitsOwner = false, now = Date.now, log = () => undefined } = options
  const guard = createGuard(rules)
  const journal = openJournal(join(folder, 'database.jsonl'), log)
  const store = createStore(journal, log)
  const access = createAccess(store, guard, now)
  const everything = createAccess(store, { mayRead: () => true, mayWrite: () => true }, now)
  const isOwner = ({ socket, headers }: IncomingMessage) =>
    admitsOwner && headers.origin === undefined && isLoopback(socket.remoteAddress ?? '')
  const admin = createAdmin(store, now)
  if (store.root() === null) admin.set(`products/${catalogueVersion}`, catalogue)

  const connections = new Map<string, Connection>()
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: mostFrameBytes,
    perMessageDeflate: false,
  })

  return {
    admin,
    handleUpgrade(request, socket, head) {
      const address = new URL(request.url ?? '/', 'ws://host')
      if (address.pathname !== '/.ws') return false
      server.handleUpgrade(request, socket, head, (client) => {
        // A client that comes back is no longer at its old connection, even if that has not noticed yet.
        connections.get(address.searchParams.get('ls') ?? '')?.close()
        const id = randomBytes(24).toString('base64url')
        client.on('close', () => connections.delete(id))
        const connection = createConnection({
          socket: client,
          host: request.headers.host ?? 'localhost',
          id,
          now,
          log,
          converse: (send) =>
            createConversation({
              store,
              access,
              ownerAccess: isOwner(request) ? everything : undefined,
              verifyIdToken,
              now,
              send,
            }),
        })
        connections.set(id, connection)
      })
      return true
    },
    async recheckTokens() {
      await Promise.all(Array.from(connections.values(), (connection) => connection.recheckToken()))
    },
    async close() {
      for (const connection of connections.values()) connection.close()
      server.close()
      journal.close()
    },
  }
}
