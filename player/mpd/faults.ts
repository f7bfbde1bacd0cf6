import { MpdError } from './protocol'
import { messageOf } from '../core/messageOf'

/** What an MPD could not do, taken apart so that it can be told in words; `reason` is in its own. */
export type MpdFault =
  /** A file or a stream that it cannot play, by the place that it has there. */
  | { kind: 'file'; place: string; reason: string }
  /** An output that cannot be opened; its name is '' where the server does not say it. */
  | { kind: 'output'; name: string; reason: string }
  /** It does not let this player give that command; `permission` as `mpd.conf` calls what is missing. */
  | { kind: 'denied'; command: string; permission: 'add' | 'control' | 'admin' }
  | { kind: 'other'; reason: string }

/** What an error of `status`, or of a refusal, says. The words are those of MPD 0.19 to 0.24. */
export function toFault(words: string): MpdFault {
  const output = /^Failed to open (?:audio output|"(.*?)" \([^()]*\))(?:[;:] (.*))?$/s.exec(words)
  if (output !== null) return { kind: 'output', name: output[1] ?? '', reason: output[2] ?? words }
  const file = /^Failed to decode (.+?)(?:; (.*))?$/s.exec(words)
  if (file?.[1] !== undefined)
    return { kind: 'file', place: file[1].replace(/^"(.*)"$/s, '$1'), reason: file[2] ?? words }
  return { kind: 'other', reason: words }
}

/** Commands that need more than `control`, which most do, or less. */
const admin = /^(?:(?:en|dis)ableoutput|toggleoutput|outputset|moveoutput|(?:new|del)partition|sticker)$/
const add = /^(?:add|addid|load|findadd|searchadd)$/

/** What is wrong with an act that was refused or could not be told. */
export function faultOf(error: unknown): MpdFault {
  const words = messageOf(error)
  if (!(error instanceof MpdError) || error.code !== 4) return toFault(words)
  const command = /permission for "(\w+)"/.exec(words)?.[1] ?? ''
  const permission = admin.test(command) ? 'admin' : add.test(command) ? 'add' : 'control'
  return { kind: 'denied', command, permission }
}

/** What is told of faults: one, or in one go several files that came quickly behind each other. */
export type FaultTale = { kind: 'fault'; fault: MpdFault } | { kind: 'files'; places: readonly string[] }

/** How long files that cannot be played are collected, and the same is not told again, ms. */
const quiet = 3_000

/**
 * Tells each fault once: not again what a server repeats, and of a list of broken files the first at once and
 * the others together.
 */
export function createFaultTeller(
  later: (milliseconds: number, run: () => void) => () => void,
  tell: (tale: FaultTale) => void,
): (fault: MpdFault) => void {
  let told: Set<string> | undefined
  let more: string[] = []

  const begin = () => {
    const now = new Set<string>()
    told = now
    later(quiet, () => {
      const places = more
      told = undefined
      more = []
      if (places.length === 0) return
      // They go on: what comes next is collected as well.
      begin()
      tell({ kind: 'files', places })
    })
    return now
  }
  return (fault) => {
    const key = JSON.stringify(fault)
    if (told?.has(key) === true) return
    const isFirst = told === undefined
    ;(told ?? begin()).add(key)
    if (fault.kind === 'file' && !isFirst) more.push(fault.place)
    else tell({ kind: 'fault', fault })
  }
}
