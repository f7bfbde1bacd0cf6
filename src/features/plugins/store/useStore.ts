import { useCallback, useEffect, useState } from 'react'
import type { PushAvailablePlugins, PushInstalledPlugins } from '../../../../schemas/generated/types'
import { foldText } from '../../../ui/foldText'
import { nameOf, type StoreCategory, type StorePlugin } from '../PluginParts'
import { useAnswer, useDevice, type AnswerPhase } from '../../../device'

/** Words without their tags, for finding only: never shown. */
const withoutTags = (html: string) => html.replaceAll(/<[^<>]*>/g, ' ')

const trimmed = (text: string | undefined) => text?.trim() ?? ''

/**
 * The store by category, each plugin with what is known of it here: what the player lists as installed counts
 * for more than what the store remembers of that.
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

const all = (push: PushAvailablePlugins) => push

/** How the question for the store's plugins stands. */
export interface StoreAnswer {
  /**
   * `asked`: the player answered with a window of its own, as one that wants somebody to log in first.
   */
  phase: AnswerPhase | 'asked'
  data: PushAvailablePlugins | undefined
  /** Title of that window. */
  title: string
  retry: () => void
}

/** Asks for the plugins of the store [D7-59]; every way of not answering ends with a word. */
export function useStore(): StoreAnswer {
  const device = useDevice()
  const { phase, data, retry } = useAnswer('getAvailablePlugins', 'pushAvailablePlugins', all)
  const [title, setTitle] = useState<string>()
  const isWaiting = phase === 'waiting' || phase === 'silent'
  useEffect(
    () => (isWaiting ? device.on('openModal', (modal) => setTitle(modal.title.trim())) : undefined),
    [device, isWaiting],
  )
  const askAgain = useCallback(() => {
    setTitle(undefined)
    retry()
  }, [retry])
  return {
    phase: isWaiting && title !== undefined ? 'asked' : phase,
    data,
    title: title ?? '',
    retry: askAgain,
  }
}
