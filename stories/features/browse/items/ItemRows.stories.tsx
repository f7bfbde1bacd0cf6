import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, within, waitFor } from 'storybook/test'
import album from '../../../../fixtures/pushBrowseLibrary/album-with-header.json'
import everyType from '../../../../fixtures/pushBrowseLibrary/every-type.json'
import oddItems from '../../../../fixtures/pushBrowseLibrary/odd-items.json'
import { BrowseItemsStory } from '../../../support/BrowseItemsStory'
import { narrow, phone } from '../../../support/looksOf'

/** The items of the library as rows of a list. */
const meta = {
  title: 'features/browse/items/ItemRows',
  component: BrowseItemsStory,
  args: {
    page: everyType,
    look: 'rows',
    onPress: fn(),
    onPlay: fn(),
    onHeart: fn(),
    onMore: fn(),
  },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof BrowseItemsStory>
export default meta

type Story = StoryObj<typeof meta>

const rows = () => within(screen.getByRole('list')).getAllByRole('listitem')
const row = (words: string) => {
  const found = rows().find((each) => each.textContent.includes(words))
  if (!found) throw new Error(`There is no row with "${words}"`)
  return within(found)
}
/** What the row itself is pressed by, a link where it leads on, then the buttons beside it. */
const pressables = (words: string) =>
  ['link', 'button'].flatMap((role) =>
    row(words)
      .queryAllByRole(role)
      .map((one) => one.getAttribute('aria-label') ?? role),
  )
const kiosk = { globals: { viewport: { value: 'kiosk' } } }

export const EveryType: Story = {
  name: '[D3-16] Every type, with the buttons that it has',
  play: async () => {
    await expect(rows()).toHaveLength(22)
    await expect(pressables('Rope and Rain')).toEqual([
      'button',
      'Make Rope and Rain a favourite',
      'Play Rope and Rain',
      'What can be done with Rope and Rain',
    ])
    await expect(pressables('BLUE STICK')).toEqual([
      'link',
      'Play BLUE STICK',
      'What can be done with BLUE STICK',
    ])
    // There is nothing to be done with an album but to play it.
    await expect(pressables('Night Freight')).toEqual(['button'])
    await expect(pressables('spotify-category')).toEqual(['link'])
    await expect(row('title').getByRole('heading')).toBeVisible()
    await expect(row('title').queryByRole('button')).toBeNull()
  },
}
export const EveryTypeKiosk: Story = { ...kiosk, tags: ['dark', 'phone', 'phone-dark', 'kiosk-dark'] }
export const Odd: Story = {
  name: '[D3-15] What plugins get wrong, and what is rare',
  args: { page: oddItems, active: 9 },
  play: async () => {
    await expect(row('Am Sonntagmorgen').getByText('1:23:45')).toBeVisible()
    await expect(row('Am Sonntagmorgen').getByRole('button', { name: /Explicit.*Hi-Res/ })).toBeVisible()
    await expect(row('A favourite, as').getByRole('img', { name: 'Favourite' })).toBeVisible()
    await expect(row('A favourite, as').queryByRole('button', { name: /a favourite$/ })).toBeNull()
    await expect(row('Bold & "quoted" <script>').getByText('4:48')).toBeVisible()
    await expect(pressables('Untitled')).not.toHaveLength(0)
    // Rows do not wait for their pictures.
    for (const picture of document.querySelectorAll('img'))
      await waitFor(() => expect(picture.src).toMatch(/^https?:/))
  },
  tags: ['dark', 'phone', 'kiosk'],
}
/** Nothing is cut, and the title keeps its room. */
export const Narrow: Story = {
  args: { page: oddItems, language: 'de', active: 9 },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const words = row('A favourite, as').getByText('A favourite, as an object')
    await expect(words.getBoundingClientRect().width).toBeGreaterThan(120)
  },
  ...narrow,
}
export const RightToLeft: Story = { args: { page: oddItems, direction: 'rtl', active: 9 } }
export const TracksOfAnAlbum: Story = {
  name: '[D2.6-8] Tracks without art have their numbers',
  args: { page: album, active: 3 },
  play: async () => {
    await expect(row('Signal Fire').getByText('4')).toBeVisible()
    await expect(row('Signal Fire').getByRole('button', { current: true })).toBeVisible()
  },
}
export const TracksOfAnAlbumPhone: Story = { args: { page: album, active: 3 }, ...phone }
export const Simple: Story = {
  name: '[D2.6-9] A touchscreen that saves memory has no play button',
  args: { isSimple: true },
  play: async () => {
    await expect(screen.queryByRole('button', { name: /^Play / })).toBeNull()
  },
  ...kiosk,
}
export const Pressed: Story = {
  args: { page: album },
  play: async ({ args, userEvent }) => {
    const [first] = row('Lamps').getAllByRole('button')
    await userEvent.click(first ?? document.body)
    await expect(args.onPress).toHaveBeenCalledWith(expect.objectContaining({ title: 'Lamps' }), 2)
    await userEvent.click(row('Ebb').getByRole('button', { name: 'Play Ebb' }))
    await expect(args.onPlay).toHaveBeenCalledWith(expect.objectContaining({ title: 'Ebb' }), 0)
    await userEvent.click(row('Ebb').getByRole('button', { name: 'Make Ebb a favourite' }))
    await expect(args.onHeart).toHaveBeenCalledWith(expect.objectContaining({ title: 'Ebb' }), 0)
    await expect(fireEvent.contextMenu(first ?? document.body)).toBe(false)
    await expect(args.onMore).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Lamps' }),
      2,
      expect.objectContaining({ isAtButton: false }),
    )
  },
}
