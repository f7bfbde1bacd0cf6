import type { Answer, TakePair } from './protocol'
import { MpdError, NotMpd } from './protocol'
import { type Command, connectMpd, type MpdConnection, type MpdLogin } from './connectMpd'
import { messageOf } from '../core/messageOf'

/** Why there is no connection, in the order in which a person would look. */
export type MpdTrouble = 'away' | 'password' | 'permission' | 'stranger' | 'old'

/** How it goes with the connection. */
export type MpdReach =
  | { kind: 'connecting' }
  | { kind: 'on'; version: string }
  | { kind: 'off'; trouble: MpdTrouble; words: string }

/** A connection that comes back by itself. */
export interface MpdLink {
  reach(): MpdReach
  /** Whether the server knows a command, and lets us use it. */
  can(command: string): boolean
  /** As `MpdConnection.ask`; rejects at once while there is no connection. */
  ask(command: Command): Promise<Answer>
  /** As `MpdConnection.askAll`. */
  askAll(commands: readonly Command[], take?: TakePair): Promise<Answer[]>
  close(): void
}

/** What a link needs of its surroundings. */
interface MpdLinkParts {
  login: MpdLogin
  /** Runs something later, ms; what it returns calls that off. */
  later: (milliseconds: number, run: () => void) => () => void
  /** A connection stands, the first or another one: nothing that was known before need be true. */
  opened: () => void
  /** Something changed at the server: names of its subsystems, e.g. `player`, `playlist`. */
  changed: (subsystems: readonly string[]) => void
  /** It goes otherwise than before. */
  reached: (reach: MpdReach) => void
}

/** How long it waits before it tries again, ms: quickly at first, then every two seconds. */
const pauses = [100, 200, 300, 400, 500, 1_000, 2_000]

/** How often a word is said when nothing is to be said, ms: MPD hangs up on who is silent for a minute. */
const wordEvery = 25_000

/** The first version of the protocol that all of this works with. */
const oldest = [0, 19]

/** What no listener can do without. */
const needed = ['status', 'playlistinfo', 'play']

/**
 * A link to an MPD, which begins to connect at once. It has two connections: on one the server says what
 * changes, on the other it is asked.
 */
export function createMpdLink({ login, later, opened, changed, reached }: MpdLinkParts): MpdLink {
  let reach: MpdReach = { kind: 'connecting' }
  let speaking: MpdConnection | undefined
  let commands = new Set<string>()
  let failures = 0
  let isClosed = false
  let forget: (() => void) | undefined

  const turn = (next: MpdReach) => {
    const [kind, other] = [reach, next].map((one) => (one.kind === 'off' ? one.trouble : one.kind))
    reach = next
    if (kind !== other) reached(next)
  }

  const staySpeaking = (connection: MpdConnection) => {
    forget = later(wordEvery, () => {
      if (speaking !== connection) return
      connection.ask(['ping']).then(
        () => staySpeaking(connection),
        () => connection.close(),
      )
    })
  }

  const lose = (error: unknown) => {
    if (isClosed) return
    turn({ kind: 'off', ...troubleOf(error) })
    forget = later(pauses[failures] ?? pauses.at(-1) ?? 0, () => void open())
    failures += 1
  }

  const open = async () => {
    const made: MpdConnection[] = []
    const closeAll = () => made.forEach((connection) => connection.close())
    try {
      for (let count = 0; count < 2; count += 1) made.push(await connectMpd(login))
      const [one, other] = made
      if (one === undefined || other === undefined) return
      await assertUsable(one, (known) => (commands = known))
      if (isClosed) return closeAll()
      void Promise.race([one.closed, other.closed]).then((error) => {
        speaking = undefined
        forget?.()
        closeAll()
        lose(error)
      })
      speaking = one
      failures = 0
      staySpeaking(one)
      turn({ kind: 'on', version: one.version })
      // Listening first: what changes while all is read is heard.
      void listen(other, changed)
      opened()
    } catch (error) {
      closeAll()
      lose(error)
    }
  }
  void open()

  const connection = () => {
    if (speaking === undefined) throw new Error(reach.kind === 'off' ? reach.words : 'MPD is not there yet')
    return speaking
  }
  return {
    reach: () => reach,
    can: (command) => commands.has(command),
    ask: async (command) => connection().ask(command),
    askAll: async (list, take) => connection().askAll(list, take),
    close() {
      isClosed = true
      forget?.()
      speaking?.close()
    },
  }
}

/** Tells each change until the connection is over. */
async function listen(
  connection: MpdConnection,
  changed: (subsystems: readonly string[]) => void,
): Promise<void> {
  try {
    for (;;) {
      const { pairs } = await connection.ask(['idle'], { isEndless: true })
      changed(pairs.flatMap(([key, value]) => (key === 'changed' ? [value] : [])))
    }
  } catch {
    // Its end is seen to where it was opened.
    connection.close()
  }
}

class TooOld extends Error {}
class NotAllowed extends Error {}

async function assertUsable(connection: MpdConnection, take: (known: Set<string>) => void): Promise<void> {
  const [major = 0, minor = 0] = connection.version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldest
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
    throw new TooOld(`MPD ${connection.version} is older than ${oldest.join('.')}`)
  const { pairs } = await connection.ask(['commands'])
  const known = new Set(pairs.flatMap(([key, value]) => (key === 'command' ? [value] : [])))
  const missing = needed.find((command) => !known.has(command))
  if (missing !== undefined) throw new NotAllowed(`MPD does not allow “${missing}”`)
  take(known)
}

function troubleOf(error: unknown): { trouble: MpdTrouble; words: string } {
  const words = messageOf(error)
  if (error instanceof TooOld) return { trouble: 'old', words }
  if (error instanceof NotAllowed) return { trouble: 'permission', words }
  if (error instanceof NotMpd) return { trouble: 'stranger', words }
  if (error instanceof MpdError && error.code === 3) return { trouble: 'password', words }
  if (error instanceof MpdError && error.code === 4) return { trouble: 'permission', words }
  return { trouble: 'away', words }
}
