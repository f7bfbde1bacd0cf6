/** A value as JSON text, indented by two unless `compact`; '' for what JSON has nothing for. Never throws. */
export function toJsonText(value: unknown, layout: 'indented' | 'compact' = 'indented'): string {
  try {
    const text: string | undefined = JSON.stringify(value, null, layout === 'indented' ? 2 : 0)
    return text ?? ''
  } catch {
    return '"(nested too deep to be shown)"'
  }
}
