import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import album from '../../../fixtures/pushBrowseLibrary/album-with-header.json'
import artist from '../../../fixtures/pushBrowseLibrary/artist-with-header.json'
import cd from '../../../fixtures/pushBrowseLibrary/cd-with-header.json'
import everyType from '../../../fixtures/pushBrowseLibrary/every-type.json'
import inHtml from '../../../fixtures/pushBrowseLibrary/titles-in-html.json'
import found from '../../../fixtures/pushBrowseLibrary/search-results.json'
import sources from '../../../fixtures/pushBrowseSources/usual.json'
import playing from '../../../fixtures/pushState/playing.json'
import { impatiently } from '../../support/impatiently'
import { phone } from '../../support/looksOf'
import { manyItems } from '../../support/manyItems'
import { PanelStory } from '../../support/PanelStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

let player: ScriptedPlayer | undefined

const askedSources = { getBrowseSources: { event: 'pushBrowseSources', payload: sources } }
/** A player that shows this page wherever it is asked for one. */
const showing = (page: unknown) => ({
  ...askedSources,
  browseLibrary: { event: 'pushBrowseLibrary', payload: page },
  search: { event: 'pushBrowseLibrary', payload: page },
})
const listing = (items: readonly unknown[], more: object = {}) => ({
  navigation: { lists: [{ availableListViews: ['list', 'grid'], items, ...more }] },
})
const albums = listing(manyItems(400))

/** Finding music, on the whole panel: the sources, pages of every kind, and what can go wrong with them. */
const meta = {
  title: 'features/browse/Browse',
  component: PanelStory,
  args: {
    path: '/browse?uri=albums%3A%2F%2F&title=Albums',
    origin: window.location.origin,
    state: playing,
    answers: showing(albums),
    onPlayer: (made) => {
      player = made
    },
  },
  beforeEach: () => localStorage.removeItem('showGridView'),
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof PanelStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const main = async () => within(await screen.findByRole('main'))
const titled =
  (name: string | RegExp): Play =>
  async () => {
    await (await main()).findByRole('heading', { level: 1, name })
  }
const sentOf = (event: string) =>
  player?.sent.filter((one) => one.event === event).map(({ payload }) => payload)
const kiosk = { globals: { viewport: { value: 'kiosk' } } }

export const Sources: Story = {
  parameters: { covers: ['screen:/browse', 'state:browse.resting'] },
  args: { path: '/browse', answers: askedSources },
  play: titled('Library'),
  tags: ['dark', 'phone'],
}
export const SourcesKiosk: Story = { ...Sources, args: { ...Sources.args, isKiosk: true }, ...kiosk }

export const Albums: Story = {
  parameters: { covers: ['state:browse.shown'] },
  play: async (context) => {
    await titled('Albums')(context)
    await expect(sentOf('browseLibrary')).toMatchObject([{ uri: 'albums://', prevUri: '' }])
    await expect(screen.getByRole('slider', { name: 'Letters of the list' })).toBeVisible()
  },
  tags: ['dark', 'phone', 'narrow'],
}
const eachFirst = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place))
/** On a screen that is not high. */
export const AlbumsKiosk: Story = {
  name: 'Letters that there is no room for are dots, and none lies on the menus of the items',
  args: {
    isKiosk: true,
    answers: showing(
      listing(
        eachFirst.flatMap((letter) =>
          manyItems(4).map((item) => ({ ...item, title: `${letter} ${String(item['title'])}` })),
        ),
      ),
    ),
  },
  play: async (context) => {
    await titled('Albums')(context)
    const strip = screen.getByRole('slider', { name: 'Letters of the list' })
    await waitFor(() => expect(strip.textContent).toMatch(/^A•.*•Z$/))
    const { height, left } = strip.getBoundingClientRect()
    await expect(height / strip.children.length).toBeGreaterThanOrEqual(14)
    const menu = screen.getAllByRole('button', { name: /^What can be done/ })[0]?.getBoundingClientRect()
    await expect(left - (menu?.right ?? left)).toBeGreaterThanOrEqual(20)
  },
  ...kiosk,
}

const asCards: Play = async (context) => {
  await titled('Albums')(context)
  await context.userEvent.click(await screen.findByRole('button', { name: 'Show as cards' }))
}
export const Cards: Story = {
  name: '[D4-16] [D9-11] cards where they are wished for, remembered as showGridView, with six empty ones at the end',
  args: { answers: showing(listing(manyItems(9))) },
  play: async (context) => {
    await asCards(context)
    await expect(localStorage.getItem('showGridView')).toBe('true')
    const cards = (await main()).getByRole('list', { name: 'List' })
    // [D2.6-7]
    await expect(cards.querySelectorAll('li[aria-hidden]')).toHaveLength(6)
  },
  tags: ['dark', 'phone'],
}
export const CardsKiosk: Story = { args: { isKiosk: true }, play: asCards, ...kiosk }

