// @vitest-environment node
import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type TestDatabase, openDatabase } from '../../../cloud/embedded/database/testing/openDatabase'
import { embeddedRecords } from '../../../cloud/embedded/embeddedRecords'
import { Refused } from '../../../cloud/services/http/Refused'
import { createSubscriptions } from '../../../cloud/services/plans/createSubscriptions'
import type { Billing, BillingEvent } from '../../../cloud/services/ports/Billing'
import { answerWebhook } from './answerWebhook'
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

/** The webhook of a provider that signs what it says. */
async function open({ patience, slow = 0 }: { patience?: number; slow?: number } = {}) {
  const lines: string[] = []
  const billing: Billing = {
    ...providerOfTests(now).billing,
    async read(rawBody, headers) {
      if (headers['x-signature'] !== sign(rawBody.toString())) throw new Refused('The signature is wrong.', 401)
      await new Promise((resolve) => setTimeout(resolve, slow))
      return JSON.parse(rawBody.toString())
    },
  }
  const log = (line: string) => void lines.push(line)
  const subscriptions = createSubscriptions({ records: embeddedRecords(server.database.admin), billing, log })
  const answer = answerWebhook({ billing, subscriptions, log, ...(patience !== undefined && { patience }) })
  const http = createServer((request, response) => void answer(request, response))
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
      return `${response.status} ${await response.text()}`
    },
  }
}
const get = (path: string) => server.database.admin.get(path)

it('takes an event once, however often it comes', async () => {
  const { tell } = await open()
  const body = JSON.stringify(event)
  expect(await Promise.all([tell(body), tell(body), tell(body)])).toEqual(['200 ok', '200 ok', '200 ok'])
  expect(await tell(body)).toBe('200 ok')
  expect(get('books/ada')).toMatchObject({ rev: 1 })
  expect(get('users/ada')).toMatchObject({ plan: 'virtuoso' })
})

it('refuses what is forged, too large, nobody’s or no call, writes nothing, and logs nothing of it', async () => {
  const { tell, lines } = await open()
  const before = JSON.stringify(get(''))
  const body = JSON.stringify(event)
  const { uid: _, ...nobodys } = event
  const unsound = JSON.stringify({ ...event, subscription: '../../users/ada', says: { plan: 'secret' } })
  expect(await tell(body, sign(`${body} `))).toBe('401 no')
  expect(await tell(body.padEnd(300_000))).toBe('413 no')
  expect(await tell(JSON.stringify(nobodys))).toBe('404 no')
  expect(await tell(unsound)).toBe('400 no')
  expect(await tell('', '', 'GET')).toBe('405 no')
  expect(await tell('no JSON')).toBe('500 no')
  expect(JSON.stringify(get(''))).toBe(before)
  expect(lines.join('\n')).not.toMatch(/ada|evt-1|virtuoso|secret|no JSON/)
})

it('answers before the provider gives up, and has what was late once', async () => {
  const { tell } = await open({ patience: 50, slow: 400 })
  const body = JSON.stringify(event)
  expect(await tell(body)).toBe('503 no')
  await expect.poll(() => get('books/ada')).toMatchObject({ rev: 1 })
  close?.()
  expect(await (await open()).tell(body)).toBe('200 ok')
  expect(get('books/ada')).toMatchObject({ rev: 1 })
})
