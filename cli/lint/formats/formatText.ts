import { styleText } from 'node:util'
import type { Severity } from '../../../authoring/Diagnostic'
import { countSeverities } from '../countSeverities'
import type { LintReport } from '../LintReport'

const colors = { error: 'red', warning: 'yellow', hint: 'cyan' } as const

interface TextStyle {
  isColored: boolean
  /** What to say where there is nothing to print. */
  nothing: string
}

/** Findings for people: a line each, its hint below, and how many there are at the end. */
export function formatText({ diagnostics, pages }: LintReport, { isColored, nothing }: TextStyle): string {
  const paint = (color: Parameters<typeof styleText>[0], text: string) =>
    isColored ? styleText(color, text, { validateStream: false }) : text
  const lines = diagnostics.flatMap(({ file, range, severity, rule, message, hint }) => [
    `${paint('bold', `${oneLine(file)}:${range.line}:${range.column}`)} ${paint(colors[severity], severity)} ${paint('dim', rule)} ${oneLine(message)}`,
    ...(hint === undefined ? [] : [`    ${paint('dim', oneLine(hint))}`]),
  ])
  return [
    ...lines,
    ...(lines.length > 0 ? [''] : []),
    `${summary(diagnostics) || nothing} in ${count(pages, 'page')}.`,
  ].join('\n')
}

/**
 * Names and texts come from the file; none of them may break the line or move the cursor of whoever reads.
 */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, '?')
}

function summary(diagnostics: LintReport['diagnostics']): string {
  const counts = countSeverities(diagnostics)
  return (['error', 'warning', 'hint'] satisfies Severity[])
    .filter((severity) => counts[severity] > 0)
    .map((severity) => count(counts[severity], severity))
    .join(', ')
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`
}