/** Simpler rows and no cards [D2.6-9]. */
export const MemorySaving: Story = {
  name: '[D2.6-9] without cards and play buttons where memory is scarce',
  args: { isMemorySaving: true },
  play: async (context) => {
    localStorage.setItem('showGridView', 'true')
    await titled('Albums')(context)
    await expect(screen.queryByRole('button', { name: 'Show as cards' })).toBeNull()
    await expect(screen.queryByRole('button', { name: /^Play Amber/ })).toBeNull()
  },
  ...kiosk,
}
export const Found: Story = {
  name: 'Found within the list',
  play: async (context) => {
    await titled('Albums')(context)
    await context.userEvent.click(await screen.findByRole('button', { name: 'Find in this list' }))
    await context.userEvent.type(screen.getByRole('searchbox', { name: 'Find in this list' }), 'indigo 007')
    await waitFor(() => expect(document.querySelectorAll('main li[data-index]')).toHaveLength(1))
  },
}
export const FoundNone: Story = {
  play: async (context) => {
    await titled('Albums')(context)
    await context.userEvent.click(await screen.findByRole('button', { name: 'Find in this list' }))
    await context.userEvent.type(screen.getByRole('searchbox', { name: 'Find in this list' }), 'zzz')
    await screen.findByRole('heading', { name: 'Nothing here goes by that' })
  },
  ...phone,
}
export const EveryType: Story = {
  args: { answers: showing(everyType) },
  play: titled('Albums'),
  tags: ['phone'],
}

export const Album: Story = {
  args: { answers: showing(album) },
  play: titled('Low Tide'),
  tags: ['dark', 'phone'],
}
export const AlbumKiosk: Story = { ...Album, args: { ...Album.args, isKiosk: true }, ...kiosk }
const told = {
  navigation: {
    ...listing(manyItems(400)).navigation,
    info: { ...album.navigation.info, description: '<p>Nobody spoke between two songs.</p>'.repeat(60) },
  },
}
export const AlbumToldAtLength: Story = {
  name: 'A story that is opened moves the list, and the letters still lead to where they say',
  args: { answers: showing(told) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Read more' }))
    const letters = screen.getByRole('slider', { name: 'Letters of the list' })
    await waitFor(async () => {
      // Pressed anew, for a page that has just grown may still be brought to its place again.
      letters.focus()
      await userEvent.keyboard('{Home}{End}')
      const row = document.querySelector('main li[data-index="375"]')
      const top = row?.getBoundingClientRect().top ?? -1
      return expect(Math.round(top)).toBe(124)
    })
    // No rows are missing between the first in view and the last.
    await expect(document.elementFromPoint(400, 140)?.closest('li')).not.toBeNull()
    window.scrollTo({ top: 0 })
  },
}
export const Artist: Story = { args: { answers: showing(artist) }, play: titled(/./), tags: ['phone-dark'] }

const withControls = {
  ...cd,
  navigation: {
    ...cd.navigation,
    eject: { enabled: true, data: { endpoint: 'music_service/cd', method: 'eject', data: {} } },
    rip: { enabled: true, data: { endpoint: 'music_service/cd', method: 'rip', data: {} } },
  },
}
const leavesBy =
  (button: string, method: string): Play =>
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: button }))
    await expect(sentOf('callMethod')).toContainEqual({ endpoint: 'music_service/cd', method, data: {} })
    await screen.findByRole('heading', { level: 1, name: 'Library' })
  }
export const Ejected: Story = {
  name: '[D2.6-12] [D3-17] [D4-14] A CD is ejected, and home is where one is then',
  args: { path: '/browse?uri=cd%3A%2F%2F', answers: showing(withControls) },
  play: leavesBy('Eject', 'eject'),
}
export const Ripped: Story = {
  name: '[D2.6-12] [D3-17] [D4-14] A CD is copied, and home is where one is then',
  args: Ejected.args ?? {},
  play: leavesBy('Copy the CD', 'rip'),
}
export const Disc: Story = { args: Ejected.args ?? {}, play: titled(/./) }

const cards = (count: number) => manyItems(count).slice(0, 6)
export const MusicCards: Story = {
  name: '[D2.6-6] a page of lists of music cards, each with a title and an icon',
  args: {
    answers: showing({
      navigation: {
        lists: [
          { title: 'Albums for today', icon: 'fa fa-star', availableListViews: ['grid'], items: cards(96) },
          {
            title: 'Not heard for long',
            icon: 'fa fa-clock-o',
            availableListViews: ['grid'],
            items: cards(48),
          },
        ],
      },
    }),
  },
  play: async (context) => {
    await titled('Albums')(context)
    for (const name of ['Albums for today', 'Not heard for long']) {
      const region = (await main()).getByRole('region', { name })
      await expect(within(region).getByRole('heading', { level: 2, name })).toBeVisible()
      // Its own, before its title; the cards have signs of theirs.
      await expect(region.querySelector('[data-icon]:has(+ h2)')).toBeVisible()
      // What is below the window comes when the browser has time.
      await waitFor(() => expect(region.querySelectorAll('li[data-index]').length).toBeGreaterThan(0))
    }
  },
  tags: ['phone-dark'],
}

