const secret = /passw|passphrase|token|secret/i
const mayHold = new RegExp(`"[^"]*(${secret.source})[^"]*"\\s*:`, 'i')

/**
 * `text` (JSON) with the texts under keys such as password or token replaced, because the record is shown and saved.
 * What is no JSON stays as it is.
 */
export const hideSecrets = (text: string): string => {
  if (!mayHold.test(text)) return text
  try {
    return JSON.stringify(JSON.parse(text), (key, value: unknown) =>
      secret.test(key) && typeof value === 'string' && value !== '' ? '•••' : value,
    )
  } catch {
    return text
  }
}
