// @vitest-environment node
import { createServer, request, type ClientRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { endStalled } from './openPort'

/** ms */
const waits = 300

const server = createServer((asked, response) => {
  let size = 0
  asked.on('data', (bytes: Buffer) => (size += bytes.length))
  asked.on('error', () => undefined)
  asked.on('end', () => response.end(String(size)))
})
endStalled(server, waits)
afterEach(() => void server.close())

/** A form on its way, and what comes back: the status, or why there is none. */
async function begin(): Promise<{ sent: ClientRequest; answer: Promise<unknown> }> {
  if (!server.listening) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const sent = request({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-length': 20 } })
  const answer = new Promise((resolve) => {
    sent.on('response', (response) => resolve(response.statusCode))
    sent.on('error', (error) => resolve(error.message))
  })
  return { sent, answer }
}

it('lets a body take many times as long, while bytes come', async () => {
  expect(server.requestTimeout).toBe(0)
  const { sent, answer } = await begin()
  for (let byte = 0; byte < 20; byte += 1) {
    sent.write('x')
    await setTimeout(waits / 6)
  }
  sent.end()
  expect(await answer).toBe(200)
})

it('answers one that does not go on with 408, and hangs up', async () => {
  const { sent, answer } = await begin()
  sent.write('x')
  const closed = new Promise((resolve) => sent.on('close', resolve))
  expect(await answer).toBe(408)
  await closed
})
