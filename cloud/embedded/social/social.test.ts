// @vitest-environment node
import { createHash, randomBytes } from 'node:crypto'
import { GithubAuthProvider, signInWithCredential } from 'firebase/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectSdk } from '../../testing/connectSdk'
import { startTestCloud, type TestCloud } from '../../testing/startTestCloud'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud({ origins: ['http://attic.local:3000'] })
})
afterAll(() => cloud.close())

const back = 'http://localhost:3000/account/access?from=x'
/** Somebody who leaves a page for the provider's. */
function leave(change: Record<string, string> = {}) {
  const secret = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(secret).digest('base64url')
  const query = new URLSearchParams({ provider: 'github.com', challenge, return: back, ...change })
  const page = `${cloud.url}/emulator/social?${query.toString()}`
  return {
    page,
    send: (fields: Record<string, string>, origin = cloud.url) =>
      fetch(page, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin },
        redirect: 'manual',
      }),
    async outcome(with_ = secret) {
      const answer = await fetch(`${cloud.url}/emulator/social/outcome`, {
        method: 'POST',
        body: JSON.stringify({ secret: with_ }),
        headers: { 'content-type': 'application/json' },
      })
      return (await answer.json()) as { assertion?: string }
    },
  }
}

describe('the stand-in for a social provider', () => {
  it('[A2.4-5] asks who one is, goes back, and tells that whoever holds the secret, once', async () => {
    const visit = leave()
    const page = await fetch(visit.page, { headers: { 'accept-language': 'de-AT' } })
    expect(await page.text()).toContain('Anmelden mit GitHub')
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:3000")
    const answer = await visit.send({ choice: 'yes', email: 'Ann@example.org', name: 'Ann <b>' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(back)
    expect(await visit.outcome('guessed')).toEqual({})
    const { assertion = '' } = await visit.outcome()
    expect(await visit.outcome()).toEqual({})
    const sdk = connectSdk(cloud.config)
    const { user } = await signInWithCredential(sdk.auth, GithubAuthProvider.credential(assertion))
    await sdk.end()
    expect(user).toMatchObject({ email: 'ann@example.org', displayName: 'Ann <b>', emailVerified: false })
  })

  it('tells nothing after a no', async () => {
    const visit = leave()
    const answer = await visit.send({ choice: 'no', email: 'ann@example.org' })
    expect(answer.headers.get('location')).toBe(back)
    expect(await visit.outcome()).toEqual({})
  })

  it('asks again for an address that is none, which stays text', async () => {
    const visit = leave()
    const answer = await visit.send({ choice: 'yes', email: '"><script>alert(1)</script>' })
    expect(answer.status).toBe(400)
    const page = await answer.text()
    expect(page).toContain('role="alert"')
    expect(page).not.toContain('<script>')
    expect(await visit.outcome()).toEqual({})
  })

  it.each([
    ['another page', { return: 'https://evil.example/' }],
    ['no page', { return: 'javascript:alert(1)' }],
    ['another provider', { provider: 'evil.example' }],
    ['no challenge', { challenge: 'short' }],
  ])('refuses %s', async (_, change) => {
    expect((await fetch(leave(change).page)).status).toBe(400)
  })

  it('goes back to the origins that it was told of', async () => {
    expect((await fetch(leave({ return: 'http://attic.local:3000/x' }).page)).status).toBe(200)
  })

  it('takes no form of another page', async () => {
    const visit = leave()
    const answer = await visit.send({ choice: 'yes', email: 'ann@example.org' }, 'https://evil.example')
    expect(answer.status).toBe(403)
    expect(await visit.outcome()).toEqual({})
  })
})
