import type { Meta, StoryObj } from '@storybook/react-vite'
import anyBrand from '../../../../fixtures/documents/brand/any.json'
import filters from '../../../../fixtures/pushBrowseFilters/usual.json'
import oddFilters from '../../../../fixtures/pushBrowseFilters/odd.json'
import { expect, screen, waitFor } from 'storybook/test'
import { narrow } from '../../../support/looksOf'
import { PartStory } from '../../../support/PartStory'
import { SearchStory } from './SearchStory'

const key = `${anyBrand.word}.searches`
const before = ['Night Garden', 'Zoë Ångström', 'low tide', 'rope']
const long = [
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabendmusik',
  'Am Sonntagmorgen, wenn alle anderen noch schlafen und der Kaffee fertig ist, ein langes Lied',
]
let searches: string[][] = []
const note = (...search: string[]) => void searches.push(search)

/** What this browser remembers while a story is on screen. */
const remembering = (kept: readonly string[]) => () => {
  searches = []
  localStorage.setItem(key, JSON.stringify(kept))
  return () => localStorage.removeItem(key)
}

/** The field that searches while one types, the filters, and what was sought before. */
const meta = {
  title: 'features/browse/search/Search',
  component: PartStory,
  args: {
    children: <SearchStory onSearch={note} />,
    answers: { getBrowseFilters: { event: 'pushBrowseFilters', payload: filters } },
  },
  beforeEach: remembering([]),
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof PartStory>
export default meta

type Story = StoryObj<typeof meta>

const field = () => screen.findByRole('searchbox')

export const Empty: Story = {
  name: '[D2.6-10] takes the focus in the dedicated view',
  play: async () => {
    const input = await field()
    await waitFor(() => expect(input).toHaveFocus())
  },
  tags: ['dark', 'kiosk'],
}
export const TooShort: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'ni')
    await expect(await screen.findByText('3 characters or Enter')).toBeVisible()
  },
}
export const TooShortNarrow: Story = {
  args: { language: 'de' },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'ni')
    await expect(await screen.findByText('3 Zeichen oder Enter')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
  ...narrow,
}
/** Enter does not wait. */
export const Typed: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'night{Enter}')
    await expect(searches).toEqual([['night', 'any']])
    await expect(await field()).toHaveValue('night')
  },
  tags: ['dark', 'phone'],
}
/** [D5-5 D9-12] */
export const ByItself: Story = {
  name: '[D9-12] is sought 600 ms after the last key',
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'night')
    await expect(searches).toEqual([])
    await waitFor(() => expect(searches).toEqual([['night', 'any']]), { timeout: 3000 })
  },
}
export const Cleared: Story = {
  play: async (context) => {
    await Typed.play?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
    const input = await field()
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
  },
}
/** [D9-10] */
export const Filtered: Story = {
  name: '[D9-10] a filter, and all by a second press',
  args: { children: <SearchStory sought="night" onSearch={note} /> },
  play: async ({ userEvent }) => {
    const artists = await screen.findByRole('button', { name: 'Artists' })
    await userEvent.click(artists)
    await expect(artists).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(artists)
    await userEvent.click(screen.getByRole('button', { name: 'Albums' }))
    await expect(searches).toEqual([
      ['night', 'artist'],
      ['night', 'all'],
      ['night', 'album'],
    ])
  },
}
/** Filters that no panel knows are shown as the player calls them. */
export const OddFilters: Story = {
  args: {
    answers: { getBrowseFilters: { event: 'pushBrowseFilters', payload: oddFilters } },
    language: 'de',
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '<b>Hörspiele</b>' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
  ...narrow,
}
export const NoFilters: Story = { args: { answers: {} } }
/** Within a source there are no filters, and nothing takes the focus. */
export const WithinASource: Story = {
  args: { children: <SearchStory within="Music library" onSearch={note} /> },
  play: async () => {
    await screen.findByRole('searchbox', { name: 'Search in Music library' })
    await expect(screen.queryByRole('group')).toBeNull()
  },
}

export const SoughtBefore: Story = {
  beforeEach: remembering(before),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'low tide' }))
    await expect(searches).toEqual([['low tide', 'any']])
    await expect(await field()).toHaveValue('low tide')
  },
}
export const Remembered: Story = { beforeEach: remembering(before), tags: ['dark', 'phone', 'kiosk'] }
export const RememberedNarrow: Story = {
  args: { language: 'de' },
  beforeEach: remembering(long),
  play: async () => {
    await screen.findByRole('button', { name: long[0] ?? '' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
  ...narrow,
}
export const OneRemoved: Story = {
  beforeEach: remembering(before),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove low tide' }))
    await expect(screen.queryByRole('button', { name: 'low tide' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(screen.getByRole('button', { name: 'low tide' })).toBeVisible()
  },
}
export const AllRemoved: Story = {
  beforeEach: remembering(before),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove all' }))
    await expect(screen.queryByRole('heading', { name: 'Searched before' })).toBeNull()
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
  tags: ['phone'],
}
