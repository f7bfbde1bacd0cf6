import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import lastPlayed from '../../../fixtures/pushBrowseLibrary/last-played.json'
import odd from '../../../fixtures/pushBrowseSources/odd-menus.json'
import usual from '../../../fixtures/pushBrowseSources/usual.json'
import noPlaylists from '../../../fixtures/pushListPlaylist/none.json'
import twoPlaylists from '../../../fixtures/pushListPlaylist/two.json'
import playing from '../../../fixtures/pushState/playing.json'
import { impatiently } from '../../support/impatiently'
import { narrow } from '../../support/looksOf'
import { PanelStory } from '../../support/PanelStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

/** With what was played last, and pictures that the gallery has. */
const sources = [
  ...usual.map((source) => ({ ...source, albumart: '/backgrounds/low-tide.jpg' })),
  { name: 'Last 100', uri: 'Last_100', plugin_type: 'music_service', plugin_name: 'last_100' },
]
const recent = (page: unknown = lastPlayed) => ({ event: 'pushBrowseLibrary', payload: page })
const answers = (playlists: unknown) => ({
  getBrowseSources: { event: 'pushBrowseSources', payload: sources },
  listPlaylist: { event: 'pushListPlaylist', payload: playlists },
  browseLibrary: recent(),
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
  await canvas.findByRole('heading', { level: 1, name: 'Home' })
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
    const handlers = player?.sent.filter(({ event }) => event.startsWith('play'))
    await expect(handlers?.map(({ event, payload }) => [event, payload])).toEqual([
      ['playPlaylist', { name: twoPlaylists[0] }],
      ['playFavourites', { name: 'favourites' }],
    ])
  },
  tags: ['dark', 'phone', 'phone-dark'],
}
/** Newest first, and each for one press. */
export const RecentlyPlayed: Story = {
  play: async ({ canvas, userEvent }) => {
    const main = await findMain(canvas)
    const shelf = within(await main.findByRole('region', { name: 'Recently played' }))
    await userEvent.click(
      await shelf.findByRole('button', { name: 'Play Moth & Flame – The Paper Lanterns' }),
    )
    await expect(player?.sent.find(({ event }) => event === 'addPlay')).toEqual({
      event: 'addPlay',
      payload: {
        uri: 'mnt/INTERNAL/The Paper Lanterns/Night Garden/02 - Moth & Flame.flac',
        title: 'Moth & Flame',
        albumart: '/backgrounds/night-freight.jpg',
        service: 'mpd',
      },
    })
  },
}
/** What was played, and playlists, have the menus that browse has for them. */
export const Menus: Story = {
  play: async ({ canvas, userEvent }) => {
    const main = await findMain(canvas)
    const shelf = within(await main.findByRole('region', { name: 'Recently played' }))
    await userEvent.click(await shelf.findByRole('button', { name: 'What can be done with Moth & Flame' }))
    const menu = within(await screen.findByRole('menu', { name: 'Moth & Flame' }))
    await expect(menu.getByRole('menuitem', { name: 'Play next' })).toBeEnabled()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(main.getByRole('button', { name: `What can be done with ${twoPlaylists[0]}` }))
    const list = within(await screen.findByRole('menu', { name: twoPlaylists[0] ?? '' }))
    await userEvent.click(list.getByRole('menuitem', { name: 'Add to queue' }))
    await expect(player?.sent.find(({ event }) => event === 'enqueue')?.payload).toEqual({
      name: twoPlaylists[0],
    })
  },
  tags: ['dark'],
}
/** Several of what was played are chosen, and added in the order shown. */
export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    const main = await findMain(canvas)
    const shelf = within(await main.findByRole('region', { name: 'Recently played' }))
    await userEvent.click(await shelf.findByRole('button', { name: 'Select' }))
    const boxes = await shelf.findAllByRole('checkbox')
    await userEvent.click(boxes[2] ?? document.body)
    await userEvent.click(boxes[0] ?? document.body)
    await shelf.findByText('2 selected')
  },
  tags: ['dark', 'phone', 'narrow'],
}
/** Every source that has a page is a way into browse. */
export const Sources: Story = {
  play: async ({ canvas }) => {
    const main = await findMain(canvas)
    const links = within(await main.findByRole('region', { name: 'Sources' })).getAllByRole('link')
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')?.split('&')[0]])).toEqual([
      ['Favourites', '/browse?uri=favourites'],
      ['Playlists', '/browse?uri=playlists'],
      ['Music library', '/browse?uri=music-library'],
      ['Artists', '/browse?uri=artists%3A%2F%2F'],
      ['Web radio', '/browse?uri=radio'],
      ['Last 100', '/browse?uri=Last_100'],
    ])
  },
}
/** Nothing was played yet. */
export const NothingPlayedYet: Story = {
  args: {
    answers: {
      ...answers(twoPlaylists),
      browseLibrary: recent({ ...lastPlayed, navigation: { lists: [] } }),
    },
  },
  play: async ({ canvas }) => {
    const main = await findMain(canvas)
    await main.findByRole('region', { name: 'Sources' })
    await waitFor(() => expect(main.queryByRole('heading', { name: 'Recently played' })).toBeNull())
  },
}
/** The answer to somebody else's question is none to ours. */
export const RecentlyPlayedSilent: Story = {
  args: { answers: { ...answers(twoPlaylists), browseLibrary: recent({ ...lastPlayed, ref: 'other' }) } },
  play: async ({ canvas }) => {
    const main = await findMain(canvas)
    await main.findByText(/does not say what it played last/)
  },
  beforeEach: impatiently,
}
export const Narrow: Story = {
  ...narrow,
  args: {
    answers: {
      ...answers(longNames),
      getBrowseSources: { event: 'pushBrowseSources', payload: [...odd, ...sources.slice(-1)] },
    },
  },
  play: async ({ canvas }) => {
    const main = await findMain(canvas)
    await main.findByRole('button', { name: `Play ${longNames[0]}` })
    await main.findByRole('button', { name: /^Play Moth & Flame/ })
    await main.findByRole('link', { name: /Donaudampf/ })
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
    await main.findByText(/does not say which playlists/)
    await main.findByText(/does not say which sources/)
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
