// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { readJson } from '../../../cloud/services/http/readJson'
import { answerCall } from '../../../cloud/services/http/answerCall'
import { answerCalls } from './answerCalls'

let close: (() => unknown) | undefined
afterEach(() => close?.())

const secret = 'eyJ-secret-token'

/** Functions that echo what they are sent, as the provider's runtime calls them: the body has been read. */
async function open() {
  const lines: string[] = []
  const answer = answerCalls({
    origins: ['https://music.example'],
    log: (line) => lines.push(line),
    handlers: [
      async (request, response, { pathname, searchParams }) => {
        if (pathname === '/breaks') throw new Error(`no luck with ${secret}`)
        if (pathname === '/asked') return answerCall(response, () => [...searchParams])
        return pathname === '/echo' && answerCall(response, () => readJson(request))
      },
    ],
  })
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (data: Buffer) => chunks.push(data))
    request.on('end', () => void answer(Object.assign(request, { rawBody: Buffer.concat(chunks) }), response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => server.close()
  const { port } = server.address() as AddressInfo
  return {
    lines,
    call: async (path: string, init: RequestInit = {}) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
      return { status: response.status, headers: response.headers, text: await response.text() }
    },
  }
}
const post = (body: string) => ({ method: 'POST', body })

it('reads a body that was read before', async () => {
  const { call } = await open()
  expect(await call('/echo', post('{"a":1}'))).toMatchObject({
    status: 200,
    text: '{"success":true,"data":{"a":1}}',
  })
})

it('refuses what is too large or no JSON, in words without any of it, and logs nothing of it', async () => {
  const { call, lines } = await open()
  const large = await call('/echo', post(JSON.stringify({ a: secret.repeat(10_000) })))
  expect(large).toMatchObject({ status: 413 })
  const broken = await call('/echo', post(`{"${secret}`))
  expect(broken).toMatchObject({ status: 400 })
  for (const { text } of [large, broken])
    expect(JSON.parse(text)).toEqual({
      success: false,
      error: { message: expect.not.stringContaining('eyJ') },
    })
  expect(lines).toEqual([])
})

it('says of a failure only that there was one, and logs where, without what was sent', async () => {
  const { call, lines } = await open()
  const answer = await call(`/breaks?token=${secret}`)
  expect(answer).toMatchObject({
    status: 500,
    text: '{"success":false,"error":{"message":"That did not work."}}',
  })
  expect(lines).toEqual([expect.stringMatching(/^GET \/breaks failed: Error at .*answerCalls\.test\.ts/)])
  expect(lines.join('')).not.toContain('eyJ')
})

it('takes no token from an address', async () => {
  const { call } = await open()
  expect(await call(`/asked?token=${secret}&hwuuid=attic&idToken=${secret}`)).toMatchObject({
    text: '{"success":true,"data":[["hwuuid","attic"]]}',
  })
})

it.each([
  ['https://music.example', true],
  ['http://192.168.1.20', true],
  ['http://attic.local:3000', true],
  ['http://localhost:3000', true],
  ['https://evil.example', false],
  ['https://music.example.evil.example', false],
  ['https://192.168.1.20.evil.example', false],
  ['null', false],
])('has a browser give answers to a page of %s: %s', async (origin, mayRead) => {
  const { call } = await open()
  const preflight = await call('/echo', {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe(mayRead ? origin : null)
  const { headers } = await call('/echo', { ...post('{}'), headers: { origin } })
  expect(headers.get('access-control-allow-origin')).toBe(mayRead ? origin : null)
  expect(headers.get('vary')).toContain('Origin')
})

it('has nothing at other addresses', async () => {
  const { call } = await open()
  for (const path of ['/', '//evil.example/echo', '/control', '/outbox.json'])
    expect((await call(path)).status).toBe(404)
})
