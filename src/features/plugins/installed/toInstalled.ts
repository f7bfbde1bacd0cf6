import type { PushAvailablePlugins, PushInstalledPlugins } from '../../../../schemas/generated/types'
import type { Wishes } from '../../../../machines/optimistic.machine'
import { nameOf } from '../nameOf'
import type { InstalledPlugin } from './InstalledPlugin'

type Row = PushInstalledPlugins[number]

/** Address of a plugin's settings page with a way back [D2.10-1]. */
function settingsOf({ category, name, hasConfiguration, showSettings }: Row): string | undefined {
  if (!category || !name || hasConfiguration === false || showSettings === false) return undefined
  return `/plugin/${encodeURIComponent(`${category}-${name}`)}?isPluginSettings=true`
}

/**
 * The installed plugins as their rows need them. Where to update from is often known to the store only; `wishes` tells how a
 * switch is to stand that the player has not confirmed: 'on' or 'off'.
 */
export function toInstalled(
  rows: PushInstalledPlugins,
  store: PushAvailablePlugins | undefined,
  wishes: Wishes,
): readonly InstalledPlugin[] {
  const offers = new Map(
    store?.categories.flatMap(({ plugins = [] }) => plugins).map((plugin) => [plugin.name, plugin]),
  )
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const { name = '', category = '', enabled = false, active = false } = row
    const id = `${category}/${name}`
    const count = seen.get(id) ?? 0
    seen.set(id, count + 1)
    // Players may list a plugin twice.
    const key = count === 0 ? id : `${id} ${count}`
    const offer = name === '' ? undefined : offers.get(name)
    const wish = wishes[key]
    const isOn = wish === undefined ? enabled : wish === 'on'
    return {
      key,
      name,
      category,
      shownName: nameOf(row),
      prettyName: row.prettyName,
      icon: row.icon,
      version: row.version?.trim() ?? '',
      url: row.url || offer?.url,
      isInstalled: true,
      installedVersion: row.version,
      canUpdate: (row.updateAvailable ?? false) || (offer?.updateAvailable ?? false),
      isOn,
      isPending: wish !== undefined,
      isActive: active,
      settings: isOn ? settingsOf(row) : undefined,
    }
  })
}
