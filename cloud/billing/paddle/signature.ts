import { createHmac } from 'node:crypto'
import { isSame } from '../shared/links'

/** How old a call may be, and how far ahead its clock, ms. */
const oldest = 300_000

/**
 * Whether a call is signed with one of the secrets, and of now. The SDK's own check gives a call five seconds
 * on its way, which is less than a function may need to start, and sees one signature of the two that come
 * while a secret is changed.
 */
export function isSigned(
  rawBody: Buffer,
  header: string,
  { secrets, now }: { secrets: readonly string[]; now: number },
): boolean {
  const parts = header.split(';').map((part) => part.split('='))
  const valuesOf = (name: string) => parts.flatMap(([key, value]) => (key === name && value ? [value] : []))
  const [ts = ''] = valuesOf('ts')
  if (!/^\d{1,12}$/.test(ts) || Math.abs(now - Number(ts) * 1_000) > oldest) return false
  const expected = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${ts}:`).update(rawBody).digest('hex'),
  )
  return valuesOf('h1').some((given) => expected.some((one) => isSame(given, one)))
}
