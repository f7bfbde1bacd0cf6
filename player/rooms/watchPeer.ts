import type { PlayerContext } from '../core/PlayerContext'
import { createOneTimer } from '../core/createOneTimer'
import type { Facts } from './Facts'
import { readFacts } from './readFacts'
import { readLines } from './readLines'

/** What a watch needs of its surroundings, and whom it tells. */
interface WatchOptions {
  host: string
  player: Pick<PlayerContext, 'delays' | 'later' | 'now'>
  /** It told how it stands. */
  heard: (facts: Facts) => void
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
 * Listens to another player for as long as it tells how it stands. One that is not there, falls silent or talks rubbish is asked
 * again after a while that grows from time to time. What it returns ends the watch.
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
      const response = await fetch(`${host}/rooms/facts`, { signal: mine.signal, redirect: 'error' })
      if (!response.ok || response.body === null) throw new Error(`it answers ${response.status}`)
      reader = response.body.getReader()
      for await (const line of readLines(partsOf(reader))) {
        const facts = line === '' ? undefined : readFacts(line)
        if (line !== '' && facts === undefined) throw new Error('it does not speak as a player')
        // A line that says nothing still says that it is there, once it has said who it is.
        if (facts !== undefined) {
          isHeard = true
          failures = 0
          heard(facts)
        }
        if (isHeard) expect(delays.roomBeat * 3)
      }
      throw new Error(end)
    } catch (error) {
      leave(end)
      silence.clear()
      if (!isOver) fail(error instanceof Error ? error.message : String(error))
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
