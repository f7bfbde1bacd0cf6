import { isSecretKey, maskInText } from './secretKeys'

const mask = '•••'
/** Nothing that the interface reads is nested deeper. */
const deepest = 200
/** More password fields than all pages of a player have: each is looked for in every text. */
const mostIds = 500

/** What any text has that holds a secret which is looked for here: most have none of it, and are not read. */
const mayHold =
  /pass|token|secret|psk|pwd|pin|cookie|auth|credential|session|sid|otp|sign|code|key|:\/\/[^\s"]{0,400}@/i
/** One after the other the texts of a payload that is cut off somewhere, and whether each is a key. */
const texts = /"((?:[^"\\]|\\[^])*)("?)(\s*:)?/g

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Hides what lets somebody in, because the record is shown and saved: what stands under keys such as password or token, however deep and in
 * texts that are JSON themselves, what the fields of a page hold that it calls `password` and, from then on, what is sent under their ids,
 * and passwords in addresses. Takes JSON and gives JSON; of one that is cut off, what is there. Time grows with the text's length alone.
 */
export function createSecretHider(): (text: string) => string {
  const ids = new Set<string>()
  const isSecret = (key: string) => isSecretKey(key) || ids.has(key)

  const hide = (value: unknown, isHidden: boolean, depth = 0): unknown => {
    if (depth > deepest) return mask
    if (Array.isArray(value)) return value.map((one: unknown) => hide(one, isHidden, depth + 1))
    if (isRecord(value)) {
      const isField = value['type'] === 'password'
      if (isField && typeof value['id'] === 'string' && ids.size < mostIds) ids.add(value['id'])
      return Object.fromEntries(
        Object.entries(value).map(([key, part]) => {
          const isIt = isHidden || isSecret(key) || (isField && key === 'value')
          return [key, hide(part, isIt, depth + 1)]
        }),
      )
    }
    if (isHidden) return value === '' || value === null || typeof value === 'boolean' ? value : mask
    return typeof value === 'string' ? inText(value, depth) : value
  }
  const inText = (text: string, depth: number): string => {
    if (!/^\s*[[{]/.test(text)) return maskInText(text, mask)
    try {
      return JSON.stringify(hide(JSON.parse(text), false, depth + 1))
    } catch {
      return inCutText(text)
    }
  }
  const inCutText = (cut: string): string => {
    let isHidden = false
    return cut.replace(texts, (all, content: string, end: string, colon: string | undefined) => {
      if (colon !== undefined) {
        isHidden = isSecret(content)
        return all
      }
      const shown = isHidden && content !== '' ? mask : maskInText(content, mask)
      isHidden = false
      return `"${shown}${end}`
    })
  }

  return (text) => {
    const isKnown = mayHold.test(text) || [...ids].some((id) => text.includes(JSON.stringify(id)))
    if (!isKnown) return text
    try {
      return JSON.stringify(hide(JSON.parse(text), false))
    } catch {
      return inCutText(text)
    }
  }
}
