import type { PluginSource, SourceFile } from '../PluginSource'
import { readJson } from '../json/readJson'
import type { LintedFile } from './LintedFile'
import type { LintedPlugin } from './LintedPlugin'
import { readPage } from './page/readPage'
import { withoutMark } from './withoutMark'

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
