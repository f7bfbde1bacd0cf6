import { mkdir, readFile } from 'node:fs/promises'
import { decodeJwt } from 'jose'
import rules from '../../cloud/database.rules.json' with { type: 'json' }
import { createFaults } from '../../cloud/embedded/control/createFaults'
import { createCloudServer } from '../../cloud/embedded/core/createCloudServer'
import { createDatabase } from '../../cloud/embedded/database/createDatabase'
import { openFiles } from '../../cloud/embedded/storage/openFiles'
import { routeStorage } from '../../cloud/embedded/storage/routeStorage'
import { readStorageRules } from '../../cloud/embedded/storage/rules/readStorageRules'
import type { VerifyIdToken } from '../../cloud/embedded/tokens/createTokens'
import { folders } from '../../cloud/folders'
import { createOrigins } from '../../player/http/origins'
import { type Json, type JsonObject, isJsonObject } from '../../authoring/json/Json'

/** Where they are, and for whom. */
interface StoresOptions {
  folder: string
  projectId: string
  /** Pages that may call. */
  origins: readonly string[]
}

/**
 * A realtime database and a file storage on one port, under the rules that are deployed. They take the tokens
 * of the provider's emulator of authentication, which are not signed.
 */
export async function startStores({ folder, projectId, origins }: StoresOptions) {
  await mkdir(folder, { recursive: true })
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const bucket = `${projectId}.appspot.com`
  const verifyIdToken = readUnsigned(projectId)
  const database = createDatabase({ folder, verifyIdToken, rules, admitsOwner: true, log })
  const files = await openFiles(folder, Date.now, log)
  const mayDo = readStorageRules(await readFile(folders.storageRules, 'utf8'), bucket)
  const server = await createCloudServer({
    port: 0,
    host: '127.0.0.1',
    origins: createOrigins(origins),
    faults: createFaults(),
    log,
    parts: [
      {
        handlers: [routeStorage({ bucket, files, mayDo, verifyIdToken, now: Date.now })],
        upgrades: [(request, socket, head) => database.handleUpgrade(request, socket, head)],
      },
    ],
  })
  return {
    port: server.number,
    url: `http://127.0.0.1:${server.number}`,
    bucket,
    database: database.admin,
    lines,
    async close() {
      await server.close()
      await database.close()
      await files.settled()
    },
  }
}

function readUnsigned(projectId: string): VerifyIdToken {
  return async (token) => {
    const claims = claimsOf(token)
    const { aud, sub: uid, exp, email, email_verified } = claims ?? {}
    if (claims === undefined || aud !== projectId || typeof uid !== 'string') return undefined
    if (typeof exp !== 'number' || exp * 1_000 <= Date.now()) return undefined
    return {
      uid,
      email_verified: email_verified === true,
      claims,
      expiresAt: exp * 1_000,
      ...(typeof email === 'string' && { email }),
    }
  }
}

function claimsOf(token: string): JsonObject | undefined {
  try {
    const claims: Json = JSON.parse(JSON.stringify(decodeJwt(token)))
    return isJsonObject(claims) ? claims : undefined
  } catch {
    return undefined
  }
}
