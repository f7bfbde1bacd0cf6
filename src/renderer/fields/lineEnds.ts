import { bareValue } from '../normalise/findOption'

/** Whether a wire value is a text of more than one line, which the browser's control of one line would join. */
export function hasLines(value: unknown): boolean {
  const bare = bareValue(value)
  return typeof bare === 'string' && /[\r\n]/.test(bare)
}

/**
 * A text as it is after somebody typed into it. The browser shows every line end as \n; those around the edit keep what
 * they were, and new ones become what the text's first is.
 */
export function keepLineEnds(before: string, typed: string): string {
  // Each character as the browser counts them, with what it is in the text.
  const kept = before.match(/\r\n|[^]/g) ?? []
  const shown = before.replaceAll(/\r\n?/g, '\n')
  const least = Math.min(shown.length, typed.length)
  let start = 0
  while (start < least && shown[start] === typed[start]) start += 1
  let end = 0
  while (end < least - start && shown.at(-1 - end) === typed.at(-1 - end)) end += 1
  const [lineEnd = '\n'] = /\r\n|\r|\n/.exec(before) ?? []
  return [
    ...kept.slice(0, start),
    typed.slice(start, typed.length - end).replaceAll('\n', lineEnd),
    ...kept.slice(kept.length - end),
  ].join('')
}
