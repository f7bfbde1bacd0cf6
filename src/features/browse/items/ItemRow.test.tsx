import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { BrowseItem } from '../../../../schemas/generated/types'
import { createTranslator } from '../../../i18n/TranslationProvider'
import { type Place, type ItemHandler, type ItemProps, createItemTexts } from './itemActions'
import { ItemRow } from './ItemRow'

const { t } = createTranslator()
const folder: Place = { uri: 'music-library/INTERNAL/Slow Harbour' }
const song: BrowseItem = {
  type: 'song',
  title: 'Ebb',
  uri: 'music-library/INTERNAL/a/b/c.flac',
  service: 'mpd',
}

function show(item: BrowseItem, { isSimple = false, place = folder, isActive = false } = {}) {
  const commands = {
    onPress: vi.fn<ItemHandler>(),
    onPlay: vi.fn<ItemHandler>(),
    onHeart: vi.fn<ItemHandler>(),
    onMore: vi.fn<ItemProps['onMore']>(),
  }
  const { container } = render(
    <ul>
      <ItemRow
        t={t}
        texts={createItemTexts(t)}
        item={item}
        index={3}
        count={9}
        place={place}
        origin="http://192.168.1.50"
        isActive={isActive}
        isSimple={isSimple}
        {...commands}
      />
    </ul>,
  )
  return { ...commands, container }
}

const button = (name: string | RegExp) => screen.queryByRole('button', { name })
const pictures = (container: HTMLElement) => [...container.querySelectorAll('img')].map(({ src }) => src)

describe('an item in a list', () => {
  it('[D2.6-8] shows title, album • artist, genre and its length as h:mm:ss', () => {
    show({ ...song, album: 'Low Tide', artist: 'Slow Harbour', genre: 'Folk', duration: 5025 })
    for (const words of ['Ebb', 'Low Tide • Slow Harbour', 'Folk', '1:23:45'])
      expect(screen.getByText(words)).toBeDefined()
  })

  it('[D2.6-8 D3-15] shows its art, its tag image, and no address that is not of the web', async () => {
    const { container } = show({
      ...song,
      albumart: '/albumart?web=a/b',
      tagImage: 'https://example.org/tag.svg',
    })
    await waitFor(() =>
      expect(pictures(container)).toEqual([
        'http://192.168.1.50/albumart?web=a/b',
        'https://example.org/tag.svg',
      ]),
    )
    const { container: other } = show({
      ...song,
      albumart: 'javascript:alert(1)',
      tagImage: 'data:image/png,x',
    })
    expect(pictures(other)).toEqual([])
  })

  it('[D2.6-8] shows its number among the tracks where there is no art, or it does not come', () => {
    const { container } = show({ ...song, tracknumber: '7', albumart: '/albumart' })
    expect(screen.queryByText('7')).toBeNull()
    fireEvent.error(container.querySelector('img') ?? container)
    expect(screen.getByText('7')).toBeDefined()
    expect(pictures(container)).toEqual([])
  })

  it('[D3-15 D9-15] marks what is explicit and what is in high resolution, and no other quality', () => {
    show({ ...song, explicit: true, qualityDescription: 'HI_RES' })
    expect(screen.getByLabelText('Explicit')).toBeDefined()
    expect(screen.getByText('Hi-Res')).toBeDefined()
  })

  it('[D9-15] marks no other quality', () => {
    show({ ...song, explicit: false, qualityDescription: 'LOSSLESS' })
    expect(screen.queryByText('Hi-Res')).toBeNull()
    expect(screen.queryByLabelText('Explicit')).toBeNull()
  })

  it.each([{ favourite: true }, { favorite: true }])(
    '[D2.6-8 D3-15 D5-10] shows the heart of a favourite, which cannot become one: %j',
    (mark) => {
      show({ ...song, ...mark })
      expect(screen.getByRole('img', { name: 'Favourite' })).toBeDefined()
      expect(button('Make Ebb a favourite')).toBeNull()
    },
  )

  it('[D5-10] offers a heart where it can become a favourite', () => {
    const { onHeart } = show(song)
    fireEvent.click(screen.getByRole('button', { name: 'Make Ebb a favourite' }))
    expect(onHeart).toHaveBeenCalledWith(song, 3)
    // The heart goes with it: who pressed it by a key is not left nowhere.
    expect(document.activeElement?.textContent).toContain('Ebb')
    expect(screen.queryByRole('img', { name: 'Favourite' })).toBeNull()
  })

  it('[D2.6-8 D5-9] has an options menu, unless there is nothing in it', () => {
    const { onMore } = show(song)
    fireEvent.click(screen.getByRole('button', { name: 'What can be done with Ebb' }))
    expect(onMore).toHaveBeenCalledWith(song, 3, expect.objectContaining({ isAtButton: true }))
    show({ type: 'radio-category', title: 'Top 500', uri: 'radio/top500' })
    expect(button('What can be done with Top 500')).toBeNull()
  })

  it('opens its menu by the other button of the mouse, too', () => {
    const { onMore } = show(song)
    const [main] = screen.getAllByRole('button')
    expect(fireEvent.contextMenu(main ?? document.body)).toBe(false)
    expect(onMore).toHaveBeenCalledWith(song, 3, expect.objectContaining({ isAtButton: false }))
  })

  it('[D5-6] has a play button where it can be played', () => {
    const { onPlay, onPress } = show(song)
    fireEvent.click(screen.getByRole('button', { name: 'Play Ebb' }))
    expect(onPlay).toHaveBeenCalledWith(song, 3)
    expect(onPress).not.toHaveBeenCalled()
    show({ ...song, title: 'Lamps', disablePlayButton: true })
    expect(button('Play Lamps')).toBeNull()
  })

  it('[D2.6-9] has no play button in the simpler list, and nothing but the words', () => {
    const { container, onPress } = show(
      { ...song, genre: 'Folk', tagImage: '/tag.svg', duration: 201 },
      { isSimple: true },
    )
    expect(button('Play Ebb')).toBeNull()
    expect(screen.queryByText('Folk')).toBeNull()
    expect(pictures(container)).toEqual([])
    expect(button('What can be done with Ebb')).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: /^Ebb/ }))
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('is untitled where the player names it not', () => {
    show({ type: 'album', title: '', uri: 'albums://*/' })
    expect(screen.getByText('Untitled')).toBeDefined()
  })

  it('[D3-16] of type title is a heading that nobody can press', () => {
    show({ type: 'title', title: 'Tracks', uri: '' })
    expect(screen.getByRole('heading', { name: 'Tracks' })).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows what the player wrote as text', () => {
    const { container } = show({ ...song, title: '<b>Ebb</b>', artist: '<img src=x onerror=alert(1)>' })
    expect(container.querySelector('b,img')).toBeNull()
    expect(screen.getByText('<b>Ebb</b>')).toBeDefined()
  })

  it('tells its place in the list, and whether it plays', () => {
    show(song, { isActive: true })
    const row = screen.getByRole('listitem')
    expect([row.getAttribute('aria-posinset'), row.getAttribute('aria-setsize')]).toEqual(['4', '9'])
    expect(screen.getByRole('button', { current: true }).textContent).toContain('Ebb')
  })

  it('is of few elements, whatever it shows', () => {
    const { container } = show({
      ...song,
      albumart: '/albumart',
      tagImage: '/tag.svg',
      genre: 'Folk',
      artist: 'Slow Harbour',
      duration: 201,
      explicit: true,
      qualityDescription: 'HI_RES',
    })
    expect(container.querySelectorAll('li, li *').length).toBeLessThanOrEqual(22)
  })
})
