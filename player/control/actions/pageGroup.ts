import { settingsPage } from '../../answers/settingsPage'
import type { Client } from '../../core/Clients'
import type { PlayerContext } from '../../core/PlayerContext'
import { isJsonObject } from '../../../authoring/json/isJsonObject'
import type { JsonObject } from '../../../authoring/json/JsonObject'
import { allItems } from '../../pages/allItems'
import { allSections } from '../../pages/allSections'
import { dirtyPages } from '../../show/dirtyPages'
import { hugePage } from '../../show/hugePage'
import type { ControlGroup } from '../ControlAction'

/** Settings pages that nobody asked for. */
export const pageGroup: ControlGroup = {
  title: 'Settings pages',
  actions: [
    {
      id: 'page-again',
      label: 'the open page again',
      run: (player) => pushOpenPages(player, () => undefined),
    },
    {
      id: 'page-changed',
      label: 'the open page, every value changed',
      run: (player) =>
        pushOpenPages(player, (page) => allSections(page).flatMap(allItems).forEach(changeValue)),
    },
    {
      id: 'page-other',
      label: 'another page, to all',
      run: (player) => {
        const open = player.clients.all().map(({ page }) => page)
        const other = open.some((page) => page?.includes('network'))
          ? 'miscellanea/my_music'
          : 'system_controller/network'
        player.clients.broadcastAsIs('pushUiConfig', settingsPage(player, other))
      },
    },
    {
      id: 'page-600kb',
      label: '600 kB',
      run: ({ clients }) => clients.broadcastAsIs('pushUiConfig', hugePage(2_400)),
    },
    ...Object.entries(dirtyPages).map(([label, page], index) => ({
      id: `page-dirty-${index + 1}`,
      label,
      run: ({ clients }: PlayerContext) => clients.broadcastAsIs('pushUiConfig', page),
    })),
  ],
}

/** Sends each client the page that it looks at, after a change. */
function pushOpenPages(player: PlayerContext, change: (page: JsonObject) => void): void {
  const clients = player.clients
    .all()
    .filter((client): client is Client & { page: string } => client.page !== undefined)
  for (const client of clients) {
    const page = settingsPage(player, client.page)
    change(page)
    client.pushAsIs('pushUiConfig', page)
  }
}

/** Inputs whose text has a form that an addition would break. */
const formedTypes = new Set<unknown>([
  'color',
  'date',
  'time',
  'datetime-local',
  'month',
  'week',
  'number',
  'range',
])

/** Gives an item another value of its kind. */
function changeValue(item: JsonObject): void {
  const { value, options } = item
  if (typeof value === 'boolean') item['value'] = !value
  else if (typeof value === 'number') item['value'] = value + 1
  else if (typeof value === 'string' && !formedTypes.has(item['type'])) item['value'] = `${value} +`
  else if (isJsonObject(value) && Array.isArray(options)) {
    item['value'] =
      options.find((option) => isJsonObject(option) && option['value'] !== value['value']) ?? value
  }
}
