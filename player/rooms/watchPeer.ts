import { type Json, isJsonObject } from '../../authoring/json/Json'
import type { RoomState } from './RoomSystem'
import type { PlayerContext } from '../core/PlayerContext'
import { createOneTimer } from '../core/Clock'
import { messageOf } from '../core/messageOf'

/** The longest line that a player of the house may send, characters. */
const longest = 500_000

/**
 * The lines of a stream as they come, without their ends; empty ones too. Throws at one that does not end in
 * time to be believed.
 */
async function* readLines(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const part of stream) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    if (rest.length > longest) throw new Error('a line that does not end')
  }
}

/** The longest name or id that a player of the house may have, characters. */
const longestText = 200

const isName = (value: Json | undefined): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longestText

/** What a line from another player says, or undefined when it is no such thing. */
function readRoomState(line: string): RoomState | undefined {
  let value: Json
  try {
    value = JSON.parse(line)
  } catch {
    return undefined
  }
  if (!isJsonObject(value)) return undefined
  const { id, name, leader, volume, mute, volumeAvailable, playing, queue } = value
  if (!isName(id) || !isName(name) || !(leader === null || isName(leader))) return undefined
  if (typeof volume !== 'number' || !(volume >= 0 && volume <= 100)) return undefined
  if (typeof mute !== 'boolean' || typeof volumeAvailable !== 'boolean') return undefined
  if (!isJsonObject(playing) || typeof queue !== 'number') return undefined
  const mpd = readPart(value['mpd'])
  return { id, name, leader, volume, mute, volumeAvailable, playing, queue, ...(mpd && { mpd }) }
}

function readPart(value: Json | undefined): RoomState['mpd'] {
  if (!isJsonObject(value)) return undefined
  const { server, partition } = value
  return isName(server) && isName(partition) ? { server, partition } : undefined
}

/** What a watch needs of its surroundings, and whom it tells. */
interface WatchOptions {
  host: string
  player: Pick<PlayerContext, 'delays' | 'later' | 'now'>
  /** It told how it stands. */
  heard: (state: RoomState) => void
  /** It does not answer any more, for this reason; told once, until it is heard again. */
  lost: (reason: string) => void
}

async function* partsOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

/**
 * Listens to another player for as long as it tells how it stands. One that is not there, falls silent or
 * talks rubbish is asked again after a while that grows from time to time. What it returns ends the watch.
 */
export function watchPeer({ host, player, heard, lost }: WatchOptions): () => void {
  const { delays, later, now } = player
  const silence = createOneTimer({ later, now })
  const again = createOneTimer({ later, now })
  let hangUp: ((why: string) => void) | undefined
  let isOver = false
  let isHeard = false
  let failures = 0

  const listen = async () => {
    const mine = new AbortController()
    let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
    let end = 'it has ended'
    const leave = (why: string) => {
      end = why
      mine.abort(new Error(why))
      // Node forgets the signal of a request that was answered, as soon as it collects its garbage.
      void reader?.cancel().catch(() => undefined)
    }
    hangUp = leave
    const expect = (milliseconds: number) => silence.set(now() + milliseconds, () => leave('it is silent'))
    expect(delays.roomAnswer)
    try {
      const response = await fetch(`${host}/rooms/state`, { signal: mine.signal, redirect: 'error' })
      if (!response.ok || response.body === null) throw new Error(`it answers ${response.status}`)
      reader = response.body.getReader()
      for await (const line of readLines(partsOf(reader))) {
        const state = line === '' ? undefined : readRoomState(line)
        if (line !== '' && state === undefined) throw new Error('it does not speak as a player')
        // A line that says nothing still says that it is there, once it has said who it is.
        if (state !== undefined) {
          isHeard = true
          failures = 0
          heard(state)
        }
        if (isHeard) expect(delays.roomBeat * 3)
      }
      throw new Error(end)
    } catch (error) {
      leave(end)
      silence.clear()
      if (!isOver) fail(messageOf(error))
    }
  }

  const fail = (reason: string) => {
    if (isHeard) lost(reason)
    isHeard = false
    // 1, 2, 4 and 8 times the first pause.
    again.set(now() + delays.roomRetry * 2 ** Math.min(failures, 3), () => void listen())
    failures += 1
  }

  void listen()
  return () => {
    isOver = true
    silence.clear()
    again.clear()
    hangUp?.('it is not wanted any more')
  }
}
