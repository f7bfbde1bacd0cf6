import { EventEmitter, once } from 'node:events'
import { connect as connectSocket, type Socket } from 'node:net'
import { type Answer, createAnswerReader, MpdError, NotMpd, type TakePair, toLine } from './protocol'

/** Where an MPD is: an address of the network, or a socket file of this machine. */
type MpdPlace = { host: string; port: number } | { path: string }

/** How to get in. */
export interface MpdLogin {
  place: MpdPlace
  /** Default: none. */
  password?: string
  /** Which of its partitions is meant. Default: the one that a client gets. */
  partition?: string
}

/** A command and its arguments. */
export type Command = readonly [name: string, ...args: (string | number)[]]

/** One connection to an MPD; its commands are done one after the other. */
export interface MpdConnection {
  /** Of the protocol, e.g. `0.23.5`. */
  version: string
  /** Rejects with `MpdError` where it is not done, with `Unsayable` where it cannot be said. */
  ask(command: Command, options?: AskOptions): Promise<Answer>
  /**
   * Several commands in one go, one answer each. Where one is refused those before it are done, those behind
   * it not, and it rejects with an `MpdError` that has the answers of those. Where there is somebody to
   * `take` their lines as they come, nothing is held, and the answers are empty: however long they are, it is
   * theirs to say when it is too much.
   */
  askAll(commands: readonly Command[], take?: TakePair): Promise<Answer[]>
  close(): void
  /** Resolves with the reason once it is closed, by whomever. */
  closed: Promise<Error>
}

interface AskOptions {
  /** Waits for the answer however long it takes: the server is told to speak only when something happens. */
  isEndless?: boolean
}

/** How long a server may be silent while it owes an answer, ms. */
const longestSilence = 10_000

/** A question that has no answer yet. */
interface PendingAnswer {
  answers: Answer[]
  isEndless: boolean
  take: TakePair | undefined
  resolve: (answers: Answer[]) => void
  reject: (error: Error) => void
}

/**
 * Connects, with password and partition. Rejects with what is wrong: the server is not there, is no MPD, or
 * does not let anybody in.
 */
export async function connectMpd({ place, password, partition }: MpdLogin): Promise<MpdConnection> {
  const socket = connectSocket('path' in place ? { path: place.path } : place)
  socket.setNoDelay(true)
  const connection = await greet(socket)
  try {
    if (password !== undefined && password !== '') await connection.ask(['password', password])
    if (partition !== undefined) await connection.ask(['partition', partition])
  } catch (error) {
    connection.close()
    throw error
  }
  return connection
}

function greet(socket: Socket): Promise<MpdConnection> {
  const pending: PendingAnswer[] = []
  let silence: ReturnType<typeof setTimeout> | undefined
  let reason: Error | undefined
  const ending = new EventEmitter<{ end: [Error] }>()
  const closed = once(ending, 'end').then(([why]: Error[]) => why ?? new Error('the connection is over'))

  /** The server has its time anew whenever it says something, and as long as nothing is owed. */
  const listen = () => {
    clearTimeout(silence)
    const [first] = pending
    if (version !== '' && (first === undefined || first.isEndless)) return
    silence = setTimeout(() => end(new Error('MPD does not answer')), longestSilence)
  }
  const end = (why: Error) => {
    if (reason !== undefined) return
    reason = why
    clearTimeout(silence)
    socket.destroy()
    for (const { reject } of pending.splice(0)) reject(why)
    ending.emit('end', why)
  }
  const send = (text: string, isEndless: boolean, take?: TakePair) =>
    new Promise<Answer[]>((resolve, reject) => {
      if (reason !== undefined) return reject(reason)
      pending.push({ answers: [], isEndless, take, resolve, reject })
      socket.write(`${text}\n`)
      if (pending.length === 1) listen()
    })

  let version = ''
  const connection: Omit<MpdConnection, 'version'> = {
    async ask([name, ...args], { isEndless = false } = {}) {
      const [answer] = await send(toLine(name, args), isEndless)
      return answer ?? { pairs: [] }
    },
    async askAll(commands, take) {
      if (commands.length === 0) return []
      const lines = commands.map(([name, ...args]) => toLine(name, args))
      return send(['command_list_ok_begin', ...lines, 'command_list_end'].join('\n'), false, take)
    },
    close: () => end(new Error('the connection was closed')),
    closed,
  }
  return new Promise((resolve, reject) => {
    const reader = createAnswerReader({
      greeted(own) {
        version = own
        resolve({ ...connection, version })
      },
      taker: () => pending[0]?.take,
      done(answer, isLast) {
        const [first] = pending
        if (first === undefined) throw new NotMpd('it spoke when nothing was owed')
        // The end of a list says nothing of its own.
        if (!isLast || first.answers.length === 0) first.answers.push(answer)
        if (!isLast) return
        pending.shift()
        first.resolve(first.answers)
      },
      refused(code, words) {
        const first = pending.shift()
        // Before anything was asked: it has as many clients as it takes.
        if (first === undefined) end(new MpdError(code, words))
        else first.reject(new MpdError(code, words, first.answers))
      },
    })
    socket.on('data', (piece) => {
      try {
        reader.take(piece)
      } catch (error) {
        return end(error instanceof Error ? error : new Error(String(error)))
      }
      listen()
    })
    socket.on('error', (error) => end(error))
    socket.on('close', () => end(new Error('MPD has closed the connection')))
    void closed.then(reject)
    listen()
  })
}

/** Which MPD somebody asked for: their own, or one that runs somewhere. */
export type MpdTarget = 'own' | { place: MpdPlace; partition?: string; written: string }

/** Where an MPD listens unless somebody has changed it. */
const usualPort = 6600

/**
 * Reads `HOST`, `HOST:PORT`, `HOST:PORT/PARTITION` or the path of a socket; '' is an MPD of one's own. Throws
 * an Error whose message tells the person what is wrong.
 */
export function readMpdPlace(written: string): MpdTarget {
  const text = written.trim()
  if (text === '') return 'own'
  if (/^[./~]/.test(text)) {
    const path = text.replace(/^~(?=\/)/, process.env['HOME'] ?? '~')
    return { place: { path }, written: text }
  }
  const parts = /^(?<host>\[[\da-f:.]+\]|[\w.-]+)(?::(?<port>\d{1,5}))?(?:\/(?<partition>[^/\n\r]+))?$/i.exec(
    text,
  )?.groups
  const port = Number(parts?.['port'] ?? usualPort)
  if (parts === undefined || port < 1 || port > 65_535)
    throw new Error(`--mpd takes HOST, HOST:PORT, HOST:PORT/PARTITION or a socket, not “${written}”`)
  const { host = '', partition } = parts
  return {
    place: { host: host.replace(/^\[|\]$/g, ''), port },
    written: text,
    ...(partition !== undefined && { partition }),
  }
}
