import type { PluginSource } from '../../PluginSource'

/** A plugin out of texts, or of values that are written as JSON; `words` are those of its program. */
export function pluginOf(
  page: unknown,
  strings: Record<string, unknown> = {},
  words: string[] = [],
): PluginSource {
  const file = (name: string, content: unknown) => ({
    name,
    text: typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  })
  return {
    page: file('UIConfig.json', page),
    strings: new Map(
      Object.entries(strings).map(([language, texts]) => [language, file(`strings_${language}.json`, texts)]),
    ),
    words: new Set(words),
  }
}
