import { describe, expect, it, vi } from 'vitest'
import type { CloudFunctions } from '../ports/Cloud'
import { CloudProblem } from '../ports/CloudAuth'
import { createFunctions } from './createFunctions'

interface Made {
  method: string | undefined
  address: string
  authorization: string | null
}

const open = (answers: (Response | Error)[] = [], isBearer = false) => {
  const made: Made[] = []
  const idToken = vi.fn<(isRenewed?: boolean) => Promise<string>>((isRenewed) =>
    Promise.resolve(isRenewed ? 'NEWER' : 'TOKEN'),
  )
  const functions = createFunctions({
    host: 'https://api.acme.example/',
    word: 'acme',
    isBearer,
    idToken,
    currentUid: () => Promise.resolve('u1'),
    get: (address, { method, headers } = {}) => {
      made.push({
        method,
        address: address.toString(),
        authorization: new Headers(headers).get('authorization'),
      })
      const answer = answers.shift() ?? Response.json({ success: true })
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
  })
  return { functions, made, idToken }
}

const problemOf = async (work: Promise<unknown>) => {
  const problem: unknown = await work.catch((error: unknown) => error)
  if (!(problem instanceof CloudProblem)) throw new Error(`no problem, but ${String(problem)}`)
  return problem
}

const calls: [string, string, (functions: CloudFunctions) => Promise<unknown>, string][] = [
  ['[A7.1-1]', 'POST', (all) => all.cancelUrl(), 'getSubscriptionCancelUrl?token=TOKEN&uid=u1'],
  [
    '[A7.1-2]',
    'POST',
    (all) => all.updateSubscription(4711, 'yearly'),
    'updateSubscription?token=TOKEN&uid=u1&newPlan=4711&planDuration=yearly',
  ],
  ['[A7.1-3]', 'POST', (all) => all.cancelSubscription(), 'cancelSubscription?token=TOKEN&uid=u1'],
  ['[A7.1-4]', 'POST', (all) => all.disableDevice('h w'), 'disableAcmeDevice?token=TOKEN&uid=u1&hwuuid=h+w'],
  ['[A7.1-5]', 'POST', (all) => all.enableDevice('hw'), 'enableAcmeDevice?token=TOKEN&uid=u1&hwuuid=hw'],
  ['[A7.1-6]', 'POST', (all) => all.deleteDevice('hw'), 'deleteAcmeDevice?token=TOKEN&uid=u1&hwuuid=hw'],
]

describe('the functions API', () => {
  it.each(calls)('%s takes a %s with token and user in the query', async (_, method, call, address) => {
    const { functions, made } = open()
    await call(functions)
    expect(made).toEqual([
      { method, address: `https://api.acme.example/api/v1/${address}`, authorization: null },
    ])
  })

  it('[A7.1-7] gives a custom token for the ID token', async () => {
    const { functions, made } = open([Response.json('custom.token-1'), new Response('custom.token-2')])
    expect(await functions.customToken()).toBe('custom.token-1')
    expect(await functions.customToken()).toBe('custom.token-2')
    expect(made[0]).toEqual({
      method: 'GET',
      address: 'https://api.acme.example/api/v1/getCustomToken?idToken=TOKEN',
      authorization: null,
    })
  })

  it.each(calls)('%s of a local cloud takes the token in a header', async (_, __, call) => {
    const { functions, made } = open([], true)
    await call(functions)
    expect(made[0]?.authorization).toBe('Bearer TOKEN')
    expect(made[0]?.address).not.toContain('TOKEN')
  })

  it('[A7.1-7] of a local cloud takes the token in a header for a custom token, too', async () => {
    const { functions, made } = open([Response.json({ success: true, data: 'custom.token' })], true)
    expect(await functions.customToken()).toBe('custom.token')
    expect(made[0]).toMatchObject({ authorization: 'Bearer TOKEN' })
    expect(made[0]?.address).not.toContain('TOKEN')
  })

  it.each([
    [Response.json({ success: false, error: { message: 'Card expired' } }), 'cloud/refused', 'Card expired'],
    [Response.json({ error: { message: 'Not yours' } }, { status: 403 }), 'cloud/refused', 'Not yours'],
    [Response.json({ success: false }), 'cloud/failed', 'cloud/failed'],
    [Response.json({}), 'cloud/failed', 'cloud/failed'],
    [new Response('<h1>Oops</h1>', { status: 404 }), 'cloud/failed', 'cloud/failed'],
    [new Response('<h1>Oops</h1>', { status: 500 }), 'cloud/away', 'cloud/away'],
    [new Response('<h1>Oops</h1>', { status: 502 }), 'cloud/away', 'cloud/away'],
    [Response.json({ error: { message: 'UNAVAILABLE' } }, { status: 503 }), 'cloud/away', 'cloud/away'],
    [new Response('', { status: 504 }), 'cloud/away', 'cloud/away'],
    [new Response('Rate exceeded.', { status: 429 }), 'cloud/busy', 'cloud/busy'],
    [
      Response.json({ success: false, error: { message: 'Slowly' } }, { status: 429 }),
      'cloud/busy',
      'cloud/busy',
    ],
    [
      Response.json({ success: false, error: { message: 'The bank is closed' } }, { status: 503 }),
      'cloud/refused',
      'The bank is closed',
    ],
    [new Response('<h1>Welcome</h1>'), 'cloud/invalid', 'cloud/invalid'],
    [Response.json({ success: 'yes' }), 'cloud/invalid', 'cloud/invalid'],
    [new TypeError('Failed to fetch https://api/?token=TOKEN'), 'cloud/unreachable', 'cloud/unreachable'],
  ])('[A7.1-2 A7.1-3 A4.8-3 A8-6] says why a plan was not changed: %#', async (answer, code, message) => {
    const { functions } = open([answer])
    const problem = await problemOf(functions.updateSubscription(1, 'monthly'))
    expect([problem.code, problem.message]).toEqual([code, message])
    expect(String(problem.stack)).not.toContain('TOKEN')
  })

  it('[A7.1-4 A7.1-5 A7.1-6] takes anything but a no for a yes where devices are concerned', async () => {
    const { functions } = open([Response.json({ hwuuid: 'hw' }), new Response('')])
    await functions.enableDevice('hw')
    await functions.disableDevice('hw')
    const { functions: refusing } = open([Response.json({ success: false, error: { message: 'No' } })])
    expect((await problemOf(refusing.deleteDevice('hw'))).code).toBe('cloud/refused')
  })

  it.each([Response.json({}), Response.json('<b>x</b>'), new Response(''), Response.json({ data: 5 })])(
    '[A7.1-7] takes no other thing for a token: %#',
    async (answer) => {
      expect((await problemOf(open([answer]).functions.customToken())).code).toBe('cloud/invalid')
    },
  )

  it('renews a token once that the API does not take, as after a wrong clock', async () => {
    const { functions, made, idToken } = open([new Response('', { status: 401 })])
    await functions.cancelSubscription()
    expect(made.map(({ address }) => new URL(address).searchParams.get('token'))).toEqual(['TOKEN', 'NEWER'])
    expect(idToken.mock.calls).toEqual([[], [true]])
  })

  it('gives up after 30 s', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort())
    const { functions } = open([new DOMException('late', 'TimeoutError')])
    expect((await problemOf(functions.cancelSubscription())).code).toBe('cloud/timeout')
    expect(AbortSignal.timeout).toHaveBeenCalledWith(30_000)
  })
})
