import { parseArgs } from 'node:util'
import { checkRuleNames } from './checkRuleNames'

/** Ways to print findings. */
export type LintFormat = 'text' | 'json' | 'sarif'

/** What a person asked `faceplate lint` for. */
export interface LintOptions {
  paths: string[]
  format: LintFormat
  quiet: boolean
  /** Infinity where any number is fine. */
  maxWarnings: number
  off: ReadonlySet<string>
  rules: boolean
  help: boolean
}

/** Reads the command line. Throws an Error whose message tells the person what is wrong. */
export function readLintOptions(words: string[]): LintOptions {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'text' },
      quiet: { type: 'boolean', default: false },
      'max-warnings': { type: 'string' },
      off: { type: 'string', multiple: true, default: [] },
      rules: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const off = values.off.flatMap((list) => list.split(',')).map((name) => name.trim())
  return {
    paths: positionals.length > 0 ? positionals : ['.'],
    format: readFormat(values.format),
    quiet: values.quiet,
    maxWarnings: readMost(values['max-warnings']),
    off: checkRuleNames(
      off.filter((name) => name !== ''),
      '--off',
    ),
    rules: values.rules,
    help: values.help,
  }
}

function readFormat(written: string): LintFormat {
  if (written === 'text' || written === 'json' || written === 'sarif') return written
  throw new Error(`--format is text, json or sarif, not “${written}”.`)
}

function readMost(written: string | undefined): number {
  if (written === undefined) return Infinity
  if (/^\d+$/.test(written)) return Number(written)
  throw new Error(`--max-warnings takes a number from 0, not “${written}”.`)
}
