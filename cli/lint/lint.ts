import { resolve } from 'node:path'
import type { Diagnostic } from '../../authoring/Diagnostic'
import { lintPlugin } from '../../authoring/lint/lintPlugin'
import { rules } from '../../authoring/lint/rules'
import { readPluginSource } from '../readPluginSource'
import { countSeverities } from './countSeverities'
import { findPages } from './findPages'
import { formatJson } from './formats/formatJson'
import { formatText } from './formats/formatText'
import { help } from './help'
import type { LintReport } from './LintReport'
import { readLintOptions, type LintOptions } from './readLintOptions'
import { readOffRules } from './readOffRules'

/**
 * `faceplate lint` with the words of its command line: prints what is wrong and sets the exit code to 1 if
 * there is an error or there are too many warnings. Rejects with an Error whose message tells the person what
 * is wrong.
 */
export async function lint(words: string[]): Promise<void> {
  const options = readLintOptions(words)
  if (options.help) console.log(help)
  else if (options.rules)
    console.log(rules.map(({ name, summary }) => `${name.padEnd(24)} ${summary}`).join('\n'))
  else await run(options)
}

async function run(options: LintOptions): Promise<void> {
  const { diagnostics, pages } = await lintAll(options)
  const { error, warning } = countSeverities(diagnostics)
  const shown = options.quiet ? diagnostics.filter(({ severity }) => severity === 'error') : diagnostics
  console.log(await print(options, { diagnostics: shown, pages }))
  const isTooMuch = warning > options.maxWarnings
  if (isTooMuch)
    console.error(`Too many warnings: ${warning}, and --max-warnings allows ${options.maxWarnings}.`)
  if (error > 0 || isTooMuch) process.exitCode = 1
}

async function lintAll({ paths, off }: LintOptions): Promise<LintReport> {
  const pages = new Map<string, string>()
  for (const path of paths) for (const page of await findPages(path)) pages.set(resolve(page), page)
  if (pages.size === 0)
    throw new Error(
      `There is no settings page (UIConfig.json) in ${paths.map((path) => `“${path}”`).join(', ')}.`,
    )
  const diagnostics: Diagnostic[] = []
  for (const page of pages.values()) {
    const [source, offHere] = await Promise.all([readPluginSource(page), readOffRules(page)])
    diagnostics.push(...lintPlugin(source, { off: new Set([...off, ...offHere]) }))
  }
  return { diagnostics, pages: pages.size }
}

async function print({ format, quiet }: LintOptions, report: LintReport): Promise<string> {
  if (format === 'json') return formatJson(report)
  if (format === 'text')
    return formatText(report, { isColored: isColored(), nothing: quiet ? 'No errors' : 'Nothing to mend' })
  // What only SARIF needs is not loaded for the others.
  return (await import('./formats/printSarif')).printSarif(report)
}

/** Colours are for people at a terminal who did not ask to go without. */
function isColored(): boolean {
  return process.stdout.isTTY && (process.env['NO_COLOR'] ?? '') === ''
}
