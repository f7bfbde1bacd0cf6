import type { PluginSource, SourceFile } from '../PluginSource'
import { readJson } from '../json/readJson'
import type { LintedFile, LintedPlugin } from './LintedPlugin'
import { withoutMark } from './withoutMark'

/** The files of a plugin as trees; those that are no JSON with their mistake. */
export function readSource(source: PluginSource): LintedPlugin {
  const broken: LintedPlugin['broken'][number][] = []
  const read = (file: SourceFile): LintedFile[] => {
    const { root, mistake } = readJson(withoutMark(file.text))
    if (root) return [{ file, root }]
    broken.push({ file, mistake })
    return []
  }
  const [page] = read(source.page)
  const strings = new Map(
    [...source.strings].flatMap(([language, file]) =>
      read(file).map((linted) => [language, linted] as const),
    ),
  )
  return { page, strings, broken }
}
