import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { BrowseItem, PushBrowseLibrary } from '../../schemas/generated/types'
import { DeviceProvider } from '../../src/device'
import type { CommandPlace } from '../../src/features/browse/commands/ItemCommand'
import { useItemCommands } from '../../src/features/browse/commands/useItemCommands'
import { type ConfirmWords, DialogsContext } from '../../src/ui/dialogs/Dialogs'
import { PanelModalsContext, type ModalRequest } from '../../src/ui/modal/PanelModals'
import { type Toast, ToastContext } from '../../src/ui/toasts/Toast'
import type { Undo } from '../../src/ui/undo/PanelUndo'
import { PanelProviders } from './PanelProviders'
import { ScriptedDevice } from './ScriptedDevice'

export const song: BrowseItem = {
  type: 'song',
  service: 'mpd',
  title: 'Ebb',
  uri: 'music-library/INTERNAL/ebb.flac',
}
export const favourite: BrowseItem = { ...song, uri: 'mnt/INTERNAL/ebb.flac' }
export const radio: BrowseItem = {
  type: 'mywebradio',
  service: 'webradio',
  title: 'Harbour FM',
  uri: 'http://a.example/',
}
export const playlist: BrowseItem = {
  type: 'playlist',
  service: 'mpd',
  title: 'Evening',
  uri: 'playlists/Evening',
}
export const folder: BrowseItem = {
  type: 'internal-folder',
  title: 'Low Tide',
  uri: 'music-library/INTERNAL/Low Tide',
}
export const done = { type: 'success', title: 'Removed', message: '' } as const

/** The favourites as players push them by themselves. */
export const favourites = (items: BrowseItem[]): PushBrowseLibrary => ({
  navigation: { info: { uri: 'playlists/favourites', name: 'favourites' }, lists: [{ items }] },
})

/** The commands of a page; `answer` is what somebody says when asked. */
export function openItemCommands(place: CommandPlace, answer = true) {
  const device = new ScriptedDevice()
  const seen = {
    questions: [] as ConfirmWords[],
    windows: [] as ModalRequest[],
    toasts: [] as Toast[],
    undos: [] as Undo[],
    browsed: [] as BrowseItem[],
    told: [] as PushBrowseLibrary[],
    changes: 0,
  }
  const unasked = () => Promise.reject(new Error('nobody asked for that'))
  const confirm = (words: ConfirmWords) => {
    seen.questions.push(words)
    return Promise.resolve(answer)
  }
  const dialogs = {
    confirm,
    info: unasked,
    gotIt: unasked,
    error: unasked,
    yesNo: unasked,
    password: unasked,
  }
  const modals = { open: (request: ModalRequest) => seen.windows.push(request) > 0, closeAll: () => {} }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PanelProviders>
      <ToastContext value={{ show: (toast) => void seen.toasts.push(toast) }}>
        <DialogsContext value={dialogs}>
          <PanelModalsContext value={modals}>
            <DeviceProvider device={device}>{children}</DeviceProvider>
          </PanelModalsContext>
        </DialogsContext>
      </ToastContext>
    </PanelProviders>
  )
  const options = {
    place,
    method: 'single' as const,
    browse: (item: BrowseItem) => void seen.browsed.push(item),
    onChanged: () => (seen.changes += 1),
    onTold: (page: PushBrowseLibrary) => void seen.told.push(page),
    onUndo: (undo: Undo) => void seen.undos.push(undo),
  }
  const { result, unmount } = renderHook(() => useItemCommands(options), { wrapper })
  return { device, seen, unmount, commands: () => result.current }
}

/** Lets so much time pass, ms. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** What the player was sent, by name. */
export const names = (device: ScriptedDevice) => device.sent.map(({ event }) => event)
