import { expect, type Locator, type Page } from '@playwright/test'
import type { PlayerOptions } from '../../../player/createPlayer'
import { startRooms, type TestPlayer } from '../../../player/testing/startTestPlayer'
import { test as base } from './panel'

/** Three players that know each other; the page is Kitchen's. */
export interface RoomSystem {
  kitchen: TestPlayer
  attic: TestPlayer
  bath: TestPlayer
}

interface RoomFixtures {
  /** How the players of the house are started; set with `test.use`. */
  roomOptions: Partial<PlayerOptions>
  roomSystem: RoomSystem
}

/** The queue of a player whose name its tracks bear. */
const tracksOf = (name: string) =>
  ['Ebb', 'Flow'].map((title) => ({
    uri: `${name}/${title}`,
    service: 'mpd',
    name: `${title} of ${name}`,
    artist: 'Slow Harbour',
    album: 'Low Tide',
    type: 'track',
    duration: 600,
  }))

/** A journey through a house of several players. */
export const test = base.extend<RoomFixtures>({
  roomOptions: [{}, { option: true }],

  roomSystem: async ({ startPlayer, roomOptions }, give) => {
    const names = ['Kitchen', 'Attic', 'Bath']
    const players = await startRooms(names, (options) => startPlayer({ ...roomOptions, ...options }))
    players.forEach(({ engine }, index) => engine.replace(tracksOf(names[index] ?? '')))
    const [kitchen, attic, bath] = players
    if (!kitchen || !attic || !bath) throw new Error('there are three')
    await expect.poll(() => players.map(({ roomSystem }) => roomSystem.rooms().length)).toEqual([2, 2, 2])
    await give({ kitchen, attic, bath })
  },
})

/** Presses a button of the control page of one of several players. */
export async function press(player: TestPlayer, action: string): Promise<void> {
  const answer = await fetch(`${player.url}/control/run`, {
    method: 'POST',
    body: JSON.stringify({ action }),
  })
  expect(answer.status, `control action ${action}`).toBe(200)
}

/** The screen on which players are grouped. */
export class RoomsPage {
  constructor(readonly page: Page) {}

  static async open(page: Page, { url }: TestPlayer): Promise<RoomsPage> {
    await page.goto(`${url}/multi-room`)
    const screen = new RoomsPage(page)
    await expect(page.getByRole('main').locator('li[data-room]').first()).toBeVisible()
    return screen
  }

  /** The card of a player or of a group, by who leads it. */
  card(name: string): Locator {
    return this.page
      .getByRole('main')
      .locator('li[data-room]')
      .filter({ has: this.page.getByText(name, { exact: true }) })
  }

  handle(name: string): Locator {
    return this.page.getByRole('button', { name: `Group ${name} with another player` })
  }

  /** What shows who plays along with a leader. */
  toggle(name: string): Locator {
    return this.card(name)
      .getByRole('button', { expanded: false })
      .or(this.card(name).getByRole('button', { expanded: true }))
  }

  slider(label: string): Locator {
    return this.page.getByRole('main').getByRole('slider', { name: label, exact: true })
  }

  async expectGroup(leader: string, members: number): Promise<void> {
    const words = members === 1 ? 'Show 1 player that plays along' : `Show ${members} players that play along`
    await expect(this.card(leader).getByRole('button', { name: words })).toBeVisible({ timeout: 20_000 })
  }
}
