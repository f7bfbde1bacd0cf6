import { ownName } from '../../interfaces/createInterfaces'
import { settingsPage } from '../../commands/settingsPage'
import type { Client } from '../../core/Clients'
import type { PlayerContext } from '../../core/PlayerContext'
import { isJsonObject, type JsonObject, type Json } from '../../../authoring/json/Json'
import { allItems, allSections } from '../../pages/readPlugin'
import { dirtyPages } from '../../show/dirtyPages'
import type { ControlGroup } from '../ControlAction'
import { installAtOnce } from '../../commands/installPlugin'
import { pushLongLog } from '../../commands/removePlugin'
import { inBackground } from '../../core/Clock'
import { nextTime } from './playbackGroup'

/** Fields in a section of the page. */
const sectionSize = 60

/** A settings page of that many mixed fields; 2,400 of them are about 600 kB. */
function hugePage(fields: number): JsonObject {
  const sections: Json[] = []
  for (let start = 0; start < fields; start += sectionSize) {
    const content = Array.from({ length: Math.min(sectionSize, fields - start) }, (_, index) =>
      field(start + index),
    )
    const id = `part_${start / sectionSize + 1}`
    sections.push({
      id,
      element: 'section',
      label: `Part ${start / sectionSize + 1}`,
      icon: 'fa-sliders',
      onSave: { type: 'controller', endpoint: 'miscellanea/demonstration', method: id },
      saveButton: { label: 'Save', data: content.map((item) => item['id'] ?? null) },
      content,
    })
  }
  return { page: { label: `${fields} fields` }, sections }
}

function field(number: number): JsonObject {
  const base = {
    id: `field_${number}`,
    label: `Field ${number + 1}`,
    doc: 'What this field does is explained at some length here, as authors of big pages like to do for every field.',
  }
  const kind = number % 4
  if (kind === 0) return { ...base, element: 'switch', value: number % 8 === 0 }
  if (kind === 1) return { ...base, element: 'input', type: 'text', value: `Value ${number}` }
  if (kind === 2)
    return {
      ...base,
      element: 'input',
      type: 'number',
      attributes: [{ min: 0 }, { max: 9999 }],
      value: number,
    }
  const options = ['Low', 'Medium', 'High'].map((label, value) => ({ value, label }))
  return { ...base, element: 'select', value: { value: 1, label: 'Medium' }, options }
}

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

/** Plugins: what the store has, and what goes wrong with it and with an install. */
export const pluginGroup: ControlGroup = {
  title: 'Plugins',
  actions: [
    nextTime('store-login', 'the store asks for a login the next time'),
    nextTime('store-away', 'the store is away the next time'),
    nextTime('store-slow', 'the store is slow the next time'),
    nextTime(
      'silent:getPluginDetails',
      'the next question for details is not answered',
      'plugin-details-silent',
    ),
    nextTime('install-fails', 'the next install fails at 40 %'),
    nextTime('install-silent', 'the next install falls silent at 60 %'),
    nextTime('install-restarts', 'the player restarts during the next install'),
    nextTime('install-cut', 'the connections break during the next install'),
    nextTime('install-slow', 'the next install is slow'),
    nextTime('install-chatty', 'the next install has 5,000 lines to say'),
    nextTime('uninstall-fails', 'the next plugin cannot be uninstalled'),
    {
      id: 'install-log',
      label: '5,000 lines of an install, 50 a second',
      run(player, options) {
        const lines = numberIn(options, 'lines', 5_000)
        inBackground(player, 'a long log', () =>
          pushLongLog(player, lines, numberIn(options, 'perSecond', 50)),
        )
      },
    },
    {
      id: 'store-many',
      label: '300 plugins more in the store',
      run: ({ store }, options) => store.setMadeUp(numberIn(options, 'count', 300)),
    },
    {
      id: 'store-newer',
      label: 'every plugin has a newer version',
      run: ({ store }) => store.setNewer(true),
    },
    { id: 'store-hostile', label: 'plugins that attack', run: ({ store }) => store.setHostile(true) },
    {
      id: 'store-as-shipped',
      label: 'the store as it came',
      run({ store }) {
        store.setMadeUp(0)
        store.setNewer(false)
        store.setHostile(false)
      },
    },
    {
      id: 'interface-own',
      label: 'show the own interface',
      run: ({ interfaces }) => interfaces.choose(ownName),
    },
    {
      id: 'plugins-install',
      label: 'install the first three at once',
      run: (player, options) => installAtOnce(player, numberIn(options, 'count', 3)),
    },
  ],
}

function numberIn(options: Json, key: string, otherwise: number): number {
  const value = isJsonObject(options) ? options[key] : undefined
  return typeof value === 'number' && value >= 0 && value <= 10_000 ? value : otherwise
}
