// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { adminPasses, exchangeAt } from './adminPasses'
import { adminPeople } from './adminPeople'

const failure = (code: string) => Object.assign(new Error(`${code} with eyJ-a-token`), { code })
const token = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`
const aud = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
const device = { sign: async () => '', read: async () => undefined }

/** Passes whose SDK fails so. */
const failing = (error: unknown) =>
  adminPasses({
    auth: {
      verifyIdToken: async () => {
        throw error
      },
      createCustomToken: async () => '',
    },
    people: { find: async (uid) => ({ uid, createdAt: 0, validAfter: 0 }) },
    device,
    exchange: async () => 'id-token',
  })

it.each(['argument-error', 'id-token-expired', 'id-token-revoked', 'user-disabled', 'user-not-found'])(
  'takes no token of which the SDK says auth/%s',
  async (code) => {
    expect(await failing(failure(`auth/${code}`)).verify('x')).toBeUndefined()
    expect(await failing(failure(`auth/${code}`)).fromCustom(token({ aud, uid: 'ada' }))).toBeUndefined()
  },
)

it('says nothing of a token when nobody could be asked', async () => {
  await expect(failing(failure('auth/internal-error')).verify('x')).rejects.toThrow('internal-error')
  await expect(failing(new TypeError('fetch failed')).verify('x')).rejects.toThrow('fetch failed')
})

it('asks for the revocation of a token, too', async () => {
  const asked: unknown[] = []
  const passes = adminPasses({
    auth: {
      verifyIdToken: async (...words) => {
        asked.push(words)
        throw failure('auth/id-token-revoked')
      },
      createCustomToken: async () => '',
    },
    people: { find: async () => undefined },
    device,
    exchange: async () => undefined,
  })
  await passes.verify('x')
  expect(asked).toEqual([['x', true]])
})

it('exchanges no custom token of somebody who is gone, which would bring the account back', async () => {
  let exchanged = 0
  const passes = adminPasses({
    auth: {
      verifyIdToken: async () => Promise.reject(failure('auth/argument-error')),
      createCustomToken: async () => '',
    },
    people: { find: async () => undefined },
    device,
    async exchange() {
      exchanged += 1
      return undefined
    },
  })
  for (const one of [token({ aud, uid: 'gone' }), token({ aud: 'x', uid: 'ada' }), 'x', ''])
    expect(await passes.fromCustom(one)).toBeUndefined()
  expect(exchanged).toBe(0)
})

let close: (() => unknown) | undefined
afterEach(() => close?.())

/** A service that exchanges tokens and answers so; resolves with its host. */
async function answering(status: number, body: object): Promise<{ emulator: string; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    request.on('data', (data: Buffer) => asked.push(`${request.url} ${data.toString()}`))
    request.on('end', () => response.writeHead(status).end(JSON.stringify(body)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => server.close()
  return { emulator: `127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

it('exchanges a custom token as pages do', async () => {
  const { emulator, asked } = await answering(200, { idToken: 'id' })
  expect(await exchangeAt({ apiKey: 'a b', emulator })('custom')).toBe('id')
  expect(asked).toEqual([
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=a%20b {"token":"custom","returnSecureToken":true}',
  ])
})

it.each(['INVALID_CUSTOM_TOKEN : no', 'CREDENTIAL_MISMATCH', 'USER_DISABLED'])(
  'takes no custom token of which the service says %s',
  async (message) => {
    const { emulator } = await answering(400, { error: { message } })
    expect(await exchangeAt({ apiKey: 'x', emulator })('custom')).toBeUndefined()
  },
)

it('blames no player for what is wrong with the project', async () => {
  const { emulator } = await answering(400, { error: { message: 'API key not valid.' } })
  await expect(exchangeAt({ apiKey: 'x', emulator })('custom')).rejects.toThrow('status 400')
})

it('counts nothing as good that somebody has who is locked out', async () => {
  const people = adminPeople({
    getUser: async () =>
      Object({ uid: 'ada', disabled: true, metadata: { creationTime: '2026-01-01T00:00:00Z' } }),
    getUsers: async () => ({ users: [], notFound: [] }),
  })
  expect(await people.find('ada')).toMatchObject({ validAfter: Number.POSITIVE_INFINITY })
})

it('does not take a failure for somebody who is gone', async () => {
  const people = adminPeople({
    getUser: async () => Promise.reject(failure('auth/internal-error')),
    getUsers: async () => Promise.reject(failure('auth/internal-error')),
  })
  await expect(people.find('ada')).rejects.toThrow('internal-error')
  await expect(people.gone(['ada'])).rejects.toThrow('internal-error')
})
