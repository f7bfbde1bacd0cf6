import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import sources from '../../../fixtures/pushBrowseSources/usual.json'
import noPlaylists from '../../../fixtures/pushListPlaylist/none.json'
import twoPlaylists from '../../../fixtures/pushListPlaylist/two.json'
import playing from '../../../fixtures/pushState/playing.json'
import { impatiently } from '../../support/impatiently'
import { dark, narrow, phone } from '../../support/looksOf'
import { PanelStory } from '../../support/PanelStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

const answers = (playlists: unknown) => ({
  getBrowseSources: { event: 'pushBrowseSources', payload: sources },
  listPlaylist: { event: 'pushListPlaylist', payload: playlists },
})
const longNames = [
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabendmusik',
  'Am Sonntagmorgen, wenn alle anderen noch schlafen und der Kaffee fertig ist',
]
let player: ScriptedPlayer | undefined

/** The newer theme's screen to come home to. */
const meta = {
  title: 'features/home/Home',
  component: PanelStory,
  args: {
    path: '/home',
    origin: window.location.origin,
    state: { ...playing, albumart: '/backgrounds/harbour.jpg' },
    answers: answers(twoPlaylists),
    onPlayer: (made) => {
      player = made
    },
  },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof PanelStory>
export default meta

type Story = StoryObj<typeof meta>

const findMain = async (canvas: ReturnType<typeof within>) => {
  await canvas.findByRole('heading', { level: 1, name: 'Home' }, { timeout: 5000 })
  return within(canvas.getByRole('main'))
}

export const Playing: Story = {
  name: '[D2.2-10] what plays, and music that is one press away',
  parameters: { covers: ['screen:/home'] },
  play: async ({ canvas, userEvent }) => {
    const main = await findMain(canvas)
    await expect(await main.findByRole('link', { name: /Rope and Rain/ })).toHaveAttribute(
      'href',
      '/playback',
    )
    await userEvent.click(await main.findByRole('button', { name: `Play ${twoPlaylists[0]}` }))
    await userEvent.click(await main.findByRole('button', { name: 'Play Favourite music' }))
    await expect(player?.sent.slice(-2).map(({ event, payload }) => [event, payload])).toEqual([
      ['playPlaylist', { name: twoPlaylists[0] }],
      ['playFavourites', undefined],
    ])
  },
}
export const PlayingDark: Story = { ...dark }
export const Phone: Story = { ...phone }
export const PhoneDark: Story = { ...phone, ...dark }
export const Narrow: Story = {
  ...narrow,
  args: { answers: answers(longNames) },
  play: async ({ canvas }) => {
    const main = await findMain(canvas)
    await main.findByRole('button', { name: `Play ${longNames[0]}` })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Kiosk: Story = { globals: { viewport: { value: 'kiosk' } }, args: { isKiosk: true } }
export const Nothing: Story = {
  args: { answers: answers(noPlaylists), state: { ...playing, status: 'stop', title: '', uri: '' } },
  play: async ({ canvas }) => {
    const main = await findMain(canvas)
    await main.findByText(/No playlists yet/)
    await expect(main.getByText('Nothing plays')).toBeVisible()
  },
}
/** The player has said nothing yet. */
export const Waiting: Story = { args: { answers: {} } }
/** It never does. */
export const Silent: Story = {
  args: { answers: {} },
  play: async ({ canvas }) => {
    const main = await findMain(canvas)
    await main.findByText(/does not say which playlists/, {}, { timeout: 5000 })
  },
  beforeEach: impatiently,
}
/** Sources without favourites: nothing is offered that the player does not have. */
export const NoSources: Story = {
  args: {
    answers: { ...answers(twoPlaylists), getBrowseSources: { event: 'pushBrowseSources', payload: [] } },
  },
  play: async ({ canvas }) => {
    const main = await findMain(canvas)
    await main.findByRole('button', { name: `Play ${twoPlaylists[0]}` })
    await expect(main.queryByRole('heading', { name: 'Favourites' })).toBeNull()
  },
}
