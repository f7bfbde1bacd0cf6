const secret = /passw|passphrase|token|secret/i
const mayHold = new RegExp(`"[^"]*(${secret.source})[^"]*"\\s*:|"type"\\s*:\\s*"password"`, 'i')
/** A secret in text that is cut off somewhere: up to its closing quote, or to the end where that is missing. */
const inCutText = new RegExp(`("[^"]*(?:${secret.source})[^"]*"\\s*:\\s*")(?:[^"\\\\]|\\\\.)+`, 'gi')
const mask = '•••'

const isSecret = (holder: unknown, key: string): boolean =>
  secret.test(key) ||
  // A field of a page: what is secret about it says its type, and its value is called just that.
  (key === 'value' &&
    typeof holder === 'object' &&
    holder !== null &&
    Reflect.get(holder, 'type') === 'password')

/**
 * `text` (JSON) with the texts under keys such as password or token replaced, and with those in password fields of pages,
 * because the record is shown and saved. What is no JSON stays as it is, but for what begins like such a text.
 */
export const hideSecrets = (text: string): string => {
  if (!mayHold.test(text)) return text
  try {
    return JSON.stringify(JSON.parse(text), function (this: unknown, key, value: unknown) {
      return typeof value === 'string' && value !== '' && isSecret(this, key) ? mask : value
    })
  } catch {
    return text.replace(inCutText, `$1${mask}`)
  }
}
