import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import en from '../../../locales/en.json'
import type { BrowseItem } from '../../../schemas/generated/types'
import { DeviceProvider, favouritesOf } from '../../../src/device'
import { requestKind } from '../../../src/device/requests/createRequestGateway'
import { canDo, menuParts } from '../../../src/features/browse/menu/ItemMenu'
import type { CommandPlace } from '../../../src/features/browse/commands/ItemCommand'
import { useItemCommands } from '../../../src/features/browse/commands/useItemCommands'
import { actionsOf, isFavourite } from '../../../src/features/browse/items/itemActions'
import type { PlayMethod } from '../../../src/features/browse/items/pressOf'
import { placeOfItem } from '../../../src/features/browse/place/place'
import { questionOf } from '../../../src/features/browse/useBrowsePage'
import { DialogsContext } from '../../../src/ui/dialogs/Dialogs'
import { PanelModalsContext, type ModalRequest } from '../../../src/ui/modal/PanelModals'
import { ToastContext } from '../../../src/ui/toasts/Toast'
import { PanelProviders } from '../../support/PanelProviders'
import { ScriptedDevice } from '../../support/ScriptedDevice'
import { listedItems } from './listed'
import { alone } from './page'
import { afterPress, playSomething } from './playing'
import type { Row } from './Row'
import { shapeOf } from './shapeOf'

const methods: readonly [string, PlayMethod][] = [
  ['', undefined],
  [alone, 'single'],
]

const windows: Readonly<Record<string, string>> = {
  'modal-add-to-playlist': 'opens “Add to playlist”',
  'modal-web-radio': 'opens “Web radio”',
}

/** The commands of a page as the screen has them; whoever is asked says yes. */
function openPage(place: CommandPlace, method: PlayMethod) {
  const device = playSomething(new ScriptedDevice())
  const opened: ModalRequest[] = []
  const asked: string[] = []
  const browsed: BrowseItem[] = []
  const confirm = ({ title = '' }: { title?: string | undefined }) => {
    asked.push(title)
    return Promise.resolve(true)
  }
  const unasked = () => Promise.reject(new Error('nobody asked for that'))
  const dialogs = {
    confirm,
    info: unasked,
    gotIt: unasked,
    error: unasked,
    yesNo: unasked,
    password: unasked,
  }
  const modals = { open: (request: ModalRequest) => opened.push(request) > 0, closeAll: () => undefined }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PanelProviders>
      <ToastContext value={{ show: () => undefined }}>
        <DialogsContext value={dialogs}>
          <PanelModalsContext value={modals}>
            <DeviceProvider device={device}>{children}</DeviceProvider>
          </PanelModalsContext>
        </DialogsContext>
      </ToastContext>
    </PanelProviders>
  )
  const hook = renderHook(
    () =>
      useItemCommands({
        place,
        method,
        browse: (item) => void browsed.push(item),
        onChanged: () => undefined,
        onTold: () => undefined,
        onUndo: () => undefined,
      }),
    { wrapper },
  )
  /** What came of doing something with an item: what was sent, else what was opened. */
  const told = async (item: BrowseItem, run: () => void): Promise<Omit<Row, 'press' | 'of'>> => {
    const before = device.sent.length
    opened.length = asked.length = browsed.length = 0
    await act(async () => {
      run()
      // A playlist is asked for what it holds before it is deleted, which this player does not say.
      await afterPress(item.type === 'playlist' ? 650 : 0)
      // What was done with it before is not to be seen in what is done next.
      favouritesOf(device).press(item.uri, isFavourite(item))
    })
    const known = { item, page: place.uri }
    const sent = device.sent.slice(before).find(({ event }) => requestKind(event) === 'command')
    if (sent)
      return {
        event: sent.event,
        payload: shapeOf(sent.payload, known) + (asked.length > 0 ? ', once confirmed' : ''),
      }
    const [page] = browsed
    const question = page && questionOf(placeOfItem(page), place.uri)
    if (question?.kind === 'page')
      return { event: 'browseLibrary', payload: shapeOf(question.payload, known) }
    return { event: '', payload: windows[opened[0]?.name ?? ''] ?? 'nothing' }
  }
  return { commands: () => hook.result.current, told, close: () => hook.unmount() }
}

/**
 * Everything that can be pressed of every item on a page, and what it sends; offered as the rows, cards and
 * menus offer it.
 */
export async function libraryRows(place: CommandPlace): Promise<Row[]> {
  const list = Object.values(listedItems)
  const rows: Row[] = []
  for (const [how, method] of methods) {
    const page = openPage(place, method)
    for (const [of, item] of Object.entries(listedItems)) {
      const index = list.indexOf(item)
      const add = async (press: string, run: () => void, on = page) =>
        void rows.push({ press: press + how, of, ...(await on.told(item, run)) })
      const { hasPlay, hasHeart, menu } = actionsOf(item, place)
      await add('a row', () => page.commands().press(item, list, index))
      await add('a card', () => page.commands().pressCard(item, list, index))
      if (hasPlay) await add('the play button', () => page.commands().play(item, list, index))
      if (menu.length > 0) {
        const { usual, deleting } = menuParts(item, place, page.commands().isFavourite(item))
        for (const action of [...usual, ...deleting])
          if (canDo(action, { item, place }, false) && (method === undefined || action === 'play')) {
            // What is to be next waits for what was to be before.
            const own = action === 'playNext' ? openPage(place, method) : page
            const run = () => own.commands().act(action, item, list, index)
            await add(`menu: ${en.browse.menu[action]}`, run, own)
            if (own !== page) own.close()
          }
      }
      if (hasHeart && method === undefined) await add('the heart', () => page.commands().heart(item))
    }
    page.close()
  }
  return rows
}