/** The player has not answered yet. */
export const Waiting: Story = {
  parameters: { covers: ['state:browse.asking'] },
  args: { answers: askedSources },
  play: async () => {
    await expect((await main()).getByText('Waiting for the player')).toBeInTheDocument()
  },
}
export const Silent: Story = {
  parameters: { covers: ['state:browse.silent'] },
  args: { answers: askedSources },
  beforeEach: impatiently,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sentOf('browseLibrary')).toHaveLength(2))
  },
  tags: ['phone'],
}
/** What came is no page. */
export const Broken: Story = {
  parameters: { covers: ['state:browse.broken'] },
  args: { answers: showing(7), isCareless: true },
  play: async () => {
    await screen.findByRole('heading', { name: 'This page cannot be shown' })
  },
  tags: ['phone-dark'],
}
/** An address that no player could read is not sent, and nobody waits for an answer. */
export const TooLong: Story = {
  parameters: { covers: ['state:browse.refused'] },
  args: { path: `/browse?uri=${'long'.repeat(3_000)}&title=Endless`, isCareless: true },
  play: async () => {
    await screen.findByRole('heading', { name: 'Nothing can be asked here' })
  },
}
const { now } = performance
/** A player that is up for long knows what it has; in its first 15 s it is asked again. */
export const Unknown: Story = {
  args: { answers: showing({}) },
  beforeEach: () => () => void (performance.now = now),
  play: async () => {
    await waitFor(() => expect(sentOf('browseLibrary')).toHaveLength(1))
    performance.now = () => now.call(performance) + 20_000
    await screen.findByRole('heading', { name: 'There is nothing here' })
  },
  tags: ['phone-dark'],
}
export const EmptyList: Story = {
  name: '[D2.6-7] a list without items says so',
  args: { answers: showing(listing([], { title: 'Recently added' })) },
  play: async () => {
    await screen.findByText('No items')
  },
}

export const Search: Story = {
  name: '[D2.2-3] [D2.6-10] the dedicated search, before anything is sought',
  parameters: { covers: ['screen:/search'] },
  args: { path: '/search', answers: askedSources },
  play: async () => {
    await waitFor(async () => expect((await main()).getByRole('searchbox')).toHaveFocus())
    await expect(document.querySelectorAll('main li[data-index]')).toHaveLength(0)
  },
  tags: ['phone-dark'],
}
export const Results: Story = {
  args: { path: '/search?q=harbour', answers: showing(found) },
  play: titled('Found for “harbour”'),
  tags: ['phone', 'dark'],
}
export const ManyResults: Story = {
  name: '[D9-10] of many results the first 10 of each list, and the others for a press',
  args: {
    path: '/search?q=amber',
    answers: showing({
      navigation: {
        isSearchResult: true,
        lists: [
          { title: 'Albums', items: manyItems(40) },
          { title: 'Stations', items: manyItems(4) },
        ],
      },
    }),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show 30 more' }))
    await expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
  },
}
/** Of two that are out nobody could say which is answered. */
export const SearchInTurn: Story = {
  name: 'a search waits for the answer to the one before',
  parameters: { covers: ['state:browse.waiting'] },
  args: { path: '/search?q=harbour', answers: askedSources },
  play: async ({ userEvent }) => {
    const field = await (await main()).findByRole('searchbox')
    await waitFor(() => expect(sentOf('search')).toHaveLength(1))
    await userEvent.type(field, ' lights')
    await new Promise((done) => setTimeout(done, 1000))
    await expect(sentOf('search')).toHaveLength(1)
    await expect((await main()).getByText('Waiting for the player')).toBeInTheDocument()
  },
}
export const NothingFound: Story = {
  args: { path: '/search?q=qqqq', answers: showing({ navigation: { isSearchResult: true, lists: [] } }) },
  play: async () => {
    await screen.findByRole('heading', { name: 'Nothing found' })
  },
  tags: ['phone'],
}

/** A plugin that writes its titles for an interface that draws them as HTML. */
export const TitlesInHtml: Story = {
  name: '[D2.6-7] Titles that are HTML are text, links in them lead to pages',
  args: { answers: showing(inHtml) },
  play: async ({ userEvent }) => {
    const at = await main()
    await at.findByRole('heading', { level: 2, name: 'Found today' })
    await at.findByText('[away] Slow Tide')
    await at.findByText('</c0de> & A < B')
    await userEvent.click(at.getByRole('link', { name: 'By harbour' }))
    await waitFor(() => expect(sentOf('browseLibrary')?.at(-1)).toMatchObject({ uri: 'finds/harbours' }))
  },
  tags: ['narrow', 'dark'],
}
