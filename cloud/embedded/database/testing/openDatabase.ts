import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import rules from '../../../database.rules.json' with { type: 'json' }
import { createDatabase, type Database } from '../createDatabase'
import { readTestToken } from './testToken'

/** How a test's database differs from the usual one. */
interface TestOptions {
  rules?: unknown
  folder?: string
  port?: number
  now?: () => number
  admitsOwner?: boolean
}

/** A database on a port of its own, with data in a folder that goes with it. */
export interface TestDatabase {
  database: Database
  folder: string
  port: number
  lines: string[]
  /** Cuts all connections, without a farewell to anyone. */
  cut(): void
  /** Ends it and leaves its data. */
  stop(): Promise<void>
  close(): Promise<void>
}

/** Opens a database for a test; it takes tokens that `testToken` made. */
export async function openDatabase(options: TestOptions = {}): Promise<TestDatabase> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'database-')))
  const lines: string[] = []
  const { now = Date.now } = options
  const database = createDatabase({
    folder,
    rules: options.rules ?? rules,
    verifyIdToken: (token) => readTestToken(token, now()),
    now,
    admitsOwner: options.admitsOwner ?? false,
    log: (line) => lines.push(line),
  })
  const sockets = new Set<{ destroy(): void }>()
  const server = createServer((_, response) => response.writeHead(404).end())
  server.on('upgrade', (request, socket, head) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    if (!database.handleUpgrade(request, socket, head)) socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const stop = async () => {
    await database.close()
    cut()
    await new Promise((resolve) => server.close(resolve))
  }
  return {
    database,
    folder,
    port: (server.address() as AddressInfo).port,
    lines,
    cut,
    stop,
    async close() {
      await stop()
      if (options.folder === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}
