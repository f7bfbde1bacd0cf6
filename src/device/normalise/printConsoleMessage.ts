import { text } from './part/text'

/** A log line [D2.16-1]; an object is shown as JSON. */
export function printConsoleMessage(raw: unknown): unknown {
  return text(raw) ?? (raw === null || raw === undefined ? '' : jsonOf(raw))
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return ''
  }
}
