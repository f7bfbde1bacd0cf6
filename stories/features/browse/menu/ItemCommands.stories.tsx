import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import everyType from '../../../../fixtures/pushBrowseLibrary/every-type.json'
import evening from '../../../../fixtures/pushPlaylistContent/evening.json'
import { narrow } from '../../../support/looksOf'
import type { ScriptedPlayer } from '../../../support/ScriptedPlayer'
import { ItemMenuStory } from './ItemMenuStory'

const items = everyType.navigation.lists.flatMap((list) => list.items)
const playlists = { uri: 'playlists', title: 'Playlists' }
const removed = {
  event: 'pushToastMessage',
  payload: { type: 'success', title: 'Removed', message: 'Evening' },
}

const content = { event: 'pushPlaylistContent', payload: evening }
const made = { event: 'pushCreatePlaylist', payload: { success: true } }

let player: ScriptedPlayer | undefined

/** What happens after an entry of a menu was chosen: questions, the way back, windows. */
const meta = {
  title: 'features/browse/menu/ItemCommands',
  component: ItemMenuStory,
  args: {
    items,
    place: playlists,
    of: 'playlist',
    onChanged: fn(),
    answers: {
      getPlaylistContent: content,
      deletePlaylist: removed,
      createPlaylist: made,
      addToPlaylist: { event: 'pushAddToPlaylist', payload: { success: true } },
    },
    onPlayer: (made) => {
      player = made
    },
  },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof ItemMenuStory>
export default meta

type Story = StoryObj<typeof meta>

/** In the menu that is open. */
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }))
/** In the window that is open. */
const press = async (name: string) => {
  const all = await screen.findAllByRole('dialog')
  await userEvent.click(await within(all.at(-1) ?? document.body).findByRole('button', { name }))
}
const see = (words: string | RegExp) => waitFor(() => expect(screen.getByText(words)).toBeVisible())
/** All but the question of what plays. */
const sent = () => player?.sent.map(({ event }) => event).filter((event) => event !== 'getState')

/** The player says what the playlist holds, so it can come back. */
export const PlaylistAsked: Story = {
  play: async () => {
    await choose('Delete playlist')
    await screen.findByRole('dialog', { name: 'Delete the playlist?' })
    await expect(screen.queryByText(/cannot be undone/)).toBeNull()
    await expect(sent()).toEqual(['getPlaylistContent'])
  },
}
export const PlaylistAskedForGood: Story = {
  args: { answers: { deletePlaylist: removed } },
  play: async () => {
    await choose('Delete playlist')
    await see(/cannot be undone/)
  },
  tags: ['dark'],
}
export const PlaylistDeleted: Story = {
  play: async ({ args }) => {
    await choose('Delete playlist')
    await press('Delete playlist')
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent()?.at(-1)).toBe('addToPlaylist'), { timeout: 3000 })
    await expect(sent()).toEqual([
      'getPlaylistContent',
      'deletePlaylist',
      'listPlaylist',
      'createPlaylist',
      'addToPlaylist',
    ])
  },
}
const takeBack = async () => {
  await choose('Delete playlist')
  await press('Delete playlist')
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
}
/** The player has not said yet that it has made the playlist anew. */
export const PlaylistBeingMade: Story = {
  args: { answers: { getPlaylistContent: content, deletePlaylist: removed } },
  parameters: { covers: ['state:playlistRestore.creating'] },
  play: async () => {
    await takeBack()
    await waitFor(() => expect(sent()?.at(-1)).toBe('createPlaylist'))
  },
}
/** It has, and has not said yet that the first entry is on it. */
export const PlaylistBeingFilled: Story = {
  args: { answers: { getPlaylistContent: content, deletePlaylist: removed, createPlaylist: made } },
  parameters: { covers: ['state:playlistRestore.adding'] },
  play: async () => {
    await takeBack()
    await waitFor(() => expect(sent()?.at(-1)).toBe('addToPlaylist'))
  },
}
export const PlaylistDeletedForGood: Story = {
  args: { answers: { deletePlaylist: removed } },
  play: async () => {
    await choose('Delete playlist')
    await press('Delete playlist')
    await see('Playlist “Evening” deleted')
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}
export const FolderAsked: Story = {
  args: { of: 'internal-folder', place: { uri: 'music-library/INTERNAL', title: 'Internal' } },
  play: async () => {
    await choose('Delete folder')
    await screen.findByRole('dialog', { name: 'Delete the folder?' })
    await see(/“internal-folder” and all music/)
    await expect(sent()).toEqual([])
  },
  tags: ['phone'],
}
export const DriveAsked: Story = {
  args: { of: 'remdisk', place: { uri: 'music-library/USB', title: 'USB' } },
  play: async () => {
    await choose('Safely remove drive')
    await press('Remove drive')
    await waitFor(() => expect(sent()).toEqual(['safeRemoveDrive']))
  },
}
/** Removed at once, with a way back. */
export const FavouriteRemoved: Story = {
  args: { of: 'song', place: { uri: 'favourites', title: 'Favourites' } },
  play: async () => {
    await choose('Remove from favourites')
    await see(/no favourite any more/)
    await expect(sent()).toEqual(['removeFromFavourites'])
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(sent()).toEqual(['removeFromFavourites', 'addToFavourites'])
  },
}
export const RemovedFromPlaylist: Story = {
  args: { of: 'song', place: { uri: 'playlists/Evening', type: 'playlist', title: 'Evening' } },
  play: async () => {
    await choose('Remove from playlist')
    await see('“Rope and Rain” removed from “Evening”')
  },
}
export const RemovedFromPlaylistNarrow: Story = {
  args: { ...RemovedFromPlaylist.args, language: 'de' },
  play: async () => {
    await choose('Aus der Playlist entfernen')
    await expect(await screen.findByRole('button', { name: 'Rückgängig' })).toBeVisible()
  },
  ...narrow,
}
/** Folders are added to playlists like tracks. */
export const FolderToPlaylist: Story = {
  args: {
    of: 'internal-folder',
    place: { uri: 'music-library/INTERNAL', title: 'Internal' },
    answers: { listPlaylist: { event: 'pushListPlaylist', payload: ['Sunday'] } },
  },
  play: async () => {
    await choose('Add to playlist')
    await screen.findByRole('dialog', { name: 'Add to playlist' })
    await press('Sunday')
    await expect(player?.sent.at(-1)).toEqual({
      event: 'addToPlaylist',
      payload: { name: 'Sunday', uri: 'music-library/INTERNAL/Slow Harbour/Low Tide', service: 'mpd' },
    })
  },
}
export const StationEdited: Story = {
  args: { of: 'mywebradio', place: { uri: 'radio/myWebRadio', title: 'My web radios' } },
  play: async () => {
    await choose('Edit web radio')
    const window = await screen.findByRole('dialog', { name: 'Edit web radio' })
    await expect(within(window).getByRole('textbox', { name: /Name/ })).toHaveValue('My Own Station')
  },
}
/** The menu says the other thing at once. */
export const HeartTurned: Story = {
  args: { of: 'song', place: { uri: 'albums://a', title: 'Low Tide' } },
  play: async () => {
    await choose('Add to favourites')
    await userEvent.click(screen.getByRole('button', { name: 'Rope and Rain' }))
    await screen.findByRole('menuitem', { name: 'Remove from favourites' })
  },
}
