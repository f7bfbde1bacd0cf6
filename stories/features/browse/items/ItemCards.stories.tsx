import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import artist from '../../../../fixtures/pushBrowseLibrary/artist-with-header.json'
import everyType from '../../../../fixtures/pushBrowseLibrary/every-type.json'
import oddItems from '../../../../fixtures/pushBrowseLibrary/odd-items.json'
import { cardHeightOf } from '../../../../src/features/browse/lists/layoutSections'
import { BrowseItemsStory } from '../../../support/BrowseItemsStory'
import { narrow } from '../../../support/looksOf'

/** The items of the library as cards of a grid. */
const meta = {
  title: 'features/browse/items/ItemCards',
  component: BrowseItemsStory,
  args: {
    page: everyType,
    look: 'cards',
    onPress: fn(),
    onPlay: fn(),
    onHeart: fn(),
    onMore: fn(),
  },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof BrowseItemsStory>
export default meta

type Story = StoryObj<typeof meta>

const cards = () => within(screen.getByRole('list')).getAllByRole('listitem')
const card = (words: string) => {
  const found = cards().find((each) => each.textContent.includes(words))
  if (!found) throw new Error(`There is no card with "${words}"`)
  return found
}

export const EveryType: Story = {
  name: '[D3-16] Every type, all cards of one height',
  play: async () => {
    await expect(cards()).toHaveLength(22)
    for (const each of [card('Rope and Rain'), card('Ada Brine'), card('radio-category')]) {
      const { width, height } = each.getBoundingClientRect()
      await expect(Math.abs(height - cardHeightOf(width))).toBeLessThan(1)
    }
  },
  tags: ['dark', 'phone', 'phone-dark', 'kiosk'],
}
export const Odd: Story = { args: { page: oddItems, active: 9 }, tags: ['dark', 'phone'] }
export const Narrow: Story = {
  args: { page: oddItems, language: 'de', active: 9 },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
  ...narrow,
}
export const RightToLeft: Story = { args: { page: oddItems, direction: 'rtl', active: 9 } }
/** Six are appended, which hold the last row in shape and are told to nobody. */
export const Placeholders: Story = {
  name: '[D2.6-7] [D9-11] Empty cards',
  args: { page: artist },
  play: async () => {
    const empty = document.querySelectorAll('li[aria-hidden]')
    await expect(empty).toHaveLength(6)
    const [first] = empty
    await expect(first?.getBoundingClientRect().height).toBe(cards()[0]?.getBoundingClientRect().height)
  },
}
export const Pressed: Story = {
  args: { page: oddItems },
  play: async ({ args, userEvent }) => {
    const [main] = within(card('No cover, track 104')).getAllByRole('button')
    await userEvent.click(main ?? document.body)
    const item = expect.objectContaining({ title: 'No cover, track 104' })
    await expect(args.onPress).toHaveBeenCalledWith(item, 3)
    const play = within(card('No cover, track 104')).getByRole('button', { name: /^Play/ })
    await waitFor(() => expect(getComputedStyle(play).opacity).toBe('1'))
    await userEvent.click(play)
    await expect(args.onPlay).toHaveBeenCalledWith(item, 3)
    await expect(fireEvent.contextMenu(main ?? document.body)).toBe(false)
    await expect(args.onMore).toHaveBeenCalledWith(item, 3, expect.objectContaining({ isAtButton: false }))
  },
}
