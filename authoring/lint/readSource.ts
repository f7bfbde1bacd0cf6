import type { JsonNode } from '../json/JsonNode'
import type { PluginSource, SourceFile } from '../PluginSource'
import { readJson } from '../json/readJson'
import type { LintedFile } from './page/LintedPage'
import type { LintedPlugin } from './Rule'
import { readPage } from './page/readPage'
import { withoutMark } from './onPage'

/**
 * The characters to mark for a value: all of a text or number; of an object or list, which may be long, its
 * name, else the id that an object has, else the bracket that opens it.
 */
export function markedSpan(node: JsonNode, on?: 'key'): { start: number; end: number } {
  const isLong = node.kind === 'object' || node.kind === 'array'
  if (typeof node.key === 'object' && (isLong || on === 'key'))
    return { start: node.key.start, end: node.key.end }
  if (!isLong) return { start: node.start, end: node.end }
  const id = node.get('id')
  return id && id.children.length === 0 ? markedSpan(id) : { start: node.start, end: node.start + 1 }
}

/** The files of a plugin as trees; those that are no JSON with their mistake. */
export function readSource({ page, strings, words = new Set() }: PluginSource): LintedPlugin {
  const broken: LintedPlugin['broken'][number][] = []
  const read = (file: SourceFile): LintedFile[] => {
    const { root, mistake } = readJson(withoutMark(file.text))
    if (root) return [{ file, root }]
    broken.push({ file, mistake })
    return []
  }
  const [linted] = read(page)
  const texts = [...strings].flatMap(([language, file]) =>
    read(file).map((text) => [language, text] as const),
  )
  return { page: linted && readPage(linted, words), strings: new Map(texts), words, broken }
}
