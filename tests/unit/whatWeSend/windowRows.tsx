import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { DeviceProvider } from '../../../src/device'
import { requestKind } from '../../../src/device/requests/createRequestGateway'
import { AddToPlaylistModal, loadRenaming } from '../../../src/features/playlists'
import { WebRadioModal } from '../../../src/features/radios/WebRadioModal'
import type { FeatureModal } from '../../../src/ui/modal/PanelModals'
import { PanelOverlays } from '../../support/PanelOverlays'
import { PanelProviders } from '../../support/PanelProviders'
import { ScriptedDevice } from '../../support/ScriptedDevice'
import type { Row } from './Row'
import { shapeOf } from './shapeOf'

const song = { uri: 'music-library/INTERNAL/Ebb/01.flac', service: 'mpd', title: 'Gulls' }
const station = { name: 'Harbour FM', uri: 'http://radio.example/a', known: ['Harbour FM'] }

const flush = () => act(() => vi.advanceTimersByTimeAsync(0))

async function openWindow(Window: FeatureModal, params: unknown) {
  const device = new ScriptedDevice()
  render(
    <PanelProviders>
      <DeviceProvider device={device}>
        <PanelOverlays>
          <Window frame={{ isTop: true, size: 'sm', onClose: () => undefined }} params={params} />
        </PanelOverlays>
      </DeviceProvider>
    </PanelProviders>,
  )
  await flush()
  await act(async () => device.push('pushListPlaylist', ['Evening']))
  return device
}

const dialog = () => screen.getAllByRole('dialog').at(-1) ?? document.body
const press = async (name: string) => {
  const named = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent).trim() === name
  const button = [...dialog().querySelectorAll('button')].find(named)
  if (!button) throw new Error(`there is no button ${name}`)
  fireEvent.click(button)
  await flush()
}
const type = async (label: RegExp, value: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
  await flush()
}

/** Does with playlists what it is told, as a player that holds one of one song, until nothing is asked. */
async function answerPlaylists(device: ScriptedDevice): Promise<void> {
  const lists = new Map<string, (typeof song)[]>([['Evening', [song]]])
  for (let answered = 0; answered < device.sent.length; answered += 1) {
    const { event, payload } = device.sent[answered] ?? {}
    const name = String(Reflect.get(Object(payload), 'name'))
    if (event === 'createPlaylist') lists.set(name, [])
    if (event === 'addToPlaylist')
      lists.get(name)?.push({ ...song, uri: String(Reflect.get(Object(payload), 'uri')) })
    if (event === 'deletePlaylist') lists.delete(name)
    await act(async () => {
      if (event === 'createPlaylist') device.push('pushCreatePlaylist', { success: true })
      if (event === 'addToPlaylist') device.push('pushAddToPlaylist', {})
      if (event === 'listPlaylist') device.push('pushListPlaylist', [...lists.keys()])
      if (event === 'getPlaylistContent')
        device.push('pushPlaylistContent', { name, lists: [...(lists.get(name) ?? [])] })
    })
    await flush()
  }
}

type Steps = (device: ScriptedDevice) => Promise<void>

/** What is pressed in the windows that ask something first. */
const acts: readonly [string, string, FeatureModal, unknown, Steps][] = [
  ['Add to playlist', 'Favourites', AddToPlaylistModal, song, () => press('Favourites')],
  ['Add to playlist', 'a playlist that is there', AddToPlaylistModal, song, () => press('Evening')],
  [
    'Add to playlist',
    'a new one',
    AddToPlaylistModal,
    song,
    async () => {
      await type(/New playlist/, 'Morning')
      await press('New')
    },
  ],
  [
    'Add to playlist',
    'the whole queue, on a new one',
    AddToPlaylistModal,
    song,
    async () => {
      fireEvent.click(screen.getByRole('switch'))
      await type(/New playlist/, 'Morning')
      await press('New')
    },
  ],
  [
    'Add web radio',
    'Save',
    WebRadioModal,
    { known: [] },
    async () => {
      await type(/Name/, 'Harbour FM')
      await type(/Address/, 'http://radio.example/a')
      await press('Save')
    },
  ],
  [
    'Edit web radio',
    'Save, under another name, once the player has taken that',
    WebRadioModal,
    station,
    async (device) => {
      await type(/Name/, 'Quay FM')
      await press('Save')
      await act(async () => device.push('pushAddWebRadio', { success: true }))
    },
  ],
  [
    'Edit web radio',
    'Delete, once confirmed',
    WebRadioModal,
    station,
    async () => {
      await press('Delete')
      await press('Delete web radio')
    },
  ],
]

/** What the windows send that entries of menus open. */
export async function windowRows(): Promise<Row[]> {
  const rows: Row[] = []
  const { RenamePlaylistModal } = await loadRenaming()
  const renaming: (typeof acts)[number] = [
    'Rename the playlist',
    'Rename, a playlist of one song; what is edited is written the same way, under the name of a draft first',
    RenamePlaylistModal,
    { name: 'Evening' },
    async (device) => {
      await type(/Name/, 'Night')
      await press('Rename')
      // What writes playlists is loaded then.
      await act(() =>
        vi.waitFor(() => {
          if (device.sentWith('getPlaylistContent').length === 0) throw new Error('nothing is read yet')
        }, 10_000),
      )
      await answerPlaylists(device)
    },
  ]
  for (const [of, pressed, Window, params, steps] of [...acts, renaming]) {
    const device = await openWindow(Window, params)
    await steps(device)
    for (const { event, payload } of device.sent)
      if (requestKind(event) === 'command')
        rows.push({ press: pressed, of, event, payload: shapeOf(payload, { item: song }) })
    cleanup()
  }
  return rows
}
