import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import type { PlayerOptions } from '../../../player/createPlayer'
import { startTestPlayer, type TestPlayer } from '../../../player/testing/startTestPlayer'
import { PageErrors } from './PageErrors'
import { SentRequests } from './SentRequests'

interface PanelFixtures {
  /** How `player` is started; set with `test.use`. */
  playerOptions: Partial<PlayerOptions>
  /** Starts one more player, which ends with the test. */
  startPlayer: (options?: Partial<PlayerOptions>) => Promise<TestPlayer>
  /** The test's own player, on a free port, with the built interface. */
  player: TestPlayer
  /** Presses a button of the player's control page, by its id. */
  run: (action: string, options?: unknown) => Promise<void>
  /** What the page sends. */
  sent: SentRequests
  /** Cuts the page's connection and waits until it is there again and has asked how the player stands. */
  cutSockets: () => Promise<void>
  /** Fails the test when the page complains about anything at all. */
  pageErrors: PageErrors
}

/** The build under test; one may be kept apart while somebody builds another. */
export const interfaceFolder = process.env['APP_DIR'] ?? join(import.meta.dirname, '../../../dist/app')

/** Players as the protocol has them, and as they are in the field: what is promised of both runs on both. */
export const quirkProfiles: readonly (readonly [how: string, playerOptions: Partial<PlayerOptions>])[] = [
  ['of the protocol', {}],
  ['with the quirks of real devices', { quirks: 'real' }],
]

/** A journey: a real page, a real player of its own, and nothing that the page may complain about. */
export const test = base.extend<PanelFixtures>({
  playerOptions: [{}, { option: true }],

  pageErrors: [
    async ({ page }, give) => {
      const pageErrors = await PageErrors.listenTo(page)
      await give(pageErrors)
      expect(pageErrors.take(), 'what the page complained about').toEqual([])
    },
    { auto: true },
  ],

  startPlayer: async ({ page }, give) => {
    const players: TestPlayer[] = []
    await give(async (options = {}) => {
      const player = await startTestPlayer({ interfaceFolder, ...options })
      players.push(player)
      return player
    })
    // First the page: one without its player would complain.
    await page.close()
    await Promise.all(players.map((player) => player.close()))
  },

  player: async ({ startPlayer, playerOptions }, give) => give(await startPlayer(playerOptions)),

  run: async ({ player }, give) =>
    give(async (action, options = null) => {
      const body = JSON.stringify({ action, options })
      const answer = await fetch(`${player.url}/control/run`, { method: 'POST', body })
      expect(answer.status, `control action ${action}`).toBe(200)
    }),

  sent: async ({ page }, give) => give(new SentRequests(page)),

  cutSockets: async ({ player, sent }, give) =>
    give(async () => {
      const asked = sent.of('getState').length
      player.clients.all().forEach((client) => client.drop())
      await expect.poll(() => sent.of('getState').length).toBeGreaterThan(asked)
    }),
})
