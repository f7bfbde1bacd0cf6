/** What a client asks for: number, action and body. */
export interface Request {
  kind: 'request'
  number: number
  action: string
  body: Body
}

/** The fields of a request, not yet checked. */
export type Body = ReadonlyMap<string, unknown>

/** A message of a client: a request, a sign of life that wants an answer, or something else. */
export type Message = Request | { kind: 'ping' } | { kind: 'other' }

const fieldsOf = (value: unknown): Body =>
  new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : [])

/** Reads a message of the protocol; undefined for what is none. */
export function readRequest(text: string): Message | undefined {
  let message: Body
  try {
    message = fieldsOf(JSON.parse(text))
  } catch {
    return undefined
  }
  const inner = fieldsOf(message.get('d'))
  if (message.get('t') === 'c') return { kind: inner.get('t') === 'p' ? 'ping' : 'other' }
  if (message.get('t') !== 'd') return undefined
  const [number, action] = [inner.get('r'), inner.get('a')]
  if (typeof number !== 'number' || typeof action !== 'string') return undefined
  return { kind: 'request', number, action, body: fieldsOf(inner.get('b')) }
}
