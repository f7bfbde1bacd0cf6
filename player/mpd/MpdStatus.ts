import type { QueueItem } from '../playback/Engine'
import { type Pair, toRecord } from './protocol'

/** An entry of the server's queue: its id there, and how it is told here. */
export interface Song {
  id: number
  item: QueueItem
}

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
  single: boolean
  consume: boolean
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
    // `oneshot` stops behind this entry, once.
    single: said['single'] === '1' || said['single'] === 'oneshot',
    consume: said['consume'] === '1' || said['consume'] === 'oneshot',
    volume: volume === undefined || volume < 0 ? undefined : volume,
    version: numberOf(said['playlist']) ?? 0,
    length: numberOf(said['playlistlength']) ?? 0,
    audio: said['audio'] ?? '',
    bitrate: numberOf(said['bitrate']) ?? 0,
    error: said['error'] ?? '',
    isUpdating: said['updating_db'] !== undefined,
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
