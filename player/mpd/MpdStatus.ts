import type { QueueItem } from '../playback/Engine'
import { type Pair, toRecord } from './protocol'

/** An entry of the server's queue: its id there, and how it is told here. */
export interface Song {
  id: number
  item: QueueItem
}

/** Something that is off, on, or on just once: MPD 0.21 and 0.24 have the last of `single` and `consume`. */
export type Switch = '0' | '1' | 'oneshot'

const switches: readonly string[] = ['0', '1', 'oneshot'] satisfies Switch[]

/** Whether something is a word for such a switch. */
export const isSwitch = (text: unknown): text is Switch => typeof text === 'string' && switches.includes(text)

const switchOf = (text: string | undefined): Switch => (isSwitch(text) ? text : '0')

/** What the server said of itself when it was last asked. */
export interface MpdStatus {
  status: 'play' | 'pause' | 'stop'
  /** Id of the current entry; undefined where there is none. */
  songId: number | undefined
  position: number
  /** ms of the current entry that have played. */
  elapsed: number
  /** ms; 0 where it has no end. */
  duration: number
  random: boolean
  repeat: boolean
  /** Stops, or with `repeat` plays the same again, behind each entry; `oneshot` only behind this one. */
  single: Switch
  /** Removes what has played; `oneshot` only the current entry. */
  consume: Switch
  /** How long one track fades into the next, s; 0 where it does not. */
  crossfade: number
  /** Where tracks that say how loud they begin and end overlap: at this loudness, dB below the usual. */
  mixrampDb: number
  /** How much longer they overlap than that, s; undefined where they do not. */
  mixrampDelay: number | undefined
  /** 0 to 100; undefined where its outputs have none. */
  volume: number | undefined
  /** Of the queue: it counts up with each change. */
  version: number
  length: number
  /** What it decodes, e.g. `44100:16:2`; '' while nothing plays. */
  audio: string
  /** kbit/s of the moment; 0 where unknown. */
  bitrate: number
  /** What went wrong with a file or an output; '' where nothing did. */
  error: string
  isUpdating: boolean
  /** Which part of the server this is; '' before MPD 0.22, which has one. */
  partition: string
}

const numberOf = (text: string | undefined): number | undefined => {
  const number = Number(text)
  return text === undefined || !Number.isFinite(number) ? undefined : number
}

/** Reads an answer to `status`. */
export function toStatus(pairs: readonly Pair[]): MpdStatus {
  const said = toRecord(pairs)
  const state = said['state']
  const volume = numberOf(said['volume'])
  return {
    status: state === 'play' || state === 'pause' ? state : 'stop',
    songId: numberOf(said['songid']),
    position: numberOf(said['song']) ?? 0,
    elapsed: Math.round((numberOf(said['elapsed']) ?? 0) * 1_000),
    // Before MPD 0.20 there are whole seconds, of both.
    duration: Math.round((numberOf(said['duration'] ?? said['time']?.split(':')[1]) ?? 0) * 1_000),
    random: said['random'] === '1',
    repeat: said['repeat'] === '1',
    single: switchOf(said['single']),
    consume: switchOf(said['consume']),
    crossfade: numberOf(said['xfade']) ?? 0,
    mixrampDb: numberOf(said['mixrampdb']) ?? 0,
    mixrampDelay: numberOf(said['mixrampdelay']),
    volume: volume === undefined || volume < 0 ? undefined : volume,
    version: numberOf(said['playlist']) ?? 0,
    length: numberOf(said['playlistlength']) ?? 0,
    audio: said['audio'] ?? '',
    bitrate: numberOf(said['bitrate']) ?? 0,
    error: said['error'] ?? '',
    isUpdating: said['updating_db'] !== undefined,
    partition: said['partition'] ?? '',
  }
}

/** Which entry came to stand where, as `plchangesposid` lists them. */
export function toMoves(pairs: readonly Pair[]): { position: number; id: number }[] {
  const moves: { position: number; id: number }[] = []
  let position: number | undefined
  for (const [key, value] of pairs) {
    if (key === 'cpos') position = numberOf(value)
    else if (key === 'Id' && position !== undefined) {
      const id = numberOf(value)
      if (id !== undefined) moves.push({ position, id })
      position = undefined
    }
  }
  return moves
}
