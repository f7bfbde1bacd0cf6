import type { PanelModals } from '../../../ui/modal/PanelModals'
import type { ItemAction } from '../items/itemActions'
import type { SeenItem } from './SeenItem'

const stationsOf = ({ list }: SeenItem): string[] =>
  list.flatMap(({ type, title, name }) => (type === 'mywebradio' ? [title || name || ''] : []))

/** Opens the window of an action that asks something first: which playlist, which station. */
export function openItemWindow(action: ItemAction, seen: SeenItem, modals: PanelModals): void {
  const { uri = '', service = '', title, name } = seen.item
  const called = title || name || ''
  switch (action) {
    case 'addToPlaylist':
      modals.open({ name: 'modal-add-to-playlist', params: { uri, service, title: called } })
      return
    case 'addWebRadio':
      modals.open({ name: 'modal-web-radio', params: { known: stationsOf(seen) } })
      return
    case 'editWebRadio':
      modals.open({ name: 'modal-web-radio', params: { name: called, uri, known: stationsOf(seen) } })
      return
    default:
  }
}
