import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import none from '../../../../fixtures/documents/metadataAnswer/none.json'
import story from '../../../../fixtures/documents/metadataAnswer/story.json'
import album from '../../../../fixtures/pushBrowseLibrary/album-with-header.json'
import artist from '../../../../fixtures/pushBrowseLibrary/artist-with-header.json'
import bareArtist from '../../../../fixtures/pushBrowseLibrary/artist.json'
import cd from '../../../../fixtures/pushBrowseLibrary/cd-with-header.json'
import long from '../../../../fixtures/pushBrowseLibrary/long-header.json'
import nothing from '../../../../fixtures/pushBrowseLibrary/nothing-in-header.json'
import playlist from '../../../../fixtures/pushBrowseLibrary/playlist-with-header.json'
import song from '../../../../fixtures/pushBrowseLibrary/song-with-header.json'
import unknown from '../../../../fixtures/pushBrowseLibrary/unknown-header.json'
import { answerMetadata } from '../../../support/answerMetadata'
import { narrow, phone } from '../../../support/looksOf'
import { PageHeaderStory } from '../../../support/PageHeaderStory'

/** The head of a page that is of an artist, album, song, playlist or cd. */
const meta = {
  title: 'features/browse/header/PageHeader',
  component: PageHeaderStory,
  args: {
    page: album,
    onPlay: fn(),
    onShuffle: fn(),
    onPlayNext: fn(),
    onAddToQueue: fn(),
    onAddToPlaylist: fn(),
    onHeart: fn(),
  },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof PageHeaderStory>
export default meta

type Story = StoryObj<typeof meta>

const kiosk = { globals: { viewport: { value: 'kiosk' } } }
const find = (name: string) => screen.findByRole('button', { name })
const names = () => {
  const head = document.querySelector('header')
  return head
    ? within(head)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    : []
}

export const Album: Story = {
  name: '[D2.6-4] [D3-18] Album',
  play: async ({ args, userEvent }) => {
    await screen.findByRole('heading', { level: 1, name: 'Low Tide' })
    await expect(screen.getByText('2021 • Folk • 6 tracks • 26:20')).toBeVisible()
    await expect(screen.getByRole('img', { name: 'FLAC' })).toBeVisible()
    await find('Read more')
    await expect(names()).toEqual([
      'Play',
      'Play in random order',
      'Play next',
      'Add to queue',
      'Add to playlist',
      'Favourite',
      'Album credits',
      'Artist story',
      'Read more',
    ])
    await userEvent.click(await find('Play'))
    await expect(args.onPlay).toHaveBeenCalledOnce()
    await userEvent.click(await find('Play next'))
    await expect(args.onPlayNext).toHaveBeenCalledOnce()
    await userEvent.click(await find('Favourite'))
    await expect(args.onHeart).toHaveBeenCalledWith(true)
  },
  tags: ['dark', 'phone', 'phone-dark', 'kiosk-dark'],
}
/** No higher than a third of the screen, so that the list has the rest. */
export const AlbumKiosk: Story = {
  play: async () => {
    await find('Read more')
    await expect(document.querySelector('header')?.getBoundingClientRect().height).toBeLessThanOrEqual(160)
    await expect(await find('Add to queue')).toBeVisible()
  },
  ...kiosk,
}
export const RightToLeft: Story = { args: { direction: 'rtl' } }
export const ReadOn: Story = {
  name: '[D2.6-4] More of the story is read, and less again',
  play: async ({ userEvent }) => {
    const box = () => document.querySelector('header [id]')?.getBoundingClientRect().height ?? 0
    await userEvent.click(await find('Read more'))
    await waitFor(() => expect(box()).toBeGreaterThan(100))
    await userEvent.click(await find('Show less'))
    await waitFor(() => expect(box()).toBeLessThanOrEqual(80))
    await userEvent.click(await find('Read more'))
  },
}
export const ReadOnPhone: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await find('Read more'))
    await find('Show less')
  },
  ...phone,
}
export const Credits: Story = {
  name: '[D2.6-4] [D3-18] [D3-20] The credits of the page lead on',
  beforeEach: answerMetadata({ storyArtist: story, storyPlace: none }),
  play: async ({ userEvent }) => {
    await userEvent.click(await find('Album credits'))
    const credits = within(await screen.findByRole('dialog', { name: 'Low Tide' }))
    await waitFor(() => expect(credits.getByText('The harbour master')).toBeVisible())
    await expect(credits.queryByRole('button', { name: 'The harbour master' })).toBeNull()
    await userEvent.click(credits.getByRole('button', { name: 'Ada Brine' }))
    await waitFor(() => expect(credits.getByText('Recorded in a boat house.')).toBeVisible())
  },
}
export const ArtistStory: Story = {
  beforeEach: answerMetadata({ storyArtist: story }),
  play: async ({ userEvent }) => {
    await userEvent.click(await find('Artist story'))
    await screen.findByRole('dialog', { name: 'Slow Harbour' })
  },
}
/** Stories and credits belong to a plan that the person does not have. */
export const Premium: Story = {
  name: '[D5-27] Premium',
  args: { reader: { isAuthEnabled: true, plan: 'free' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await find('Read more'))
    await screen.findByRole('dialog', { name: 'Premium' })
    await expect(screen.queryByText('Show less')).toBeNull()
  },
}
export const Artist: Story = {
  name: '[D2.6-5] Artist',
  args: { page: artist },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('heading', { level: 1, name: 'Slow Harbour' })
    await find('Read more')
    await userEvent.click(await find('Add to queue'))
    await expect(args.onAddToQueue).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('button', { name: 'Add to playlist' })).toBeNull()
  },
  tags: ['dark', 'phone', 'kiosk'],
}
/** The page has no story: the player is asked for it. */
export const ArtistAsked: Story = {
  args: { page: bareArtist },
  beforeEach: answerMetadata({ storyArtist: story }),
  play: async ({ userEvent }) => {
    await userEvent.click(await find('Artist story'))
    await screen.findByText(/Recorded in a/)
    await find('Show less')
  },
}
export const ArtistNotFound: Story = {
  args: { page: bareArtist },
  beforeEach: answerMetadata({ storyArtist: none }),
  play: async ({ userEvent }) => {
    await userEvent.click(await find('Artist story'))
    await screen.findByText('not found')
  },
}
export const Playlist: Story = {
  args: { page: playlist },
  play: async () => {
    await screen.findByText('6 tracks • 26:20')
    await expect(names()).toEqual(['Play', 'Play in random order', 'Play next', 'Add to queue'])
  },
  tags: ['phone'],
}
export const Song: Story = {
  args: { page: song },
  play: async () => {
    await expect(await find('Favourite')).toHaveAttribute('aria-pressed', 'true')
  },
  tags: ['phone-dark'],
}
export const Disc: Story = { args: { page: cd }, tags: ['kiosk'] }
export const OfAnyType: Story = {
  args: { page: unknown },
  play: async () => {
    await screen.findByRole('heading', { name: 'Of a type that nobody knows' })
    await expect(names()).toEqual(['Play', 'Play in random order'])
  },
}
/** What a device says of what it does not have is no header. */
export const OfNothing: Story = {
  args: { page: nothing },
  play: async () => {
    await expect(document.querySelector('header')).toBeNull()
  },
}
export const Long: Story = { args: { page: long, language: 'de' } }
export const LongKiosk: Story = {
  args: { page: long, language: 'de' },
  play: async () => {
    await find('Mehr lesen')
    await expect(document.querySelector('header')?.getBoundingClientRect().height).toBeLessThanOrEqual(160)
  },
  ...kiosk,
}
export const LongNarrow: Story = {
  args: { page: long, language: 'de' },
  play: async () => {
    await find('Mehr lesen')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
  ...narrow,
}
