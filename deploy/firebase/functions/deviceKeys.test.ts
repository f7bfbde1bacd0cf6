// @vitest-environment node
import { SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { deviceKeys } from './deviceKeys'

const clock = { now: () => 1_000 }
const [old, newer, other] = ['a', 'b', 'c'].map((letter) => letter.repeat(44)) as [string, string, string]
const pass = { uid: 'ada', hwuuid: 'attic', at: 1_000 }

it('goes on reading what an older key has signed, until that is taken away', async () => {
  const before = await deviceKeys(`k1:${old}`, clock).sign('ada', 'attic')
  const rotated = deviceKeys(`k2:${newer}\nk1:${old}\n`, clock)
  expect(await rotated.read(before)).toEqual(pass)
  const after = await rotated.sign('ada', 'attic')
  expect(await deviceKeys(`k2:${newer}`, clock).read(after)).toEqual(pass)
  expect(await deviceKeys(`k2:${newer}`, clock).read(before)).toBeUndefined()
  // An id alone is no key.
  expect(await deviceKeys(`k1:${other}`, clock).read(before)).toBeUndefined()
})

it('takes nothing that a key has signed for something else', async () => {
  const key = new TextEncoder().encode(old)
  const claims = { uid: 'ada', hwuuid: 'attic', at: 1 }
  const sign = (head: { alg: string; kid?: string }, audience: string) =>
    new SignJWT(claims).setProtectedHeader(head).setAudience(audience).sign(key)
  const keys = deviceKeys(`k1:${old}`, clock)
  expect(await keys.read(await sign({ alg: 'HS256', kid: 'k1' }, 'player'))).toEqual({ ...pass, at: 1 })
  expect(await keys.read(await sign({ alg: 'HS256', kid: 'k1' }, 'page'))).toBeUndefined()
  expect(await keys.read(await sign({ alg: 'HS512', kid: 'k1' }, 'player'))).toBeUndefined()
  expect(await keys.read(await sign({ alg: 'HS256' }, 'player'))).toBeUndefined()
  const [, body = ''] = (await sign({ alg: 'HS256', kid: 'k1' }, 'player')).split('.')
  const unsigned = Buffer.from('{"alg":"none","kid":"k1"}').toString('base64url')
  expect(await keys.read(`${unsigned}.${body}.`)).toBeUndefined()
})

it.each([
  ['', 'no key'],
  ['k1', 'id:key'],
  [`k1:short`, 'id:key'],
  [`k 1:${old}`, 'id:key'],
  [`k1:${old} k1:${newer}`, 'one id'],
])('says what is wrong with “%s”, and does not quote it', (written, reason) => {
  expect(() => deviceKeys(written, clock)).toThrow(reason)
  expect(() => deviceKeys(written, clock)).not.toThrow(/short|aaa/)
})
