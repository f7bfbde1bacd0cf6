import { mkdir, readFile } from 'node:fs/promises'
import { folders } from './folders'
import { type Accounts, openAccounts } from './embedded/accounts/Accounts'
import { cloudConfig, localProject } from './cloudConfig'
import { createFaults } from './embedded/control/createFaults'
import { type ControlContext, routeControl } from './embedded/control/routeControl'
import { type CloudClock, createCloudClock } from './embedded/core/CloudClock'
import type { CloudPart } from './services/http/CloudPart'
import { createCloudServer } from './embedded/core/createCloudServer'
import { onlyHere } from './embedded/core/onlyHere'
import { createOrigins } from '../player/http/origins'
import { addresses } from '../player/start/findFreePort'
import { removeHalfWritten } from '../player/storage/writeAtomically'
import type { Admin } from './embedded/database/createAdmin'
import { createDatabase } from './embedded/database/createDatabase'
import rules from './database.rules.json' with { type: 'json' }
import type { IdentityContext, IdentitySettings } from './embedded/identity/IdentityContext'
import { createAttempts } from './embedded/identity/createAttempts'
import { routeIdentity } from './embedded/identity/routeIdentity'
import { openCodes } from './embedded/mail/openCodes'
import { openOutbox } from './embedded/mail/openOutbox'
import { routeActions } from './embedded/mail/routeActions'
import { routeOutbox } from './embedded/mail/routeOutbox'
import { routeSocial } from './embedded/social/routeSocial'
import { openFiles } from './embedded/storage/openFiles'
import { routeStorage } from './embedded/storage/routeStorage'
import { readStorageRules } from './embedded/storage/rules/readStorageRules'
import { createTokens, type Tokens, type VerifyIdToken } from './embedded/tokens/createTokens'
import { readKey } from './embedded/tokens/readKey'
import { openServices } from './embedded/openServices'

/** How a cloud is to be started; only the folder has no default. */
export interface CloudOptions {
  /** Where its data lives; made if missing. */
  folder: string
  /** 0, the default, takes any free one. */
  port?: number
  /** Address to listen at; default every one of this machine. */
  host?: string
  /** Origins of pages that may call, besides those of this machine. */
  origins?: readonly string[]
  /** Seconds that an ID token lasts; default an hour. */
  tokenLifetime?: number
  /**
   * Whether nobody learns which addresses have an account, and new ones are confirmed by mail; default true.
   */
  emailPrivacy?: boolean
  /** Whether requests of the older card flow are answered; default true. */
  answersCards?: boolean
  /** How often players are to tell of themselves, ms; default 10 s. */
  beat?: number
  /** Whether programs on this machine that say so may do everything with the database; default false. */
  admitsOwner?: boolean
  /** Default: the machine's. */
  now?: () => number
  /** Gets one line for each thing that a person should know. Default: nowhere. */
  log?: (line: string) => void
}

/** What every part of the cloud gets. */
export interface CloudContext {
  folder: string
  accounts: Accounts
  tokens: Tokens
  /** Who an ID token is about, or undefined when it is not good. */
  verifyIdToken: VerifyIdToken
  /** The realtime database, without its rules. */
  database: Admin
  clock: CloudClock
  log: (line: string) => void
}

/** Starts the embedded cloud. Rejects when the port is taken or the folder cannot be written. */
export async function createCloud(options: CloudOptions) {
  const { folder, host, log = () => undefined } = options
  await mkdir(folder, { recursive: true })
  await removeHalfWritten(folder)
  const clock = createCloudClock(options.now ?? Date.now)
  const [accounts, codes, outbox, files, storageRules, key] = await Promise.all([
    openAccounts(folder, clock.now, log),
    openCodes(folder, clock.now, log),
    openOutbox(folder, clock.now, log),
    openFiles(folder, clock.now, log),
    readFile(folders.storageRules, 'utf8'),
    readKey(folder),
  ])
  const tokens = createTokens({
    key,
    projectId: localProject.projectId,
    now: clock.now,
    accounts,
    lifetime: options.tokenLifetime ?? 3_600,
  })
  const { verifyIdToken } = tokens
  const database = createDatabase({
    folder,
    verifyIdToken,
    rules,
    admitsOwner: options.admitsOwner ?? false,
    now: clock.now,
    log,
  })
  const context: CloudContext = {
    folder,
    accounts,
    tokens,
    verifyIdToken,
    database: database.admin,
    clock,
    log,
  }
  const origins = createOrigins(options.origins ?? [])
  const services = await openServices({
    folder,
    accounts,
    tokens,
    database: database.admin,
    clock,
    answersCards: options.answersCards ?? true,
    ...(options.beat !== undefined && { beat: options.beat }),
    origin: () => originAt(host, port.number),
    origins,
    log,
  })
  const faults = createFaults()
  const settings: IdentitySettings = { emailPrivacy: options.emailPrivacy ?? true }
  const identity: IdentityContext = {
    accounts,
    tokens,
    codes,
    outbox,
    attempts: createAttempts(clock.now),
    settings,
    now: clock.now,
  }
  const control: ControlContext = {
    faults,
    clock,
    tokens,
    settings,
    recheckTokens: () => database.recheckTokens(),
    goOffline: (milliseconds) => port.closeFor(milliseconds),
    markSubscription: (uid, status) =>
      services
        .markSubscription(uid, status)
        .catch((error: unknown) => log(`the subscription could not be marked: ${String(error)}`)),
  }
  const parts: CloudPart[] = [
    {
      handlers: [
        onlyHere(routeControl(control)),
        routeIdentity(identity),
        routeSocial(identity, origins),
        routeActions(identity, origins),
        onlyHere(routeOutbox(identity)),
        routeStorage({
          bucket: localProject.bucket,
          files,
          mayDo: readStorageRules(storageRules, localProject.bucket),
          verifyIdToken,
          now: clock.now,
        }),
      ],
    },
    services.part,
    {
      upgrades: [(request, socket, head) => database.handleUpgrade(request, socket, head)],
      close: () => Promise.resolve(database.close()),
    },
  ]
  const port = await createCloudServer({
    port: options.port ?? 0,
    host,
    origins,
    faults,
    parts,
    log,
  })
  const url = originAt(host, port.number)
  return {
    url,
    port: port.number,
    config: cloudConfig(url),
    accounts,
    outbox,
    files,
    context,
    identity,
    control,
    /** Ends it: every connection cut, everything on disk. */
    async close() {
      await port.close()
      for (const part of parts) await part.close?.()
      await Promise.all([accounts.settled(), codes.settled(), outbox.settled(), files.settled()])
    },
  }
}

function originAt(host: string | undefined, port: number): string {
  return addresses(host, port)[0] ?? `http://localhost:${port}`
}
