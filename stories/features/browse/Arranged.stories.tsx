import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import artist from '../../../fixtures/pushBrowseLibrary/artist-with-header.json'
import sources from '../../../fixtures/pushBrowseSources/usual.json'
import playing from '../../../fixtures/pushState/playing.json'
import { phone } from '../../support/looksOf'
import { manyItems } from '../../support/manyItems'
import { PanelStory } from '../../support/PanelStory'

/** A player that shows this page wherever it is asked for one. */
const showing = (page: unknown) => ({
  getBrowseSources: { event: 'pushBrowseSources', payload: sources },
  browseLibrary: { event: 'pushBrowseLibrary', payload: page },
})
const listing = (items: readonly unknown[], more: object = {}) => ({
  navigation: { lists: [{ availableListViews: ['list', 'grid'], items, ...more }] },
})

/** Lists of the library as somebody wants them: in another order, and several of their items chosen. */
const meta = {
  title: 'features/browse/Arranged',
  component: PanelStory,
  args: {
    path: '/browse?uri=albums%3A%2F%2F&title=Albums',
    origin: window.location.origin,
    state: playing,
    answers: showing(listing(manyItems(400))),
  },
  beforeEach: () => {
    for (const key of Object.keys(localStorage))
      if (key === 'showGridView' || key.endsWith('.sortings')) localStorage.removeItem(key)
  },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof PanelStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const titled =
  (name: string): Play =>
  async () => {
    await within(await screen.findByRole('main')).findByRole('heading', { level: 1, name })
  }
const kiosk = { globals: { viewport: { value: 'kiosk' } } }
const orderButton = () => screen.findByRole('button', { name: /^Sorted by/ })
const chooseOrder = async ({ userEvent }: Parameters<Play>[0], name: string) => {
  await userEvent.click(await orderButton())
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name }))
}

export const Sorted: Story = {
  args: {
    answers: showing(
      // As players send it: without a title.
      listing(manyItems(40), { availableSortings: ['title', 'artist', 'bpm'] }),
    ),
  },
  play: async (context) => {
    await titled('Albums')(context)
    await chooseOrder(context, 'Title')
    await chooseOrder(context, 'Descending')
    await waitFor(() => expect(document.querySelector('main li[data-index="0"]')).toHaveTextContent('North'))
    await screen.findByRole('button', { name: 'Sorted by: Title, descending' })
  },
  tags: ['phone'],
}
export const Orders: Story = {
  name: 'The menu of orders',
  play: async (context) => {
    await titled('Albums')(context)
    await chooseOrder(context, 'Artist')
    await context.userEvent.click(await orderButton())
    await screen.findByRole('menuitemcheckbox', { name: 'Artist', checked: true })
  },
  tags: ['dark'],
}
export const OrdersKiosk: Story = {
  ...Orders,
  args: { isKiosk: true },
  ...kiosk,
  play: async (context) => {
    await titled('Albums')(context)
    await context.userEvent.click(await orderButton())
    await screen.findByRole('button', { name: 'As the player lists it', pressed: true })
  },
}
export const SortedLists: Story = {
  name: 'Several lists, each in its own order',
  args: { answers: showing(artist) },
  play: async () => {
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Sorted by/ }).length).toBeGreaterThan(1),
    )
  },
  tags: ['phone'],
}
export const Choosing: Story = {
  name: 'Several are chosen',
  play: async (context) => {
    await titled('Albums')(context)
    await context.userEvent.click(
      await screen.findByRole('button', { name: 'What can be done with Amber 001' }),
    )
    await context.userEvent.click(await screen.findByRole('menuitem', { name: 'Select several' }))
    const boxes = await screen.findAllByRole('checkbox')
    await context.userEvent.click(boxes[3] ?? document.body)
    await screen.findByText('2 selected')
  },
  tags: ['dark', 'phone', 'narrow'],
}
export const ChoosingCards: Story = {
  ...Choosing,
  name: 'Several cards are chosen',
  beforeEach: () => localStorage.setItem('showGridView', 'true'),
}

const songs = manyItems(12).map((item) => ({ ...item, type: 'song', service: 'mpd' }))
const chooseTwo: Play = async ({ userEvent }) => {
  const [more] = await screen.findAllByRole('button', { name: /^What can be done with Amber/ })
  await userEvent.click(more ?? document.body)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Select several' }))
  const boxes = await screen.findAllByRole('checkbox')
  await userEvent.click(boxes[2] ?? document.body)
  await screen.findByText('2 selected')
  // All of it in one line.
  const bar = screen.getByRole('toolbar').parentElement
  await expect(bar?.getBoundingClientRect().height).toBeLessThan(60)
}
/** What can be done with some entries of a playlist: all that there is, and taking them off. */
export const ChoosingOfAPlaylist: Story = {
  args: { path: '/browse?uri=playlists%2FTea&type=playlist&title=Tea', answers: showing(listing(songs)) },
  play: chooseTwo,
  tags: ['dark', 'phone', 'kiosk', 'narrow'],
}
/** A phone has the rest of it in a menu, in words. */
export const ChoosingMenuPhone: Story = {
  ...ChoosingOfAPlaylist,
  play: async (context) => {
    await chooseTwo(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'What can be done with them' }))
    for (const name of ['Select all', 'Play', 'Play next', 'Add to playlist', 'Remove from playlist'])
      await expect(await screen.findByRole('menuitem', { name })).toBeEnabled()
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    // What Escape closes is the menu alone.
    await expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(2)
  },
  ...phone,
}
const found = {
  navigation: {
    isSearchResult: true,
    lists: [
      { title: 'Albums', items: manyItems(3) },
      { title: 'Tracks', items: songs.slice(0, 3) },
    ],
  },
}
/** What was found is chosen across its lists. */
export const ChoosingOfWhatWasFound: Story = {
  args: {
    path: '/search?q=tide',
    answers: {
      ...showing(found),
      search: { event: 'pushBrowseLibrary', payload: found },
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Select' }))
    const boxes = await screen.findAllByRole('checkbox')
    await userEvent.click(boxes[0] ?? document.body)
    await userEvent.click(boxes.at(-1) ?? document.body)
    await screen.findByText('2 selected')
  },
  tags: ['phone'],
}
