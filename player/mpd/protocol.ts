/** A line of an answer: `Title: Ebb` is `['Title', 'Ebb']`. */
export type Pair = readonly [key: string, value: string]

/** What the server said to one command. */
export interface Answer {
  pairs: Pair[]
  /** The bytes of a picture, where it was asked for some. */
  binary?: Buffer
}

/** The server refused a command: `ACK [50@0] {addid} No such directory`. */
export class MpdError extends Error {
  /**
   * What kind of refusal, by the numbers of the protocol; 3 a wrong password, 4 not allowed, 50 not there.
   */
  readonly code: number
  /** What those before it in a list were answered; they were done. */
  readonly done: readonly Answer[]

  constructor(code: number, words: string, done: readonly Answer[] = []) {
    super(words)
    this.name = 'MpdError'
    this.code = code
    this.done = done
  }
}

/** What the server said is not of its protocol, or larger than anything that it has to say. */
export class NotMpd extends Error {
  override readonly name = 'NotMpd'
}

/** A text that the protocol has no way to say, as its commands end with their line. */
export class Unsayable extends Error {
  override readonly name = 'Unsayable'
}

/** Whether a name can be sent: the rest of one with a line break would be a command of its own. */
export const isSayable = (text: string): boolean => !/[\n\r\0]/.test(text)

/**
 * A command with its arguments, as one line without its end. Throws `Unsayable` where one of them has a line
 * break or a NUL: the rest of it would be a command of its own.
 */
export function toLine(command: string, args: readonly (string | number)[] = []): string {
  const quoted = args.map((arg) => {
    const text = String(arg)
    if (!isSayable(text)) throw new Unsayable('a line break in a name cannot be sent to MPD')
    return `"${text.replace(/["\\]/g, String.raw`\$&`)}"`
  })
  return [command, ...quoted].join(' ')
}

/** A value in an expression of MPD's filter language, with its quotes: `(album == "Low Tide")`. */
export function toFilterValue(text: string): string {
  return `"${text.replace(/["\\]/g, String.raw`\$&`)}"`
}

/** The longest line, the largest answer and the largest piece of a picture that are taken, bytes. */
const longestLine = 64 * 1_024
const largestAnswer = 32 * 1_024 * 1_024
const largestPiece = 8 * 1_024 * 1_024
/** How many lines an answer may have: two for each entry of the longest queue, and then some. */
const mostLines = 400_000

/** Takes what a server sends, in whatever pieces it comes. */
export interface AnswerReader {
  /** Throws `NotMpd` where it is nothing that MPD says; nothing more can be read then. */
  take(piece: Buffer): void
}

/**
 * Takes a line of an answer as it comes, e.g. `Title`, `Ebb`. May throw `NotMpd`: nothing more is read then.
 */
export type TakePair = (key: string, value: string) => void

/** Where the parts of an answer go. */
interface AnswerParts {
  /** The first line, `OK MPD 0.23.5`: the version. */
  greeted: (version: string) => void
  /**
   * One command was done; of a list each for itself. `isLast` with the end of a list, or of a single
   * command.
   */
  done: (answer: Answer, isLast: boolean) => void
  /** Who takes the lines of the answer that comes; they are held where nobody does. */
  taker?: () => TakePair | undefined
  /** One command was not done, nor those behind it in its list. */
  refused: (code: number, words: string) => void
}

const [colonSign, space] = [0x3a, 0x20]
const ackStart = Buffer.from('ACK ')

/** Reads a connection from its first line on. Holds no more of it than the largest answer. */
export function createAnswerReader({ greeted, done, taker, refused }: AnswerParts): AnswerReader {
  let isGreeted = false
  let answer: Answer = { pairs: [] }
  let size = 0
  /** Pieces of a line or of bytes that have not come to their end, and how long they are together. */
  let pieces: Buffer[] = []
  let length = 0
  /** How many bytes come before the next line, with the line break behind them; 0 while lines come. */
  let bytes = 0

  const hold = (piece: Buffer) => {
    if (piece.length === 0) return
    pieces.push(piece)
    length += piece.length
  }
  const drop = (): Buffer => {
    const whole = pieces.length === 1 ? (pieces[0] ?? Buffer.alloc(0)) : Buffer.concat(pieces)
    pieces = []
    length = 0
    return whole
  }
  const finish = (isLast: boolean) => {
    const whole = answer
    answer = { pairs: [] }
    size = 0
    done(whole, isLast)
  }

  const takeLine = (own: Buffer) => {
    const end = own.indexOf(colonSign)
    if (isGreeted && end > 0 && own[end + 1] === space && !own.subarray(0, 4).equals(ackStart))
      // Decoded apart: a part of a text would keep all of it in memory.
      return takePair(own.toString('latin1', 0, end), own.toString('utf8', end + 2))
    const line = own.toString('utf8')
    if (!isGreeted) {
      const version = /^OK MPD ([\d.]{1,20})/.exec(line)?.[1]
      if (version === undefined) throw new NotMpd('it does not speak as MPD does')
      isGreeted = true
      return greeted(version)
    }
    if (line === 'OK') return finish(true)
    if (line === 'list_OK') return finish(false)
    if (line.startsWith('ACK ')) {
      answer = { pairs: [] }
      size = 0
      const [, code = '-1', words = line] = /^ACK \[(\d+)@\d+\] \{[^}]*\} ?(.*)$/.exec(line) ?? []
      return refused(Number(code), words)
    }
    throw new NotMpd('it sent a line that MPD does not send')
  }
  const takePair = (key: string, value: string) => {
    if (key !== 'binary') {
      const take = taker?.()
      if (take === undefined) answer.pairs.push([key, value])
      else {
        size = 0
        take(key, value)
      }
      return
    }
    if (!/^\d{1,10}$/.test(value) || Number(value) > largestPiece)
      throw new NotMpd('it sent a picture of a wrong size')
    bytes = Number(value) + 1
  }

  return {
    take(piece) {
      let from = 0
      while (from < piece.length) {
        if (bytes > 0) {
          const end = Math.min(piece.length, from + bytes - length)
          hold(piece.subarray(from, end))
          from = end
          if (length < bytes) return
          const whole = drop()
          bytes = 0
          if (whole.at(-1) !== 0x0a) throw new NotMpd('it sent a picture of a wrong size')
          answer.binary = whole.subarray(0, -1)
          continue
        }
        const end = piece.indexOf(0x0a, from)
        hold(piece.subarray(from, end < 0 ? piece.length : end))
        size += (end < 0 ? piece.length : end) - from
        if (length > longestLine) throw new NotMpd('it sent a line without an end')
        if (size > largestAnswer || answer.pairs.length > mostLines)
          throw new NotMpd('it sent an answer without an end')
        if (end < 0) return
        from = end + 1
        takeLine(drop())
      }
    },
  }
}

/** The values of an answer by their keys; the last where a key comes several times. */
export function toRecord(pairs: readonly Pair[]): Partial<Record<string, string>> {
  return Object.fromEntries(pairs)
}

/**
 * An answer that lists things, one by one: each begins with one of the keys, e.g. `file`. What comes before
 * the first of them is left out.
 */
export function toGroups(pairs: readonly Pair[], keys: readonly string[]): Pair[][] {
  const groups: Pair[][] = []
  for (const pair of pairs) {
    if (keys.includes(pair[0])) groups.push([pair])
    else groups.at(-1)?.push(pair)
  }
  return groups
}
