// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestCloud, type TestCloud } from '../../cloud/testing/startTestCloud'
import { openCloud } from './openCloud'
import type { Cloud } from './ports/Cloud'
import { CloudProblem } from './ports/CloudAuth'

const options = {
  hostname: 'localhost',
  cloudHosts: { production: 'cloud.acme.example', development: 'dev.acme.example' },
  brandWord: 'acme',
  allowsStatistics: () => false,
  // jsdom's signals are none to the fetch of node.
  get: (address: Parameters<typeof fetch>[0], request: RequestInit = {}) =>
    fetch(address, { ...request, signal: null }),
}

let server: TestCloud
let cloud: Cloud
let people = 0

beforeAll(async () => {
  server = await startTestCloud()
  cloud = openCloud(server.config, options)
})
afterEach(async () => {
  await server.control({ clear: true })
  await cloud.auth.signOut()
})
afterAll(() => server.close())

const password = 'correct horse'
const somebody = () => `somebody${(people += 1)}@acme.example`
const problemOf = async (work: Promise<unknown>) => {
  const problem: unknown = await work.catch((error: unknown) => error)
  if (!(problem instanceof CloudProblem)) throw new Error(`no problem, but ${String(problem)}`)
  return problem
}

describe('signing in', () => {
  it('[A7.3-1] creates a user, signs out and in again', async () => {
    const email = somebody()
    expect(await cloud.auth.current()).toBeUndefined()
    const created = await cloud.auth.signUp(email, password)
    expect(created).toEqual({
      uid: created.uid,
      email,
      displayName: '',
      photoUrl: undefined,
      isEmailVerified: false,
      providers: ['password'],
    })
    expect(await cloud.auth.current()).toEqual(created)
    await cloud.auth.signOut()
    expect(await cloud.auth.current()).toBeUndefined()
    expect(await cloud.auth.signIn(email, password)).toEqual(created)
  })

  it('[A4.1-2] tells watchers who is here, fresh only after a log-in on this page other than by a custom token', async () => {
    const email = somebody()
    const early = vi.fn<Parameters<Cloud['auth']['watch']>[0]>()
    const stop = cloud.auth.watch(early)
    await expect.poll(() => early.mock.calls).toEqual([[undefined, false]])
    const user = await cloud.auth.signUp(email, password)
    await expect.poll(() => early.mock.lastCall).toEqual([user, true])
    const late = vi.fn<Parameters<Cloud['auth']['watch']>[0]>()
    const stopLate = cloud.auth.watch(late)
    await expect.poll(() => late.mock.calls).toEqual([[user, false]])
    stopLate()
    await cloud.auth.signOut()
    await expect.poll(() => early.mock.lastCall).toEqual([undefined, false])
    await cloud.auth.signInWithCustomToken(await server.running().context.tokens.customToken(user.uid))
    await expect.poll(() => early.mock.lastCall?.[0]?.uid).toBe(user.uid)
    expect(early.mock.lastCall?.[1]).toBe(false)
    expect(late).toHaveBeenCalledTimes(1)
    stop()
  })

  it('is the same for whoever opens the cloud once more', async () => {
    const user = await cloud.auth.signUp(somebody(), password)
    expect(await openCloud(server.config, options).auth.current()).toEqual(user)
  })

  it.each(['not the password', 'wrong'])('[A8-28] says why not: %s', async (wrong) => {
    const email = somebody()
    await cloud.auth.signUp(email, password)
    await cloud.auth.signOut()
    const problem = await problemOf(cloud.auth.signIn(email, wrong))
    expect(problem.code).toMatch(/^auth\/(invalid-credential|wrong-password)$/)
    expect(problem.message).toBe(problem.code)
  })

  it('says when the cloud cannot be reached, and what it refuses', async () => {
    const email = somebody()
    await cloud.auth.signUp(email, password)
    await cloud.auth.signOut()
    expect((await problemOf(cloud.auth.signUp(email, password))).code).toBe('auth/email-already-in-use')
    await server.control({ down: 600 })
    expect((await problemOf(cloud.auth.signIn(email, password))).code).toBe('cloud/unreachable')
    await expect
      .poll(() => cloud.auth.signIn(email, password).then(({ email }) => email, String), {
        timeout: 5000,
      })
      .toBe(email)
  })
})

