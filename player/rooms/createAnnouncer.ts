import type { ServerResponse } from 'node:http'
import type { PlayerContext } from '../core/PlayerContext'
import { createOneTimer } from '../core/createOneTimer'

/** A listener that has not read so much, characters, is let go. */
const mostUnread = 1_000_000

/** Tells lines to whoever listens. */
interface Announcer {
  /** Tells everyone a line. */
  tell(line: string): void
  /** Tells one more, beginning with this line. */
  add(response: ServerResponse, first: string): void
  /** Cuts everyone off. */
  cut(): void
}

/**
 * Nobody listens yet. While somebody does, an empty line now and then says that this player is still there; while `isMuted`, nothing
 * is said at all.
 */
export function createAnnouncer(
  { delays, later, now }: Pick<PlayerContext, 'delays' | 'later' | 'now'>,
  isMuted: () => boolean,
): Announcer {
  const listeners = new Set<ServerResponse>()
  const beat = createOneTimer({ later, now })
  const tell = (line: string) => {
    for (const listener of listeners) {
      if (isMuted()) continue
      if (listener.writableLength > mostUnread) listener.destroy()
      else listener.write(`${line}\n`)
    }
    if (listeners.size > 0) beat.set(now() + delays.roomBeat, () => tell(''))
  }
  return {
    tell,
    add(response, first) {
      response.once('close', () => {
        listeners.delete(response)
        if (listeners.size === 0) beat.clear()
      })
      response.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' })
      response.write(`${first}\n`)
      listeners.add(response)
      if (!beat.isSet()) beat.set(now() + delays.roomBeat, () => tell(''))
    },
    cut() {
      for (const listener of listeners) listener.destroy()
    },
  }
}
