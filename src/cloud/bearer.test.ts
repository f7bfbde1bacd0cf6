// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startTestCloud, type TestCloud } from '../../cloud/testing/startTestCloud'
import type { BrandCloud } from '../../schemas/generated/types'
import { openCloud } from './openCloud'
import { createSdk } from './sdk/createSdk'

let server: TestCloud

beforeAll(async () => {
  server = await startTestCloud()
})
afterAll(() => server.close())

/** Calls whatever functions and referral service have, with nonsense where something is wanted. */
async function callEverything(config: BrandCloud) {
  const addresses: string[] = []
  const bearers: (string | null)[] = []
  const cloud = openCloud(config, {
    hostname: 'localhost',
    cloudHosts: { production: 'cloud.acme.example', development: 'dev.acme.example' },
    brandWord: 'acme',
    allowsStatistics: () => false,
    get: (address, { headers } = {}) => {
      addresses.push(address.toString())
      bearers.push(new Headers(headers).get('authorization'))
      return Promise.resolve(Response.json({ success: false }))
    },
  })
  const services = [cloud.functions, cloud.referral].map((service) => Object.values(service ?? {}))
  await cloud.auth.signUp(`${config.functions.bearer}@acme.example`, 'correct horse')
  for (const call of services.flat()) await Promise.resolve(call('hw')).catch(() => undefined)
  const token = await cloud.auth.idToken()
  await cloud.auth.signOut()
  return { addresses, bearers, token }
}

it('has the token of each call in a header, and in no address, where the brand says so', async () => {
  const { addresses, bearers, token } = await callEverything(server.config)
  expect(addresses.map((address) => new URL(address).pathname).toSorted()).toEqual([
    '/api/v1/cancelSubscription',
    '/api/v1/deleteAcmeDevice',
    '/api/v1/disableAcmeDevice',
    '/api/v1/enableAcmeDevice',
    '/api/v1/getCustomToken',
    '/api/v1/getSubscriptionCancelUrl',
    '/api/v1/updateSubscription',
    '/referral/friends/campaign',
    '/referral/friends/participant',
  ])
  expect(addresses.join('\n')).not.toContain(token)
  expect(bearers.filter((bearer) => bearer !== `Bearer ${token}`)).toEqual([null])
})

it('[A7.1-1 A7.1-7 A7.1-8] has it in the query as specified where the brand says nothing of it', async () => {
  const { bearer: _, ...functions } = server.config.functions
  const { addresses, bearers, token } = await callEverything({ ...server.config, functions })
  expect(addresses.filter((address) => address.includes(token))).toHaveLength(8)
  expect(bearers.filter((bearer) => bearer !== null)).toEqual([])
})

it.each([
  [true, 'https://acme.firebaseio.com', true],
  [false, 'https://acme.firebaseio.com', false],
])('with bearer %s the database at %s has sockets only: %s', async (bearer, databaseUrl, isOnly) => {
  const asked = vi.fn<(address: string) => void>()
  vi.doMock('./sdk/databaseProduct', () => ({ getDatabase: (_: unknown, address: string) => asked(address) }))
  const { functions, project } = server.config
  const config = { functions: { ...functions, bearer }, project: { ...project, databaseUrl } }
  await createSdk(config).database()
  expect(asked.mock.lastCall?.[0].startsWith('wss:')).toBe(isOnly)
  vi.doUnmock('./sdk/databaseProduct')
})
