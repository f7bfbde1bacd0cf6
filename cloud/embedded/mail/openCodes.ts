import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type Json, isJsonObject } from '../../../authoring/json/Json'
import { openList } from '../core/openList'

const kinds = [
  'VERIFY_EMAIL',
  'PASSWORD_RESET',
  'VERIFY_AND_CHANGE_EMAIL',
  'RECOVER_EMAIL',
  'ASSERTION',
] as const

/** What a code is good for, once. */
export type CodeKind = (typeof kinds)[number]

/** A code that is good once: of a mail, or of what a social provider stated. */
export type Code = {
  code: string
  kind: CodeKind
  /** Whose it is; '' where there is no account yet. */
  uid: string
  /** Where the mail went; for a change, the old address. */
  email: string
  newEmail?: string
  /** ms since 1970. */
  expiresAt: number
}

/** The codes that nobody has used yet, on disk. */
export interface Codes {
  issue(fields: Omit<Code, 'code' | 'expiresAt'>, seconds: number): Promise<Code>
  /** Also one whose time is over, for a while. */
  find(code: string): Code | undefined
  isOver(code: Code): boolean
  /** Takes it away; false when it was gone. Only one of two who come at once gets true. */
  spend(code: string): Promise<boolean>
  /**
   * Takes this code to bring an address back away, and all of the account's that were sent after it: who took
   * the account may have the newer ones, the owner has the oldest.
   */
  forgetNewer(code: Code): Promise<void>
  all(): readonly Code[]
  settled(): Promise<void>
}

/** How long a code that is over is still told from one that never was, ms. */
const remembered = 7 * 24 * 3_600_000

/** Opens the codes in a folder. */
export async function openCodes(
  folder: string,
  now: () => number,
  log: (line: string) => void,
): Promise<Codes> {
  const list = await openList(join(folder, 'codes.json'), readCode, log)
  return {
    all: list.all,
    settled: list.settled,
    find: (code) => list.all().find((other) => other.code === code),
    isOver: ({ expiresAt }) => expiresAt <= now(),
    async issue(fields, seconds) {
      const code = {
        ...fields,
        code: randomBytes(24).toString('base64url'),
        expiresAt: now() + seconds * 1_000,
      }
      const rest = list.all().filter(({ expiresAt }) => expiresAt + remembered > now())
      await list.save([...rest, code])
      return code
    },
    async spend(code) {
      const rest = list.all().filter((other) => other.code !== code)
      if (rest.length === list.all().length) return false
      await list.save(rest)
      return true
    },
    async forgetNewer({ code, uid }) {
      const all = list.all()
      const from = all.findIndex((other) => other.code === code)
      await list.save(
        all.filter((other, at) => at < from || other.uid !== uid || other.kind !== 'RECOVER_EMAIL'),
      )
    },
  }
}

function readCode(value: Json): Code | undefined {
  if (!isJsonObject(value)) return undefined
  const { code, kind, uid, email, newEmail, expiresAt } = value
  const known = kinds.find((name) => name === kind)
  if (typeof code !== 'string' || known === undefined || typeof expiresAt !== 'number') return undefined
  return {
    code,
    kind: known,
    uid: typeof uid === 'string' ? uid : '',
    email: typeof email === 'string' ? email : '',
    ...(typeof newEmail === 'string' && { newEmail }),
    expiresAt,
  }
}
