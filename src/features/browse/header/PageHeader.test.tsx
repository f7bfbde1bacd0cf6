import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { BrowseInfo, BrowseItem } from '../../../../schemas/generated/types'
import { PanelProviders } from '../../../../tests/support/PanelProviders'
import type { HeaderParts } from './HeaderActions'
import { PageHeader } from '../PageHead'

const tracks: BrowseItem[] = [
  { type: 'song', title: 'Ebb', duration: 201 },
  { type: 'song', title: 'Lamps', duration: 187 },
]
const album: BrowseInfo = {
  type: 'album',
  title: 'Low Tide',
  artist: 'Slow Harbour',
  albumart: '/albumart?web=a/b',
  year: '2021',
  genre: 'Folk',
  trackType: 'flac',
}

const parts: HeaderParts = {
  story: ({ html, question }) => <p>{`story: ${html || (question?.mode ?? 'none')}`}</p>,
  credits: ({ rows, album, song }) => (
    <button type="button">{`credits of ${song ?? album}: ${rows.length}`}</button>
  ),
  artistStory: (artist) => <button type="button">{`story of ${artist}`}</button>,
}

function show(info: BrowseInfo, without: Partial<Record<'onAddToPlaylist' | 'onHeart', undefined>> = {}) {
  const acts = {
    onPlay: vi.fn<() => void>(),
    onPlayNext: vi.fn<() => void>(),
    onAddToQueue: vi.fn<() => void>(),
    onAddToPlaylist: vi.fn<() => void>(),
    onHeart: vi.fn<(isFavourite: boolean) => void>(),
  }
  const { container } = render(
    <PanelProviders>
      <PageHeader
        info={info}
        tracks={tracks}
        origin="http://192.168.1.50"
        parts={parts}
        {...acts}
        {...without}
      />
    </PanelProviders>,
  )
  return { ...acts, container }
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the head of a page', () => {
  it('[D2.6-3 D2.6-4] of an album shows cover, title, artist, its figures and the icon of its format', async () => {
    const { container } = show(album)
    await waitFor(() =>
      expect(container.querySelector('img')?.src).toBe('http://192.168.1.50/albumart?web=a/b'),
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Low Tide' })).toBeDefined()
    expect(screen.getByText('Slow Harbour')).toBeDefined()
    expect(screen.getByText('2021 • Folk • 2 tracks • 6:28')).toBeDefined()
    expect(screen.getByRole('img', { name: 'FLAC' })).toBeDefined()
  })

  it('[D2.6-4] names the track type where it has no icon', () => {
    show({ ...album, trackType: 'xyz' })
    expect(screen.getByText('2021 • Folk • 2 tracks • 6:28 • xyz')).toBeDefined()
  })

  it('[D2.6-3 D2.6-4] of an album plays, adds to queue and playlist, and leads to credits and stories', () => {
    const { onPlay, onPlayNext, onAddToQueue, onAddToPlaylist } = show({
      ...album,
      description: '<p>Rain.</p>',
    })
    expect(buttons()).toEqual([
      'Play',
      'Play next',
      'Add to queue',
      'Add to playlist',
      'Favourite',
      'credits of Low Tide: 0',
      'story of Slow Harbour',
    ])
    expect(screen.getByText('story: <p>Rain.</p>')).toBeDefined()
    press('Play')
    press('Play next')
    press('Add to queue')
    press('Add to playlist')
    for (const act of [onPlay, onPlayNext, onAddToQueue, onAddToPlaylist]) expect(act).toHaveBeenCalledOnce()
  })

  it('[D2.6-3 D3-18] of a song leads to its credits', () => {
    const credits = [{ key: 'Fiddle', values: [{ name: 'Ada Brine' }] }]
    show({ type: 'song', title: 'Ebb', artist: 'Slow Harbour', album: 'Low Tide', credits })
    expect(buttons()).toContain('credits of Ebb: 1')
  })

  it('[D2.6-5] of an artist shows image, name and story, and adds to the queue', async () => {
    const { onAddToQueue, container } = show({ type: 'artist', title: 'Slow Harbour', albumart: '/a.jpg' })
    await waitFor(() => expect(container.querySelector('img')?.src).toBe('http://192.168.1.50/a.jpg'))
    expect(screen.getByRole('heading', { level: 1, name: 'Slow Harbour' })).toBeDefined()
    expect(screen.getByText('story: storyArtist')).toBeDefined()
    press('Add to queue')
    expect(onAddToQueue).toHaveBeenCalledOnce()
    expect(buttons()).toEqual(['Play', 'Play next', 'Add to queue', 'Favourite'])
  })

  it.each(['playlist', 'cd'])('[D2.6-3 D3-18] of a %s plays and adds to the queue', (type) => {
    show({ type, title: 'Evening', icon: 'fa fa-list-ol' })
    expect(buttons()).toEqual(['Play', 'Play next', 'Add to queue'])
    expect(screen.getByText('2 tracks • 6:28')).toBeDefined()
  })

  it('[D2.6-3] of a type that nobody knows shows its title and plays', () => {
    const { container } = show({ type: 'mixtape', title: 'Found', icon: 'fa fa-flask' })
    expect(buttons()).toEqual(['Play'])
    expect(container.querySelector('[data-icon="fa fa-flask"]')).not.toBeNull()
  })

  it('[D3-18] tells whether it is a favourite, and asks for the opposite', () => {
    const { onHeart } = show({ ...album, favorite: true })
    expect(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeDefined()
    press('Favourite')
    expect(onHeart).toHaveBeenCalledWith(false)
  })

  it('offers nothing that it is not given', () => {
    show(album, { onAddToPlaylist: undefined, onHeart: undefined })
    expect(buttons().slice(0, 4)).toEqual(['Play', 'Play next', 'Add to queue', 'credits of Low Tide: 0'])
  })

  it('is nothing where the player says nothing of the page', () => {
    const { container } = show({ type: 'song', title: 'title', artist: 'artist', album: 'album' })
    expect(container.querySelector('header')).toBeNull()
  })
})
