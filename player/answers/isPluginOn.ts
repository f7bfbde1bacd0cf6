import { sep } from 'node:path'
import type { PlayerContext } from '../core/PlayerContext'
import type { Plugin } from '../pages/Plugin'

/** Whether a plugin runs: what came with the player always, an installed one once it was enabled, an author's until disabled. */
export function isPluginOn(
  { storage, pluginHome }: Pick<PlayerContext, 'storage' | 'pluginHome'>,
  { id, folder, shipped }: Plugin,
): boolean {
  if (shipped) return true
  const states = storage.plugins.value()
  const state = Object.hasOwn(states, id) ? states[id] : undefined
  return state?.enabled ?? !folder.startsWith(pluginHome.folder + sep)
}
