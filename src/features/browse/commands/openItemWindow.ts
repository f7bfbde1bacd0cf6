import type { PanelModals } from '../../../ui/modal/PanelModals'
import type { ItemAction } from '../items/itemActions'
import type { ItemCommand } from './ItemCommand'
import type { SeenItem } from './SeenItem'

const stationsOf = ({ list }: SeenItem): string[] =>
  list.flatMap(({ type, title, name }) => (type === 'mywebradio' ? [title || name || ''] : []))

/**
 * Opens the window of an action that asks something first: which playlist, which station. What the window does that the page shows is
 * done by `run`, as if it was chosen on the page: with a way back, and the page asked for again.
 */
export function openItemWindow(
  action: ItemAction,
  seen: SeenItem,
  modals: PanelModals,
  run: (command: ItemCommand) => boolean,
): void {
  const { item } = seen
  const { uri = '', service = '', title, name } = item
  const called = title || name || ''
  switch (action) {
    case 'addToPlaylist':
      modals.open({
        name: 'modal-add-to-playlist',
        params: {
          uri,
          service,
          title: called,
          favour: () => run({ kind: 'addToFavourites', item }),
        },
      })
      return
    case 'addWebRadio':
      modals.open({ name: 'modal-web-radio', params: { known: stationsOf(seen) } })
      return
    case 'editWebRadio':
      modals.open({
        name: 'modal-web-radio',
        params: {
          name: called,
          uri,
          known: stationsOf(seen),
          remove: () => run({ kind: 'removeWebRadio', item }),
        },
      })
      return
    default:
  }
}
