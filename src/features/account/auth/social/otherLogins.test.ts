import { expect, it } from 'vitest'
import { CloudProblem } from '../../../../cloud/ports/CloudAuth'
import { otherLogins } from './SocialButtons'

const code = 'auth/account-exists-with-different-credential'
const exists = new CloudProblem(code, code, 'ada@example.org')
const of = (known: readonly string[]) => ({ providersFor: () => Promise.resolve(known) })
const all = ['google', 'facebook', 'github']

it.each([
  [['google.com'], ['google'], false, true],
  [['github'], ['github'], false, true],
  [['password', 'facebook.com'], ['facebook'], true, true],
  [['password'], [], true, true],
  // With e-mail privacy the service tells nobody: all ways are offered.
  [[], all, true, false],
  [['phone'], all, true, false],
])('[A4.2-3 A8-8] of providers %j offers %j, password %s', async (known, providers, hasPassword, isKnown) => {
  expect(await otherLogins(exists, of(known))).toEqual({
    email: 'ada@example.org',
    providers,
    hasPassword,
    isKnown,
  })
})

it('[A4.2-3] offers all ways where the service cannot be asked, or told no address', async () => {
  const silent = { providersFor: () => Promise.reject(new CloudProblem('cloud/unreachable')) }
  expect(await otherLogins(exists, silent)).toMatchObject({ isKnown: false, providers: all })
  expect(await otherLogins(new CloudProblem(code), of(['google.com']))).toMatchObject({
    email: undefined,
    isKnown: false,
  })
})

it('has nothing to say of other failures', async () => {
  expect(await otherLogins(new CloudProblem('auth/user-disabled'), of([]))).toBeUndefined()
  expect(await otherLogins(new Error('x'), of([]))).toBeUndefined()
})
