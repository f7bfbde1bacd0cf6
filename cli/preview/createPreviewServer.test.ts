// @vitest-environment node
import { request } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPreviewServer } from './createPreviewServer'

let folder: string
let server: Awaited<ReturnType<typeof createPreviewServer>>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-'))
  await writeFile(join(folder, 'UIConfig.json'), '{"page": {"label": "Attic"}, "sections": []}')
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Workshop</title>')
  const base = { asked: 'attic', brand: { productName: 'Any', accentColor: '#123456' } }
  const log = () => undefined
  server = await createPreviewServer({ base, path: folder, host: '127.0.0.1', port: 0, built: folder, log })
})

afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

interface Answer {
  status: number | undefined
  headers: Record<string, unknown>
  body: string
}

/** Asks with headers that a browser would not let a page set; a stream is cut after its first piece. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path, headers }, (response) => {
      let body = ''
      const finish = () => resolve({ status: response.statusCode, headers: response.headers, body })
      response.on('data', (part: Buffer) => {
        body += part.toString()
        if (!body.includes('"kind":"diagnostics"')) return
        finish()
        response.destroy()
      })
      response.on('end', finish)
    })
      .on('error', reject)
      .end()
  })

it('serves the workshop, its data and each change, and nothing else of the folder', async () => {
  expect(await ask('/')).toMatchObject({ status: 200, body: expect.stringContaining('Workshop') })
  const { body, headers } = await ask('/data.js')
  expect(body).toContain('Attic')
  expect(headers['cache-control']).toBe('no-store')
  const events = await ask('/events')
  expect(events.headers['content-type']).toBe('text/event-stream')
  expect(events.body).toMatch(/^retry: \d+\n\ndata: \{"kind":"files".*\n\ndata: \{"kind":"diagnostics"/)
  for (const path of ['/UIConfig.json', '/../UIConfig.json', '/%2e%2e/UIConfig.json', '/constructor', '/x'])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
})

it('lets nothing in from elsewhere and nothing out', async () => {
  const { headers } = await ask('/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|\*|https?:(?!\/\/player\.local)/)
  for (const path of ['/data.js', '/events', '/']) {
    expect((await ask(path, { host: 'attacker.example' })).status).toBe(403)
    expect((await ask(path, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await ask(path, { origin: 'https://attacker.example' })).status).toBe(403)
  }
  expect(
    (await ask('/data.js', { host: `localhost:${server.port}`, 'sec-fetch-site': 'same-origin' })).status,
  ).toBe(200)
  expect((await ask('/', { 'sec-fetch-site': 'none' })).status).toBe(200)
})
