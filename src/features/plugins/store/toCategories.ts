import type { PushAvailablePlugins, PushInstalledPlugins } from '../../../../schemas/generated/types'
import { foldText } from '../../../ui/foldText'
import { nameOf } from '../nameOf'
import type { StoreCategory, StorePlugin } from './StorePlugin'

/** Words without their tags, for finding only: never shown. */
const withoutTags = (html: string) => html.replaceAll(/<[^<>]*>/g, ' ')

const trimmed = (text: string | undefined) => text?.trim() ?? ''

/**
 * The store by category, each plugin with what is known of it here: what the player lists as installed counts for more than
 * what the store remembers of that.
 */
export function toCategories(
  { categories }: PushAvailablePlugins,
  installed: PushInstalledPlugins | undefined,
): readonly StoreCategory[] {
  const byName = installed && new Map(installed.map((row) => [row.name, row]))
  return categories.map(({ name = '', id = '', prettyName, description, plugins = [] }, place) => {
    const categoryName = trimmed(prettyName) || trimmed(name) || id
    const toPlugin = (plugin: (typeof plugins)[number], index: number): StorePlugin => {
      const row = byName?.get(plugin.name)
      const shownName = nameOf(plugin)
      const author = trimmed(plugin.author)
      const about = plugin.description ?? ''
      return {
        key: `${place} ${index} ${plugin.name}`,
        name: plugin.name ?? '',
        category: plugin.category || name || id,
        shownName,
        prettyName: plugin.prettyName,
        icon: plugin.icon,
        version: trimmed(plugin.version),
        url: plugin.url,
        isInstalled: byName ? row !== undefined : plugin.installed === true,
        installedVersion: row?.version,
        canUpdate: (plugin.updateAvailable ?? false) || (row?.updateAvailable ?? false),
        description: about,
        author,
        updated: trimmed(plugin.updated),
        license: trimmed(plugin.license),
        categoryName,
        text: foldText(`${shownName}\n${plugin.name ?? ''}\n${author}\n${withoutTags(about)}`),
      }
    }
    return {
      key: `${place} ${name || id}`,
      shownName: categoryName,
      description: trimmed(description),
      plugins: plugins.map(toPlugin),
    }
  })
}
