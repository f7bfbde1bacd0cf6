import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { BrowseItem } from '../../../../schemas/generated/types'
import { createTranslator } from '../../../i18n/TranslationProvider'
import { CardPlaceholder, ItemCard } from './ItemRow'
import { type ItemHandler, type ItemProps, createItemTexts } from './itemActions'
import { cardHeightOf } from '../lists/layoutSections'

const { t } = createTranslator()
const song: BrowseItem = {
  type: 'song',
  title: 'Ebb',
  artist: 'Slow Harbour',
  uri: 'music-library/INTERNAL/a/b/c.flac',
  albumart: '/albumart?web=a/b',
}

function show(item: BrowseItem) {
  const commands = {
    onPress: vi.fn<ItemHandler>(),
    onPlay: vi.fn<ItemHandler>(),
    onHeart: vi.fn<ItemHandler>(),
    onMore: vi.fn<ItemProps['onMore']>(),
  }
  const { container } = render(
    <ul>
      <ItemCard
        t={t}
        texts={createItemTexts(t)}
        item={item}
        index={2}
        count={5}
        place={{ uri: 'albums://' }}
        origin="http://192.168.1.50"
        isActive={false}
        {...commands}
      />
      <CardPlaceholder />
    </ul>,
  )
  return { ...commands, container }
}

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))

it('[D2.6-7 D2.6-8] a card shows its art, title and artist, and does what its buttons say', async () => {
  const { container, onPress, onPlay, onHeart, onMore } = show(song)
  await waitFor(() =>
    expect(container.querySelector('img')?.src).toBe('http://192.168.1.50/albumart?web=a/b'),
  )
  expect(screen.getByText('Slow Harbour')).toBeDefined()
  press(/^Ebb/)
  press(/^Play Ebb/)
  press(/^Make Ebb a favourite/)
  press(/^What can be done with Ebb/)
  for (const command of [onPress, onPlay, onHeart]) expect(command.mock.calls).toEqual([[song, 2]])
  expect(onMore).toHaveBeenCalledWith(song, 2, expect.objectContaining({ isAtButton: true }))
})

it('[D2.6-8 D5-10] a card of a favourite bears a heart that nobody presses', () => {
  show({ ...song, favorite: true })
  expect(screen.getByRole('img', { name: 'Favourite' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /a favourite$/ })).toBeNull()
})

it('[D3-15 D9-15] a card marks what is explicit and in high resolution', () => {
  show({ ...song, explicit: true, qualityDescription: 'HI_RES' })
  expect(screen.getByLabelText('Explicit')).toBeDefined()
  expect(screen.getByText('Hi-Res')).toBeDefined()
})

it('[D2.6-7] the empty cards behind it are told to nobody', () => {
  show(song)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(2)
})

it('is as high as its width says: the cover is square', () => {
  expect(cardHeightOf(180) - cardHeightOf(120)).toBe(60)
})
