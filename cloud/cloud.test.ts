// @vitest-environment node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { cloudValidators } from '../schemas/generated/cloudValidators'
import { command } from '../tests/support/command'
import { cloudConfig } from './cloudConfig'
import { connectSdk } from './testing/connectSdk'
import { startTestCloud, type TestCloud } from './testing/startTestCloud'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud({ origins: ['https://attic.example:3000'] })
})
afterAll(() => cloud.close())

const lookup = '/identitytoolkit.googleapis.com/v1/accounts:lookup'
const ask = (headers: Record<string, string> = {}, path = lookup) =>
  fetch(`${cloud.url}${path}`, { method: 'POST', body: '{}', headers })

/** A call as written, with a Host header of its own. */
function callAs(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: cloud.port, path: '/outbox', headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

describe('who may call', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:5173', 'https://attic.example:3000', undefined])(
    'lets %s',
    async (origin) => {
      const answer = await ask(origin === undefined ? {} : { origin })
      expect(answer.status).toBe(400)
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin ?? null)
    },
  )

  it.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'https://attic.example:4000',
    'null',
    'http://192.168.1.9:3000',
  ])('refuses %s', async (origin) => {
    const answer = await ask({ origin })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('answers a preflight with what the SDK sends', async () => {
    const answer = await fetch(`${cloud.url}${lookup}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-client-version,content-type',
      },
    })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-headers')).toBe('x-client-version,content-type')
  })

  it('goes by no name that somebody bent to its address', async () => {
    expect(await callAs(`evil.example:${cloud.port}`)).toBe(403)
    expect(await callAs(`attic.example:${cloud.port}`)).toBe(200)
    expect(await callAs(`192.168.1.5:${cloud.port}`)).toBe(200)
  })

  it('takes no connection from a page of somebody else', async () => {
    const open = (origin: string) =>
      new Promise<boolean>((resolve) => {
        const socket = new WebSocket(`${cloud.url.replace('http', 'ws')}/.ws?v=5&ns=local-cloud`, { origin })
        socket.on('open', () => resolve(true)).on('error', () => resolve(false))
        socket.on('open', () => socket.close())
      })
    expect(await open('http://localhost:3000')).toBe(true)
    expect(await open('https://evil.example')).toBe(false)
  })
})

describe('configuration', () => {
  it('[A1-12] is what brand.json has for a cloud', () => {
    expect(cloudValidators.brandCloud(cloudConfig('http://localhost:4400'))).toBe(true)
    expect(cloud.config.project.databaseUrl).toBe(`ws://127.0.0.1:${cloud.port}?ns=local-cloud`)
  })
})

describe('what is not there', () => {
  it('answers 404, as JSON', async () => {
    const answer = await fetch(`${cloud.url}/nowhere`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: { code: 404 } })
  })

  it('survives bodies that are none', async () => {
    const answer = await fetch(`${cloud.url}${lookup}`, { method: 'POST', body: '[1' })
    expect(await answer.json()).toMatchObject({
      error: { message: expect.stringMatching(/^INVALID_ARGUMENT/) },
    })
    const large = await fetch(`${cloud.url}${lookup}`, { method: 'POST', body: 'x'.repeat(200_000) })
    expect(large.status).toBe(413)
  })
})

describe('control', () => {
  const control = (fields: unknown) =>
    fetch(`${cloud.url}/control`, { method: 'POST', body: JSON.stringify(fields) })

  it('has the next call of a path fail, once, as asked', async () => {
    await control({ fail: { path: 'accounts:lookup', status: 503, code: 'UNAVAILABLE' } })
    expect((await ask({}, '/identitytoolkit.googleapis.com/v1/accounts:delete')).status).toBe(400)
    const failed = await ask()
    expect(failed.status).toBe(503)
    expect(await failed.json()).toMatchObject({ error: { message: 'UNAVAILABLE' } })
    expect((await ask()).status).toBe(400)
  })

  it('slows everything down, until that is cleared', async () => {
    await control({ slow: 300 })
    const start = performance.now()
    await ask()
    expect(performance.now() - start).toBeGreaterThan(280)
    await control({ clear: true })
  })

  it('is down for a while, and there again with all that it had', async () => {
    const sdk = connectSdk(cloud.config)
    await createUserWithEmailAndPassword(sdk.auth, 'down@example.org', 'correct horse')
    await control({ down: 400 })
    await expect(signInWithEmailAndPassword(sdk.auth, 'down@example.org', 'correct horse')).rejects.toEqual(
      expect.objectContaining({ code: 'auth/network-request-failed' }),
    )
    await expect
      .poll(
        () =>
          signInWithEmailAndPassword(sdk.auth, 'down@example.org', 'correct horse').then(
            () => true,
            () => false,
          ),
        {
          timeout: 5_000,
        },
      )
      .toBe(true)
    await sdk.end()
  })

  it.each([{ down: 'long' }, { slow: -1 }, { fail: {} }, { everything: true }, [], 'no'])(
    'does not understand %j, and does nothing of it',
    async (fields) => {
      expect((await control(fields)).status).toBe(400)
    },
  )
})

describe('a kill', () => {
  it('loses no account that was confirmed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cloud-kill-'))
    const child = spawn(process.execPath, [...command, 'cloud', '--port', '0', '--data', folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [output] = (await once(child.stdout, 'data')) as [Buffer]
    const url = /Cloud at (\S+)/.exec(output.toString())?.[1] ?? ''
    const sdk = connectSdk(cloudConfig(url))
    const emails = Array.from({ length: 8 }, (_, at) => `kill-${at}@example.org`)
    const { user } = await createUserWithEmailAndPassword(sdk.auth, emails[0] ?? '', 'correct horse')
    const confirmed = [user.uid]
    const others = emails.slice(1).map(async (email) => {
      const other = connectSdk(cloudConfig(url))
      await createUserWithEmailAndPassword(other.auth, email, 'correct horse')
        .then((made) => confirmed.push(made.user.uid))
        .catch(() => undefined)
      await other.end()
    })
    await Promise.race(others)
    child.kill('SIGKILL')
    await Promise.all(others)
    await sdk.end()
    const again = await startTestCloud({ folder })
    expect(again.lines).toEqual([])
    const kept = again
      .accounts()
      .all()
      .map(({ uid }) => uid)
    expect(kept).toEqual(expect.arrayContaining(confirmed))
    await again.close()
    await rm(folder, { recursive: true, force: true })
  })
})
