import { text } from './text'

/** Text without the white space around it, where players add trailing newlines; undefined for what is no text. */
export function trimmedText(raw: unknown): string | undefined {
  return text(raw)?.trim()
}
