import type { PlayerOptions } from '../createPlayer'
import { connectTestClient, type TestClient } from './connectTestClient'
import { startTestPlayer, type TestPlayer } from './startTestPlayer'

/** A player with the quirks of real devices, and who talks to it. */
export interface RealPlayer extends TestPlayer {
  client: TestClient
  /** Sends a request and gives the payload of the next push of a name. */
  ask(event: string, payload: unknown, answer: string): Promise<unknown>
  /** Titles of a page's items; undefined where the page has no lists. */
  titles(uri: string): Promise<unknown[] | undefined>
  /** Whether it is gone after a request; it is back when this resolves. */
  endsOn(event: string, payload?: unknown): Promise<boolean>
}

/** Starts one, on which nothing has been done. */
export async function startRealPlayer(options: Partial<PlayerOptions> = {}): Promise<RealPlayer> {
  const player = await startTestPlayer({ quirks: 'real', ...options })
  const client = await connectTestClient(player.url, 4)
  const ask = (event: string, payload: unknown, answer: string) => {
    client.emit(event, payload)
    return client.next(answer)
  }
  return {
    ...player,
    client,
    ask,
    async titles(uri) {
      const look = () => client.emit('browseLibrary', { uri, ref: uri })
      look()
      // Not answered while it is being written.
      const again = setInterval(look, 500)
      for (;;) {
        const page = await client.next('pushBrowseLibrary')
        const {
          ref,
          navigation,
        }: { ref?: unknown; navigation?: { lists: { items: { title?: string }[] }[] } } = Object(page)
        if (ref !== uri) continue
        clearInterval(again)
        return navigation?.lists.flatMap(({ items }) => items.map(({ title }) => title))
      }
    },
    async endsOn(event, payload) {
      const before = player.lines.length
      const left = client.once('disconnect').then(() => true)
      const back = client.once('connect')
      client.emit(event, payload)
      client.emit('pinger', event)
      const pong = client.next('ponger')
      const isGone = await Promise.race([left, pong.then(() => false)])
      if (isGone) {
        await back
        // Whoever waited for it would take the next one's.
        client.emit('pinger', event)
        await pong
      }
      return isGone && player.lines.slice(before).some((line) => line.startsWith('the player ended'))
    },
    async close() {
      client.close()
      await player.close()
    },
  }
}
