import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rules } from '../../../authoring/lint/rules'
import { folders } from '../../../player/folders'
import type { LintReport } from '../LintReport'
import { formatSarif } from './formatSarif'

/**
 * Findings as SARIF, with the pages of documentation and the version of the package that the command is from.
 */
export async function printSarif(report: LintReport): Promise<string> {
  const pages = await Promise.all(
    rules.map(async ({ name }) => [name, await read(`docs/lint/${name}.md`)] as const),
  )
  const version = /"version": "([^"]+)"/.exec((await read('package.json')) ?? '')?.[1]
  return formatSarif(report, { rules, pages: new Map(pages), version })
}

/** A file of the package; undefined where the command runs without it. */
function read(file: string): Promise<string | undefined> {
  return readFile(join(folders.root, file), 'utf8').catch(() => undefined)
}
