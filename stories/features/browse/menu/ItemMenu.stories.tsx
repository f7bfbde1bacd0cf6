import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import everyType from '../../../../fixtures/pushBrowseLibrary/every-type.json'
import { narrow, phone } from '../../../support/looksOf'
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

const texts = (entries: HTMLElement[]) =>
  entries.map((entry) => entry.textContent).filter((words) => words !== '')
/** The entries of the open menu. */
const entries = async () => texts(within(await screen.findByRole('menu')).getAllByRole('menuitem'))
/** Those of a sheet, without its button to close. */
const sheetEntries = () => texts([...screen.getByRole('dialog').querySelectorAll<HTMLElement>('button, a')])
const touched = { by: 'touch' } as const
const queueing = ['Play', 'Play next', 'Add to queue', 'Clear the queue and play']
/** Of what leads to a page. */
const newTab = 'Open in a new tab'
const holding = (type: string, place: Story['args'] & object, expected: string[]): Story => ({
  args: { of: type, ...place },
  play: async () => {
    await expect(await entries()).toEqual(expected)
  },
})

const songEntries = [...queueing, 'Add to playlist', 'Add to favourites', 'Go to artist', 'Go to album']
export const Song = holding('song', { links: ['Go to artist', 'Go to album'] }, songEntries)
/** Arrows and first letters choose; the first entry has the focus where a key opened it. */
export const SongByKeys: Story = {
  ...Song,
  args: { ...Song.args, by: 'keys' },
  play: async ({ userEvent }) => {
    const menu = within(await screen.findByRole('menu', { name: 'Rope and Rain' }))
    const entry = (name: string) => menu.getByRole('menuitem', { name })
    await waitFor(() => expect(entry('Play')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(entry('Add to queue')).toHaveFocus()
    await userEvent.keyboard('g')
    await expect(entry('Go to artist')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{End}')
    await expect(entry('Go to album')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}
const heard = { genre: 'Folk', trackType: 'flac', samplerate: '96 kHz', bitdepth: '24 bit', duration: 201 }
/** What the row of a narrow screen has no room for. */
export const SongWithDetails: Story = {
  args: { ...Song.args, ...touched, items: items.map((item) => ({ ...item, ...heard })) },
  play: async () => {
    const details = screen.getByText('Folk • FLAC • 96 kHz • 24 bit • 3:21')
    await waitFor(() => expect(details).toBeVisible())
  },
  ...narrow,
}
/** A finger gets a sheet with the same entries. */
export const SongPhone: Story = {
  ...Song,
  args: { ...Song.args, ...touched },
  play: async () => {
    await expect(sheetEntries()).toEqual(songEntries)
    // It comes from below.
    const bottom = () => screen.getByRole('dialog').getBoundingClientRect().bottom
    await waitFor(() => expect(Math.round(bottom())).toBe(window.innerHeight))
  },
  ...phone,
  tags: ['dark'],
}
/** All of it is in view there. */
export const SongKiosk: Story = {
  ...Song,
  args: { ...Song.args, ...touched },
  play: async () => {
    const last = screen.getByRole('button', { name: 'Go to album' })
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight))
  },
  globals: { viewport: { value: 'kiosk' } },
  tags: ['dark'],
}
export const SongThatIsAFavourite: Story = {
  args: { items: items.map((item) => ({ ...item, favourite: true })), of: 'song' },
  play: async () => {
    await expect((await entries()).at(-1)).toBe('Remove from favourites')
  },
  tags: ['dark'],
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
export const InternalFolderKiosk: Story = {
  ...InternalFolder,
  args: { ...InternalFolder.args, ...touched },
  play: () => undefined,
  globals: { viewport: { value: 'kiosk' } },
}
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
    await expect(await screen.findByRole('menuitem', { name: /^Play$/ })).toBeDisabled()
    await expect(screen.getByRole('menuitem', { name: 'Add to queue' })).toBeEnabled()
  },
}
/** The player gives neither address nor name. */
export const WithoutAddress: Story = {
  args: { items: [{ type: 'internal-folder', artist: 'Slow Harbour' }] },
  play: async () => {
    for (const entry of within(await screen.findByRole('menu', { name: 'Untitled' })).getAllByRole(
      'menuitem',
    ))
      await expect(entry).toBeDisabled()
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
    const text = await screen.findByRole('menu')
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
  },
  ...narrow,
}
export const Narrow: Story = {
  ...Song,
  args: { ...Song.args, ...touched, language: 'de' },
  play: () => undefined,
  ...narrow,
}
