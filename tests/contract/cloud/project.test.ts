// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Project, startProject } from '../../operator/startProject'

// All of it together: Hosting, functions and authentication of the provider, our database under its rules.

describe.skipIf(process.env['CLOUD_CONTRACT_TOOLS'] === undefined)('a project of an operator', () => {
  let project: Project
  beforeAll(async () => {
    project = await startProject({ builds: false })
  }, 240_000)
  afterAll(() => project.close(), 60_000)

  const identity = async (call: string, body: object) => {
    const url = `${project.auth}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=${project.apiKey}`
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return Object(await answer.json())
  }
  const call = async (method: string, path: string, { token = '', body = {} } = {}) => {
    const answer = await fetch(project.hosting + path, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: Object(await answer.json()) }
  }

  it('has an owner sign up, a player join and be heard of, and forgets both with the account', async () => {
    const person = { email: 'ada@example.org', password: 'correct horse', returnSecureToken: true }
    const { localId: uid, idToken: token } = await identity('signUp', person)
    project.set(`users/${uid}`, { uid, plan: 'free' })
    expect(await call('GET', '/api/v1/getCustomToken', { token: 'forged' })).toMatchObject({ status: 401 })
    const { body: custom } = await call('GET', '/api/v1/getCustomToken', { token })
    const told = { token: custom.data, hwuuid: 'attic', name: 'Attic' }
    const joined = await call('POST', '/devices', { body: told })
    expect(joined).toMatchObject({ status: 200, body: { data: { uid, beat: 300_000 } } })
    const { key } = joined.body.data
    expect(await call('POST', '/devices/presence', { body: { key } })).toMatchObject({ status: 200 })
    expect(project.get(`user_devices/${uid}/attic`)).toMatchObject({ online: true, enabled: true })
    const again = await call('POST', '/devices/token', { body: { key } })
    expect(
      (await identity('signInWithCustomToken', { token: again.body.data, returnSecureToken: true })).idToken,
    ).toBeTruthy()

    await identity('delete', { idToken: token })
    await expect.poll(() => project.get(`users/${uid}`), { timeout: 60_000 }).toBeNull()
    expect(project.get(`user_devices/${uid}`)).toBeNull()
    expect(await call('POST', '/devices/presence', { body: { key } })).toMatchObject({ status: 401 })
    // A token of before does not bring the account back.
    expect(await call('POST', '/devices', { body: told })).toMatchObject({ status: 401 })
  }, 120_000)

  it('refuses what is forged or too large, in words without detail', async () => {
    const large = await call('POST', '/devices', { body: { token: 'x'.repeat(200_000) } })
    expect(large).toMatchObject({ status: 413, body: { success: false } })
    expect((await call('POST', '/billing/webhook', { body: { id: 'evt' } })).status).toBe(404)
    expect(await call('GET', '/api/v1/nothing')).toMatchObject({ status: 404, body: { success: false } })
    expect(project.log()).not.toContain('correct horse')
  }, 60_000)
})
