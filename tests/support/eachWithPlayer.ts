import { beforeEach } from 'vitest'
import type { PlayerOptions } from '../../player/createPlayer'
import { connectTestClient, type TestClient } from '../../player/testing/connectTestClient'
import { startTestPlayer, type TestPlayer } from '../../player/testing/startTestPlayer'
import { assertTaken } from './assertTaken'

/**
 * Gives each test of a file or a `describe` a player and a client of the same protocol generation, and ends
 * both after it. A test fails when the interface would have refused a push that its client got.
 */
export function eachWithPlayer(
  take: (each: { player: TestPlayer; client: TestClient }) => void,
  options: Partial<PlayerOptions> = {},
): void {
  beforeEach(async () => {
    const player = await startTestPlayer(options)
    const client = await connectTestClient(player.url, options.generation ?? 4)
    take({ player, client })
    return async () => {
      assertTaken(client)
      client.close()
      await player.close()
    }
  })
}
