import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import everyType from '../../../../fixtures/pushBrowseLibrary/every-type.json'
import { dark, narrow, phone } from '../../../support/looksOf'
import { ItemMenuStory } from './ItemMenuStory'

const items = everyType.navigation.lists.flatMap((list) => list.items)
const library = { uri: 'music-library/INTERNAL/Slow Harbour', title: 'Slow Harbour' }

/** The menu of every type of item, in every place that has entries of its own. */
const meta = {
  title: 'features/browse/menu/ItemMenu',
  component: ItemMenuStory,
  args: { items, place: library },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof ItemMenuStory>
export default meta

type Story = StoryObj<typeof meta>

/** The entries of the open menu, without its button to close. */
const entries = () =>
  [...screen.getByRole('dialog').querySelectorAll('button, a')]
    .map((entry) => entry.textContent)
    .filter((words) => words !== '')
const queueing = ['Play', 'Play next', 'Add to queue', 'Clear the queue and play']
/** Of what leads to a page. */
const newTab = 'Open in a new tab'
const holding = (type: string, place: Story['args'] & object, expected: string[]): Story => ({
  args: { of: type, ...place },
  play: async () => {
    await expect(entries()).toEqual(expected)
  },
})

export const Song = holding('song', { links: ['Go to artist', 'Go to album'] }, [
  ...queueing,
  'Add to playlist',
  'Add to favourites',
  'Go to artist',
  'Go to album',
])
const heard = { genre: 'Folk', trackType: 'flac', samplerate: '96 kHz', bitdepth: '24 bit', duration: 201 }
/** What the row of a narrow screen has no room for. */
export const SongWithFacts: Story = {
  args: { ...Song.args, items: items.map((item) => ({ ...item, ...heard })) },
  play: async () => {
    const facts = screen.getByText('Folk • FLAC • 96 kHz • 24 bit • 3:21')
    await waitFor(() => expect(facts).toBeVisible())
  },
  ...narrow,
}
export const SongDark: Story = { ...Song, ...dark }
export const SongPhone: Story = { ...Song, ...phone }
/** All of it is in view there. */
export const SongKiosk: Story = {
  ...Song,
  play: async () => {
    const { bottom } = screen.getByRole('button', { name: 'Go to album' }).getBoundingClientRect()
    await expect(bottom).toBeLessThan(window.innerHeight)
  },
  globals: { viewport: { value: 'kiosk' } },
}
export const SongThatIsAFavourite: Story = {
  args: { items: items.map((item) => ({ ...item, favourite: true })), of: 'song' },
  play: async () => {
    await expect(entries().at(-1)).toBe('Remove from favourites')
  },
}
export const SongAmongFavourites = holding('song', { place: { uri: 'favourites', title: 'Favourites' } }, [
  ...queueing,
  'Add to playlist',
  'Remove from favourites',
])
export const SongOfAPlaylist = holding(
  'song',
  { place: { uri: 'playlists/Evening', type: 'playlist', title: 'Evening' } },
  [...queueing, 'Add to playlist', 'Remove from playlist', 'Add to favourites'],
)
/** Folders that are not the player's own music are not looked through again: some players end on it. */
export const Folder = holding('folder', {}, [...queueing, 'Add to playlist', newTab])
export const InternalFolder = holding('internal-folder', {}, [
  ...queueing,
  'Add to playlist',
  'Update folder',
  newTab,
  'Delete folder',
])
export const InternalFolderDark: Story = { ...InternalFolder, ...dark }
export const InternalFolderKiosk: Story = { ...InternalFolder, globals: { viewport: { value: 'kiosk' } } }
export const FolderWithFavourites = holding('folder-with-favourites', {}, [
  ...queueing,
  'Add to playlist',
  'Add to favourites',
  newTab,
])
export const RemovableDrive = holding('remdisk', { place: { uri: 'music-library/USB', title: 'USB' } }, [
  ...queueing,
  'Add to playlist',
  'Safely remove drive',
  newTab,
])
export const CueSheet = holding('cuefile', {}, [...queueing, newTab])
export const CueTrack = holding('cuesong', {}, ['Play', 'Clear the queue and play'])
export const Playlist = holding('playlist', { place: { uri: 'playlists', title: 'Playlists' } }, [
  ...queueing,
  newTab,
  'Delete playlist',
])
export const WebRadio = holding('webradio', {}, [...queueing, 'Add to radio favourites'])
export const WebRadioAmongFavourites = holding(
  'webradio',
  { place: { uri: 'radio/favourites', title: 'Favourites' } },
  [...queueing, 'Add to radio favourites', 'Remove from radio favourites'],
)
export const OwnWebRadio = holding(
  'mywebradio',
  { place: { uri: 'radio/myWebRadio', title: 'My web radios' } },
  [...queueing, 'Edit web radio', 'Add to radio favourites', 'Delete web radio'],
)
export const OwnWebRadios = holding('mywebradio-category', { place: { uri: 'radio' } }, [
  'Add web radio',
  newTab,
])
/** Only where they are seen gives these an entry. */
export const AlbumAmongFavourites = holding('album', { place: { uri: 'favourites', title: 'Favourites' } }, [
  'Remove from favourites',
  newTab,
])
/** Nothing can be played while another device leads what plays; the queue can be filled. */
export const Locked: Story = {
  args: { of: 'song', state: { status: 'play', service: 'airplay', disableUi: true } },
  play: async () => {
    await expect(screen.getByRole('button', { name: /^Play$/ })).toBeDisabled()
    await expect(screen.getByRole('button', { name: 'Add to queue' })).toBeEnabled()
  },
}
/** The player gives neither address nor name. */
export const WithoutAddress: Story = {
  args: { items: [{ type: 'internal-folder', artist: 'Slow Harbour' }] },
  play: async () => {
    for (const button of within(screen.getByRole('dialog', { name: 'Untitled' }))
      .getAllByRole('button')
      .slice(1))
      await expect(button).toBeDisabled()
  },
}
export const LongGerman: Story = {
  args: {
    of: 'internal-folder',
    language: 'de',
    items: [
      {
        type: 'internal-folder',
        title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichensammlung',
        artist: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
        uri: 'music-library/INTERNAL/a/b',
      },
    ],
  },
  play: async () => {
    const text = screen.getByRole('dialog')
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
  },
  ...narrow,
}
export const Narrow: Story = {
  ...Song,
  args: { ...Song.args, language: 'de' },
  play: () => undefined,
  ...narrow,
}
