import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { narrow } from '../../support/looksOf'
import { ModalStory } from '../../support/ModalStory'

const song = {
  type: 'song',
  service: 'mpd',
  title: 'Ebb',
  artist: 'The Lanterns',
  uri: 'music-library/INTERNAL/Low Tide/01 Ebb.flac',
}
const page = (items: readonly object[], isSearchResult = false) => ({
  event: 'pushBrowseLibrary',
  payload: { navigation: { isSearchResult, lists: [{ items }] } },
})
const answers = {
  search: page([song], true),
  browseLibrary: page([]),
  listPlaylist: { event: 'pushListPlaylist', payload: ['Evening'] },
}

/** A file of a playlist or of stations is read, and what it names is found. */
const meta = {
  title: 'features/playlists/ImportFile',
  parameters: { covers: ['modal:modal-import-music'] },
  component: ModalStory,
  args: { request: { name: 'modal-import-music' }, answers },
} satisfies Meta<typeof ModalStory>
export default meta

type Story = StoryObj<typeof meta>

const text = `#EXTM3U
#PLAYLIST:From afar
#EXTINF:61,The Lanterns - Ebb
Low Tide/01 Ebb.flac
#EXTINF:70,Nobody - Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen
nowhere.mp3
#EXTINF:-1,Harbour FM
http://radio.example/harbour
#EXTINF:1,<b>Evil</b>
javascript:alert(1)
`
const give = async (content: string, name = 'afar.m3u8') => {
  await screen.findByRole('dialog')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('there is no field for a file')
  await userEvent.upload(input, new File([content], name))
}

export const Choosing: Story = {
  play: async () => {
    const button = await screen.findByRole('button', { name: /Choose a file|Datei wählen/ })
    await waitFor(() => expect(button).toBeVisible())
  },
  tags: ['dark', 'kiosk'],
}
export const ChoosingNarrow: Story = { ...Choosing, args: { language: 'de' }, ...narrow }

/** What was found, what not, and what is no music; a title is text. */
export const Found: Story = {
  play: async () => {
    await give(text)
    const dialog = within(screen.getByRole('dialog'))
    await dialog.findByText('Tracks found: 1 of 2. 1 station.')
    await expect(dialog.getByText('<b>Evil</b>')).toBeInTheDocument()
    await expect(dialog.getByRole('textbox')).toHaveValue('From afar')
  },
  tags: ['dark', 'phone'],
}
export const FoundNarrow: Story = {
  args: { language: 'de' },
  play: async () => {
    await give(text)
    await screen.findByText(/Gefundene Titel: 1 von 2/)
  },
  ...narrow,
}
export const NoPlaylist: Story = {
  play: async () => {
    await give('<!DOCTYPE x [<!ENTITY a "b">]><opml>&a;</opml>', 'bomb.opml')
    await screen.findByText(/This file is damaged/)
  },
}
/** The player does not answer the search. */
export const Looking: Story = {
  args: { answers: {} },
  play: async () => {
    await give(text.replace(/#EXTINF:-1.*\n.*\n/, ''))
    await screen.findByText('Looking in the library: 0 of 2')
    await expect(screen.getByRole('button', { name: 'Stop looking' })).toBeEnabled()
  },
}
