import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startTestCloud, type TestCloud } from '../../../cloud/testing/startTestCloud'
import type { Cloud } from '../ports/Cloud'
import { CloudProblem } from '../ports/CloudAuth'
import { createSdk } from '../sdk/createSdk'
import { createAuth } from './createAuth'
import { createLocalRedirect } from './createLocalRedirect'

let server: TestCloud
beforeAll(async () => {
  server = await startTestCloud()
})
afterAll(() => server.close())

/** A page that can be left, and the answers of the stand-in on the way back. */
const createPage = (real?: typeof fetch) => {
  const kept = new Map<string, string>()
  const left: string[] = []
  const answers: unknown[] = []
  const asked: unknown[] = []
  const page = {
    location: { href: 'http://localhost:3000/acme/login?a=1', assign: (to: string) => void left.push(to) },
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    shownAgain: () => Promise.resolve(),
  }
  const get: typeof fetch = (address, request) => {
    if (real) return real(address, request)
    asked.push(typeof request?.body === 'string' ? JSON.parse(request.body) : undefined)
    const answer = answers.shift()
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(Response.json(answer))
  }
  const { auth: load } = createSdk(server.config)
  const auth = createAuth({
    load,
    redirect: createLocalRedirect(load, server.url, page, get),
    storage: page.storage,
    confirmsNewEmail: true,
    language: () => '',
  })
  return { auth, kept, left, answers, asked }
}

let opened: ReturnType<typeof createPage>
beforeEach(async () => {
  opened = createPage()
  await opened.auth.signOut()
})

const problemOf = async (work: Promise<unknown>) => {
  const problem: unknown = await work.catch((error: unknown) => error)
  if (!(problem instanceof CloudProblem)) throw new Error(`no problem, but ${String(problem)}`)
  return problem
}

it.each([
  ['google', 'google.com'],
  ['facebook', 'facebook.com'],
  ['github', 'github.com'],
] as const)('[A7.3-1] leaves for %s and is signed in on the way back', async (provider, id) => {
  const { auth, left, answers, asked, kept } = opened
  const heard = vi.fn<Parameters<Cloud['auth']['watch']>[0]>()
  auth.watch(heard)
  await auth.signInWithProvider(provider)
  const address = new URL(left[0] ?? '')
  expect(address.origin + address.pathname).toBe(`${server.url}/emulator/social`)
  expect(address.searchParams.get('provider')).toBe(id)
  expect(address.searchParams.get('return')).toBe('http://localhost:3000/acme/login?a=1')

  const email = `ann.${provider}@acme.example`
  answers.push({ assertion: await server.assertWho(id, { email, displayName: 'Ann Lee' }) })
  const user = await auth.redirectOutcome()
  expect(user).toMatchObject({ email, displayName: 'Ann Lee', providers: [provider] })
  await expect.poll(() => heard.mock.lastCall).toEqual([user, true])

  // The address bore no more than the hash of the secret that the answer was fetched by.
  const { secret } = asked[0] as { secret: string }
  expect(address.href).not.toContain(secret)
  expect(address.searchParams.get('challenge')).toBe(createHash('sha256').update(secret).digest('base64url'))
  expect([...kept]).toEqual([])
})

it('leaves with the same hash where the browser has none for pages of http', async () => {
  const { auth, left, answers, asked } = opened
  const spy = vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never)
  await auth.signInWithProvider('github')
  spy.mockRestore()
  answers.push({})
  await auth.redirectOutcome()
  const { secret } = asked[0] as { secret: string }
  expect(new URL(left[0] ?? '').searchParams.get('challenge')).toBe(
    createHash('sha256').update(secret).digest('base64url'),
  )
})

it('comes back as nobody from a no, and asks nothing where nobody had left', async () => {
  const { auth, answers, asked } = opened
  expect(await auth.redirectOutcome()).toBeUndefined()
  expect(asked).toEqual([])
  await auth.signInWithProvider('google')
  answers.push({})
  expect(await auth.redirectOutcome()).toBeUndefined()
  expect(await auth.redirectOutcome()).toBeUndefined()
  expect(asked).toHaveLength(1)
})

it('asks once when asked twice at a time, and again after the cloud could not be reached', async () => {
  const { auth, answers, asked } = opened
  await auth.signInWithProvider('google')
  answers.push(new TypeError('Failed to fetch'))
  const [first, second] = await Promise.all([
    problemOf(auth.redirectOutcome()),
    problemOf(auth.redirectOutcome()),
  ])
  expect([first.code, second.code, asked.length]).toEqual(['cloud/unreachable', 'cloud/unreachable', 1])
  answers.push({ assertion: await server.assertWho('google.com', { email: 'late@acme.example' }) })
  expect((await auth.redirectOutcome())?.email).toBe('late@acme.example')
})

it('[A4.2-3 A8-8] tells the e-mail whose account exists with another way to sign in, and nothing secret', async () => {
  const { auth, answers } = opened
  const email = 'both@acme.example'
  await auth.signUp(email, 'correct horse')
  await auth.signOut()
  await auth.signInWithProvider('github')
  const assertion = await server.assertWho('github.com', { email })
  answers.push({ assertion })
  const problem = await problemOf(auth.redirectOutcome())
  expect(problem).toMatchObject({ code: 'auth/account-exists-with-different-credential', email })
  expect(JSON.stringify([problem, problem.message, problem.stack])).not.toContain(assertion)
  expect(await auth.current()).toBeUndefined()
})

it('refuses a statement that was used before', async () => {
  const { auth, answers } = opened
  const assertion = await server.assertWho('google.com', { email: 'once@acme.example' })
  await auth.signInWithProvider('google')
  answers.push({ assertion })
  await auth.redirectOutcome()
  await auth.signOut()
  await auth.signInWithProvider('google')
  answers.push({ assertion })
  expect((await problemOf(auth.redirectOutcome())).code).toMatch(/^auth\//)
})

it('[A7.3-1] works against the stand-in of a local cloud as it is', async () => {
  const { auth, left } = createPage(fetch)
  await auth.signInWithProvider('github')
  const answer = await fetch(left[0] ?? '', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ choice: 'yes', email: 'kim@acme.example', name: 'Kim Ro' }),
  })
  expect(answer.headers.get('location')).toBe('http://localhost:3000/acme/login?a=1')
  expect(await auth.redirectOutcome()).toMatchObject({ email: 'kim@acme.example', displayName: 'Kim Ro' })
})
