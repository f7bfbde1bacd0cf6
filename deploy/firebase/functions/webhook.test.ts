// @vitest-environment node
import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type TestDatabase, openDatabase } from '../../../cloud/embedded/database/testing/openDatabase'
import { embeddedRecords } from '../../../cloud/embedded/embeddedRecords'
import { Refused } from '../../../cloud/services/http/Refused'
import { createServices } from '../../../cloud/services/createServices'
import type { Billing, BillingEvent } from '../../../cloud/services/ports/Billing'
import { answerCalls } from './answerCalls'
import { begun, providerOfTests } from './testing/providerOfTests'

const now = Date.UTC(2026, 4, 15)
const event: BillingEvent = {
  id: 'evt-1',
  at: now,
  uid: 'ada',
  subscription: 'sub-ada',
  says: begun({ plan: 'virtuoso', duration: 'monthly', amount: 3 }, now),
}
const sign = (body: string) => createHmac('sha256', 'secret').update(body).digest('hex')

let server: TestDatabase
let close: (() => unknown) | undefined
beforeEach(async () => {
  server = await openDatabase()
  server.database.admin.set('users/ada', { uid: 'ada', plan: 'free' })
})
afterEach(async () => {
  close?.()
  await server.close()
})

/** What is deployed, with a provider that signs what it says. */
async function open() {
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const billing: Billing = {
    ...providerOfTests(now).billing,
    async read(rawBody, headers) {
      if (headers['x-signature'] !== sign(rawBody.toString()))
        throw new Refused('The signature is wrong.', 401)
      return JSON.parse(rawBody.toString())
    },
  }
  const { handlers } = createServices({
    records: embeddedRecords(server.database.admin),
    people: {
      find: async (uid) => (uid === 'ada' ? { uid, createdAt: now, validAfter: 0 } : undefined),
      gone: async () => [],
    },
    passes: {
      verify: async () => undefined,
      customToken: async () => '',
      fromCustom: async () => undefined,
      device: { sign: async () => '', read: async () => undefined },
    },
    billing,
    clock: { now: () => now },
    log,
    campaign: 'friends',
  })
  const answer = answerCalls({ handlers, origins: [], log })
  const http = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (data: Buffer) => chunks.push(data))
    request.on('end', () => void answer(Object.assign(request, { rawBody: Buffer.concat(chunks) }), response))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  close = () => http.close()
  const { port } = http.address() as AddressInfo
  return {
    lines,
    async tell(body: string, signature = sign(body), method = 'POST') {
      const response = await fetch(`http://127.0.0.1:${port}/billing/webhook`, {
        method,
        headers: { 'x-signature': signature },
        ...(method === 'POST' && { body }),
      })
      const { success, error } = Object(await response.json())
      return `${response.status} ${success ? 'taken' : error.message}`
    },
  }
}
const get = (path: string) => server.database.admin.get(path)

it('takes an event once, however often it comes', async () => {
  const { tell } = await open()
  const body = JSON.stringify(event)
  const taken = '200 taken'
  expect(await Promise.all([tell(body), tell(body), tell(body)])).toEqual([taken, taken, taken])
  expect(await tell(body)).toBe(taken)
  expect(get('books/ada')).toMatchObject({ rev: 1 })
  expect(get('users/ada')).toMatchObject({ plan: 'virtuoso' })
})

it('refuses what is forged, too large, nobody’s or no call, writes nothing, and logs nothing of it', async () => {
  const { tell, lines } = await open()
  const before = JSON.stringify(get(''))
  const body = JSON.stringify(event)
  const { uid: _, ...nobodys } = event
  const unsound = JSON.stringify({ ...event, subscription: '../../users/ada', says: { plan: 'secret' } })
  const answers = [
    await tell(body, sign(`${body} `)),
    await tell(body.padEnd(300_000)),
    await tell(JSON.stringify(nobodys)),
    await tell(unsound),
    await tell('', '', 'GET'),
    await tell('no JSON'),
  ]
  expect(answers).toEqual([401, 413, 404, 400, 405, 500].map((status) => `${status} Not taken.`))
  expect(JSON.stringify(get(''))).toBe(before)
  expect(lines.join('\n')).not.toMatch(/ada|evt-1|virtuoso|secret|no JSON/)
})
