import { expect, it } from 'vitest'
import { CloudProblem } from '../ports/CloudAuth'
import { toProblem } from './toProblem'

const secret = 'eyJhbGciOi.SECRET'
const fails = (fields: object) => Object.assign(new Error(`something about ${secret}`), fields)

it.each([
  [fails({ code: 'auth/wrong-password' }), 'auth/wrong-password'],
  [fails({ code: 'auth/network-request-failed' }), 'cloud/unreachable'],
  [fails({ code: 'auth/internal-error' }), 'cloud/failed'],
  [fails({ code: 'auth/unavailable' }), 'cloud/away'],
  [fails({ code: `auth/the-service-is-currently-unavailable.${secret}` }), 'cloud/away'],
  [fails({ code: 'auth/resource-exhausted' }), 'cloud/busy'],
  [
    fails({ code: 'auth/network-request-failed', customData: { message: `SyntaxError: ${secret}` } }),
    'cloud/away',
  ],
  [fails({ code: `auth/what-is-this(${secret})` }), 'auth/what-is-this'],
  [fails({ code: 'storage/canceled' }), 'cloud/aborted'],
  [fails({ code: 'storage/retry-limit-exceeded' }), 'cloud/unreachable'],
  [fails({ code: 'PERMISSION_DENIED' }), 'database/permission-denied'],
  [new Error('Permission denied'), 'database/permission-denied'],
  [new Error('Client is offline.'), 'cloud/unreachable'],
  [new TypeError('Failed to fetch dynamically imported module: /assets/auth.js'), 'cloud/unreachable'],
  [new DOMException('', 'AbortError'), 'cloud/aborted'],
  [new DOMException('', 'TimeoutError'), 'cloud/timeout'],
  ['what', 'cloud/failed'],
  [undefined, 'cloud/failed'],
])('[A8-28] is told by its code alone: %s', (error, code) => {
  const problem = toProblem(error)
  expect([problem.code, problem.message, problem.email]).toEqual([code, code, undefined])
  expect(problem.stack).not.toContain(secret)
})

it('leaves ours as they are, and an e-mail only where another way to sign in is meant', () => {
  const ours = new CloudProblem('cloud/refused', 'No more cards')
  expect(toProblem(ours)).toBe(ours)
  const customData = { email: 'ann@acme.example', _tokenResponse: { oauthAccessToken: secret } }
  expect(toProblem(fails({ code: 'auth/email-already-in-use', customData })).email).toBeUndefined()
  expect(toProblem(fails({ code: 'auth/account-exists-with-different-credential', customData })).email).toBe(
    'ann@acme.example',
  )
})
