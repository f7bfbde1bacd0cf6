import type { WireEntry } from '../../device'

/** The payload as JSON, indented by `indent` spaces; the text itself where the record kept only its beginning. */
export const payloadText = ({ payload, cut, event }: WireEntry, indent = 0): string => {
  if (payload === undefined) return ''
  const isRaw = typeof payload === 'string' && (cut === true || event === null)
  return isRaw ? payload : JSON.stringify(payload, null, indent)
}
