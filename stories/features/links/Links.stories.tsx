import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import stopped from '../../../fixtures/pushState/stopped.json'
import { narrow } from '../../support/looksOf'
import { PanelStory } from '../../support/PanelStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

let player: ScriptedPlayer | undefined

const at = (query: Record<string, string>) => `/play?${new URLSearchParams(query).toString()}`

const album = {
  title: 'Low Tide',
  artist: 'Slow Harbour',
  type: 'folder',
  service: 'mpd',
  uri: 'albums://Slow Harbour/Low Tide',
}
const queue = [{ uri: 'mnt/USB/1.flac', service: 'mpd', name: 'Rope', artist: 'Slow Harbour' }]

/** What a link leads to: what it is, and nothing done before somebody has pressed a button. */
const meta = {
  title: 'features/links/Links',
  component: PanelStory,
  args: {
    path: at(album),
    state: stopped,
    answers: { getQueue: { event: 'pushQueue', payload: queue } },
    onPlayer: (made: ScriptedPlayer) => {
      player = made
    },
  },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof PanelStory>
export default meta

type Story = StoryObj<typeof meta>

const sent = (...events: string[]) => player?.sent.filter(({ event }) => events.includes(event)) ?? []
const main = () => within(screen.getByRole('main'))
const acting = ['replaceAndPlay', 'playPlaylist', 'addToQueue', 'enqueue', 'play', 'browseLibrary']

export const Album: Story = {
  parameters: { covers: ['screen:/play'] },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Low Tide' })
    await expect(sent(...acting)).toEqual([])
    await userEvent.click(main().getByRole('button', { name: 'Play' }))
    await waitFor(() =>
      expect(sent('replaceAndPlay')).toMatchObject([{ payload: { uri: album.uri, service: 'mpd' } }]),
    )
    // Who plays it is led to what plays, and a reload there plays nothing.
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: 'Low Tide' })).toBeNull())
  },
  tags: ['dark', 'phone', 'phone-dark'],
}
const shown: NonNullable<Story['play']> = async () => void (await screen.findByRole('heading', { level: 1 }))
export const AlbumKiosk: Story = {
  args: { isKiosk: true },
  play: shown,
  globals: { viewport: { value: 'kiosk' } },
}
export const Narrow: Story = {
  args: {
    path: at({
      ...album,
      title: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente, gelesen von ihr selbst',
    }),
  },
  play: shown,
  ...narrow,
}

export const Playlist: Story = {
  args: { path: at({ title: 'Sunday', type: 'playlist', uri: 'playlists/Sunday' }) },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Sunday' })
    await userEvent.click(main().getByRole('button', { name: 'Add to queue' }))
    await waitFor(() => expect(sent('enqueue')).toMatchObject([{ payload: { name: 'Sunday' } }]))
    // What was added leaves the queue where it is.
    await expect(screen.getByRole('heading', { level: 1, name: 'Sunday' })).toBeVisible()
  },
}

/** Whoever looks sees where the stream is from. */
export const Station: Story = {
  args: {
    path: at({
      title: 'Harbour FM',
      type: 'webradio',
      service: 'webradio',
      uri: 'http://stream.example:8000/live',
    }),
  },
  play: async () => {
    await screen.findByText('stream.example:8000')
    await expect(main().queryByRole('button', { name: 'Open' })).toBeNull()
  },
}

export const Song: Story = {
  args: { path: at({ ...album, type: 'song', uri: 'mnt/USB/1.flac' }) },
  play: shown,
}

/** Markup in a name is text, and what nobody knows is dropped. */
export const Markup: Story = {
  args: { path: at({ ...album, title: '<img src=x onerror=alert(1)>', autoplay: '1' }) },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: '<img src=x onerror=alert(1)>' })
    await expect(sent(...acting)).toEqual([])
  },
}

const refused =
  (words: RegExp): NonNullable<Story['play']> =>
  async () => {
    await screen.findByText(words)
    await expect(main().queryByRole('button', { name: 'Play' })).toBeNull()
    await expect(sent(...acting)).toEqual([])
  }
export const RefusedAddress: Story = {
  args: { path: at({ ...album, uri: 'javascript:alert(1)' }) },
  play: refused(/no address of music/),
  tags: ['phone-dark'],
}
export const RefusedHidden: Story = {
  args: { path: at({ ...album, title: 'Low\u202EediT' }) },
  play: refused(/hidden characters/),
}
export const RefusedLong: Story = {
  args: { path: at({ ...album, title: 'a'.repeat(500) }) },
  play: refused(/longer than/),
}
/** The player is away: nothing can be pressed until it is back. */
export const Away: Story = {
  args: { situation: 'reconnecting' },
  play: async () => {
    await screen.findByRole('combobox', { name: 'Language' })
    await expect(sent(...acting)).toEqual([])
  },
}
export const RefusedEmpty: Story = { args: { path: '/play' }, play: refused(/names no music/) }
