/**
 * A form field's name for an author's id. Any id is allowed, but the form library reads `.`, `[`, `]`, quotes and `|`
 * as a path, and bare `__proto__` is a trap.
 */
export function toFieldName(id: string, occurrence: number): string {
  const safe = Array.from(id, (char) =>
    /[\w-]/.test(char) ? char : `%${char.codePointAt(0)?.toString(16)}`,
  ).join('')
  return `f-${safe}~${occurrence}`
}
