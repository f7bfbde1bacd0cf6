import type { PluginSource, SourceFile } from '../../PluginSource'

/** A plugin out of texts, or of values that are written as JSON; `words` are those of its program. */
export function pluginOf(
  page: unknown,
  strings: Record<string, unknown> = {},
  words: string[] = [],
): PluginSource {
  return {
    page: fileOf('UIConfig.json', page),
    strings: new Map(
      Object.entries(strings).map(([language, texts]) => [
        language,
        fileOf(`strings_${language}.json`, texts),
      ]),
    ),
    words: new Set(words),
  }
}

function fileOf(name: string, content: unknown): SourceFile {
  return { name, text: typeof content === 'string' ? content : JSON.stringify(content, null, 2) }
}
