import type { QueueItem, EngineState, EngineChange } from '../playback/Engine'
import { type Pair, toRecord } from './protocol'
import type { Command } from './connectMpd'
import type { JsonObject } from '../../authoring/json/Json'

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
  const fields = toRecord(pairs)
  const state = fields['state']
  const volume = numberOf(fields['volume'])
  return {
    status: state === 'play' || state === 'pause' ? state : 'stop',
    songId: numberOf(fields['songid']),
    position: numberOf(fields['song']) ?? 0,
    elapsed: Math.round((numberOf(fields['elapsed']) ?? 0) * 1_000),
    // Before MPD 0.20 there are whole seconds, of both.
    duration: Math.round((numberOf(fields['duration'] ?? fields['time']?.split(':')[1]) ?? 0) * 1_000),
    random: fields['random'] === '1',
    repeat: fields['repeat'] === '1',
    single: switchOf(fields['single']),
    consume: switchOf(fields['consume']),
    crossfade: numberOf(fields['xfade']) ?? 0,
    mixrampDb: numberOf(fields['mixrampdb']) ?? 0,
    mixrampDelay: numberOf(fields['mixrampdelay']),
    volume: volume === undefined || volume < 0 ? undefined : volume,
    version: numberOf(fields['playlist']) ?? 0,
    length: numberOf(fields['playlistlength']) ?? 0,
    audio: fields['audio'] ?? '',
    bitrate: numberOf(fields['bitrate']) ?? 0,
    error: fields['error'] ?? '',
    isUpdating: fields['updating_db'] !== undefined,
    partition: fields['partition'] ?? '',
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

/** In which order the queue plays, in the words of the player. */
export type Modes = Pick<EngineState, 'random' | 'repeat' | 'repeatSingle' | 'consume'>

/**
 * The modes that a server has. To stop behind one entry, once or always, is none of them; that the entry that
 * plays will be removed shows, also where only that one will.
 */
export const modesOf = ({ random, repeat, single, consume }: MpdStatus): Modes => ({
  random,
  repeat,
  repeatSingle: repeat && single === '1',
  consume: consume !== '0',
})

/**
 * Has a server that is so `now` take these modes. `single` is left as it is unless it repeats one entry, or
 * is to: other clients know more ways of it.
 */
export function modeCommands(modes: Partial<Modes>, now: MpdStatus): Command[] {
  const { random, repeat, repeatSingle, consume } = modes
  const commands: Command[] = []
  if (random !== undefined) commands.push(['random', Number(random)])
  if (repeat !== undefined) commands.push(['repeat', Number(repeat)])
  const isOurs = now.single === '1' && (now.repeat || repeat === true)
  if (repeatSingle === true && now.single !== '1') commands.push(['single', 1])
  if (repeatSingle === false && isOurs) commands.push(['single', 0])
  if (consume !== undefined) commands.push(['consume', Number(consume)])
  return commands
}

const once = (held: Switch, isOn: boolean) => (held === 'oneshot' ? held : Number(isOn))

/** Gives a server that has started anew the modes that were; `last` is what the one before said last. */
export function restoreModes({ random, repeat, repeatSingle, consume }: Modes, last: MpdStatus): Command[] {
  return [
    ['random', Number(random)],
    ['repeat', Number(repeat)],
    ['single', once(last.single, repeatSingle)],
    ['consume', once(last.consume, consume)],
  ]
}

/** How far off the clock what plays may be before somebody must have moved it, ms. */
const jump = 1_000
/** How shortly before its end a track counts as played to it, ms. */
const atTheEnd = 1_500

/** Two words of a server, and what is known besides. */
interface Words {
  before: MpdStatus
  status: MpdStatus
  /** Where what plays would be by the clock, ms. */
  expected: number
  /** What was done here, where anything was. */
  meant: EngineChange | undefined
  /** The current entry is a web radio. */
  isStation: boolean
}

/** What happened between two words of a server; undefined where nothing did. */
export function happened({ before, status, expected, meant, isStation }: Words): EngineChange | undefined {
  if (status.status === 'stop') {
    // A station that was no sooner begun than refused.
    if (meant === 'started' && status.error !== '' && isStation) return 'started'
    if (before.status === 'stop') return undefined
    const isOver = meant === undefined && status.error === '' && expected >= before.duration - atTheEnd
    return isOver && before.duration > 0 ? 'ended' : 'stopped'
  }
  if (status.status === 'play') {
    if (before.status === 'stop' || meant === 'started') return 'started'
    if (before.songId !== status.songId) return 'followed'
    if (before.status === 'pause') return 'resumed'
  } else if (before.status === 'play') return 'paused'
  const isElsewhere = before.songId !== status.songId || Math.abs(status.elapsed - expected) > jump
  return isElsewhere ? 'sought' : undefined
}

/**
 * What comes out, in the words and units of devices: `44.1 kHz`, `16 bit`, 2 channels, `320 kbps`. Of DSD the
 * rate of its single bits.
 */
export function toQuality({ audio, bitrate }: MpdStatus): JsonObject {
  const parts = audio.split(':')
  const rate = bitrate > 0 && { bitrate: `${bitrate} kbps` }
  if (audio.startsWith('dsd')) {
    const times = Number(parts[0]?.slice('dsd'.length))
    const megahertz = Number.isFinite(times) ? Number(((times * 44_100) / 1_000_000).toFixed(2)) : 0
    return {
      ...(megahertz > 0 && { samplerate: `${megahertz} MHz` }),
      bitdepth: '1 bit',
      ...channelsOf(parts[1]),
      ...rate,
    }
  }
  const hertz = Number(parts[0])
  const bits = parts[1] === 'f' ? 32 : Number(parts[1])
  return {
    ...(hertz > 0 && { samplerate: `${Number((hertz / 1_000).toFixed(3))} kHz` }),
    ...(bits > 0 && { bitdepth: `${bits} bit` }),
    ...channelsOf(parts[2]),
    ...rate,
  }
}

const channelsOf = (text: string | undefined): JsonObject => {
  const channels = Number(text)
  return channels > 0 ? { channels } : {}
}