describe('who is signed in', () => {
  it('[A7.3-1] verifies the e-mail, and watchers hear of it after a reload', async () => {
    const heard = vi.fn<Parameters<Cloud['auth']['watch']>[0]>()
    const stop = cloud.auth.watch(heard)
    const email = somebody()
    await cloud.auth.signUp(email, password)
    document.documentElement.lang = 'de'
    await cloud.auth.sendVerification()
    document.documentElement.lang = ''
    const [mail] = server.outbox()
    expect(mail).toMatchObject({ to: email, kind: 'verify', language: 'de' })
    await fetch(`${server.url}/identitytoolkit.googleapis.com/v1/accounts:update?key=local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ oobCode: new URL(mail?.link ?? '', server.url).searchParams.get('oobCode') }),
    })
    expect((await cloud.auth.reload())?.isEmailVerified).toBe(true)
    expect(heard.mock.lastCall?.[0]).toMatchObject({ email, isEmailVerified: true })
    stop()
  })

  it('[A7.3-1] proves anew who they are, changes the password and is gone after deletion', async () => {
    const email = somebody()
    await cloud.auth.signUp(email, password)
    expect((await problemOf(cloud.auth.reauthenticate('no idea'))).code).toMatch(/^auth\//)
    await cloud.auth.reauthenticate(password)
    await cloud.auth.updatePassword('battery staple')
    await cloud.auth.signOut()
    await cloud.auth.signIn(email, 'battery staple')
    await cloud.auth.deleteUser()
    expect(await cloud.auth.current()).toBeUndefined()
    expect((await problemOf(cloud.auth.signIn(email, 'battery staple'))).code).toMatch(/^auth\//)
  })

  it('[A4.12-1] has a new e-mail confirmed by mail, unless the brand says that its project wants none', async () => {
    await cloud.auth.signUp(somebody(), password)
    expect(await cloud.auth.updateEmail(somebody())).toBe('mailed')
    await server.control({ emailPrivacy: false })
    const direct = openCloud({ ...server.config, confirmsNewEmail: false }, options)
    const email = somebody()
    expect(await direct.auth.updateEmail(email)).toBe('changed')
    expect((await direct.auth.current())?.email).toBe(email)
    await server.control({ emailPrivacy: true })
  })

  it('[A4.2-3] has its providers told where the project tells them, and no names where it keeps them', async () => {
    const email = somebody()
    await cloud.auth.signUp(email, password)
    expect(await cloud.auth.providersFor(email)).toEqual([])
    await server.control({ emailPrivacy: false })
    expect(await cloud.auth.providersFor(email)).toEqual(['password'])
    await server.control({ emailPrivacy: true })
  })

  it('[A4.13-1] is sent a mail to choose a new password, in the language of the page', async () => {
    const email = somebody()
    await cloud.auth.signUp(email, password)
    await cloud.auth.sendPasswordReset(email)
    expect(server.outbox()[0]).toMatchObject({ to: email, kind: 'reset' })
  })

  it('has a token while here, and none without a user', async () => {
    await cloud.auth.signUp(somebody(), password)
    expect(await cloud.auth.idToken()).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    await cloud.auth.signOut()
    expect((await problemOf(cloud.auth.idToken())).code).toBe('auth/no-current-user')
  })

  it('[A7.3-1] is known to have logged in so long ago, by the cloud’s own clock', async () => {
    await cloud.auth.signUp(somebody(), password)
    expect(await cloud.auth.logInAge()).toBeLessThan(5000)
    await server.control({ skew: 600_000 })
    expect(await cloud.auth.logInAge()).toBeGreaterThanOrEqual(600_000)
    await cloud.auth.reauthenticate(password)
    expect(await cloud.auth.logInAge()).toBeLessThan(5000)
    await server.control({ skew: 0 })
    await cloud.auth.signOut()
    expect((await problemOf(cloud.auth.logInAge())).code).toBe('auth/no-current-user')
  })

  it('is signed out cleanly when the cloud ended the user', async () => {
    const heard = vi.fn<Parameters<Cloud['auth']['watch']>[0]>()
    const stop = cloud.auth.watch(heard)
    const user = await cloud.auth.signUp(somebody(), password)
    await server.accounts().remove(user.uid)
    expect((await problemOf(cloud.auth.reload())).code).toMatch(/^auth\/user/)
    await expect.poll(() => heard.mock.lastCall).toEqual([undefined, false])
    stop()
  })
})
