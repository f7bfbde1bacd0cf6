import { foldText } from '../../../ui/foldText'
import type { StoreCategory, StorePlugin } from './StorePlugin'

/** Which plugins of the store are shown. */
export type StoreFilter = 'all' | 'new' | 'installed' | 'updates'

const passes: Record<StoreFilter, (plugin: StorePlugin) => boolean> = {
  all: () => true,
  new: ({ isInstalled }) => !isInstalled,
  installed: ({ isInstalled }) => isInstalled,
  updates: ({ isInstalled, canUpdate }) => isInstalled && canUpdate,
}

/**
 * The plugins to show: those of the chosen category, or of all of them while somebody looks for one by words; each of the words
 * has to be in its name, author or description. Names that begin with what is sought come first.
 */
export function findPlugins(
  categories: readonly StoreCategory[],
  chosen: StoreCategory | undefined,
  sought: string,
  filter: StoreFilter,
): readonly StorePlugin[] {
  const words = foldText(sought).split(/\s+/).filter(Boolean)
  const among = words.length > 0 ? categories.flatMap(({ plugins }) => plugins) : (chosen?.plugins ?? [])
  const found = among.filter(
    (plugin) => passes[filter](plugin) && words.every((word) => plugin.text.includes(word)),
  )
  const [first] = words
  if (first === undefined) return found
  const starts = (plugin: StorePlugin) => plugin.text.startsWith(first)
  return [...found.filter(starts), ...found.filter((plugin) => !starts(plugin))]
}
