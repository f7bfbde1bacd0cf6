import { createVerify } from 'node:crypto'

const text = (value: string) => `s:${Buffer.byteLength(value)}:"${value}";`

/** The fields without their signature as PHP writes an array down, in the order of their names. */
export function phpSerialized(fields: ReadonlyMap<string, string>): string {
  const signed = [...fields].filter(([name]) => name !== 'p_signature').sort(([a], [b]) => (a < b ? -1 : 1))
  return `a:${signed.length}:{${signed.map(([name, value]) => text(name) + text(value)).join('')}}`
}

/** Whether `p_signature` is the provider's over all other fields. */
export function isSigned(fields: ReadonlyMap<string, string>, publicKey: string): boolean {
  const signature = fields.get('p_signature')
  if (signature === undefined) return false
  return createVerify('sha1').update(phpSerialized(fields)).verify(publicKey, signature, 'base64')
}

/** The fields of a form; undefined when a name comes twice, which no signature says anything of. */
export function readFields(rawBody: Buffer): ReadonlyMap<string, string> | undefined {
  const pairs = [...new URLSearchParams(rawBody.toString('utf8'))]
  const fields = new Map(pairs)
  return fields.size === pairs.length ? fields : undefined
}
