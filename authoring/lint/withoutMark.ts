/** A text without the byte order mark that some editors put before it; players skip it, too. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}
