import type { MenuEntry } from './MenuEntry'

const settings = '/settings'

/** Screens that belong to the settings, by how their addresses begin. */
const ofSettings = [settings, '/plugin/', '/plugin-manager', '/static-page/', '/debug']

/** The address whose entry is marked while `path` is on screen: its own, else that of the settings for a page of theirs. */
export const markedPath = (path: string, entries: readonly MenuEntry[]): string => {
  const hasOwn = entries.some(({ action }) => action.kind === 'goto' && action.path === path)
  return !hasOwn && ofSettings.some((start) => path.startsWith(start)) ? settings : path
}
