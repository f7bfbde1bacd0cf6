// @vitest-environment node
import { createSign, generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { isSigned, phpSerialized, readFields } from './signature'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
const key = publicKey.export({ type: 'spki', format: 'pem' }).toString()

it('writes fields down as PHP does, by bytes and in the order of their names', () => {
  const fields = new Map([
    ['status', 'active'],
    ['p_signature', 'x'],
    ['coupon', ''],
    ['name', 'Zoë “Z”'],
  ])
  expect(phpSerialized(fields)).toBe(
    'a:3:{s:6:"coupon";s:0:"";s:4:"name";s:12:"Zoë “Z”";s:6:"status";s:6:"active";}',
  )
})

it('believes the whole of what was signed, and nothing else', () => {
  const fields = new Map([
    ['alert_id', '1'],
    ['email', 'zoë@example.org'],
  ])
  const signature = createSign('sha1').update(phpSerialized(fields)).sign(privateKey, 'base64')
  const body = (more: Record<string, string>) =>
    Buffer.from(
      new URLSearchParams({ ...Object.fromEntries(fields), p_signature: signature, ...more }).toString(),
    )
  const isGood = (rawBody: Buffer) => isSigned(readFields(rawBody) ?? new Map(), key)
  expect(isGood(body({}))).toBe(true)
  for (const more of [
    { alert_id: '2' },
    { extra: '' },
    { p_signature: '' },
    { p_signature: 'AAAA' },
  ] as const)
    expect(isGood(body(more))).toBe(false)
  expect(readFields(Buffer.from(`${body({}).toString()}&alert_id=2`))).toBeUndefined()
  expect(isGood(Buffer.from(''))).toBe(false)
})
