import type { PluginRow } from '../../../schemas/generated/types'

/** Address of a plugin's settings page, with a way back [D2.10-1]; undefined for a plugin that says it has none. */
export function settingsAddress({ category, name, hasConfiguration }: PluginRow): string | undefined {
  if (!category || !name || hasConfiguration === false) return undefined
  return `/plugin/${encodeURIComponent(`${category}-${name}`)}?isPluginSettings=true`
}
