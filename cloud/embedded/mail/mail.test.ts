// @vitest-environment node
import {
  createUserWithEmailAndPassword,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectSdk } from '../../testing/connectSdk'
import { startTestCloud, type TestCloud } from '../../testing/startTestCloud'

let cloud: TestCloud
let sdk: ReturnType<typeof connectSdk>
const password = 'correct horse'

beforeAll(async () => {
  cloud = await startTestCloud()
  sdk = connectSdk(cloud.config)
})
afterAll(async () => {
  await sdk.end()
  await cloud.close()
})

const join = async (email: string) => (await createUserWithEmailAndPassword(sdk.auth, email, password)).user
const linkOf = (to: string) => `${cloud.url}${cloud.outbox().find((mail) => mail.to === to)?.link ?? ''}`
const press = (link: string, fields: Record<string, string> = {}, origin = cloud.url) =>
  fetch(link, { method: 'POST', body: new URLSearchParams(fields), headers: { origin } })

describe('outbox', () => {
  it('lists mails, the latest first, and shows each with a way to what it is about', async () => {
    const user = await join('first@example.org')
    await sendEmailVerification(user)
    await join('second@example.org')
    await sendPasswordResetEmail(sdk.auth, 'second@example.org')
    const list = await (await fetch(`${cloud.url}/outbox`)).text()
    expect(list.indexOf('second@example.org')).toBeLessThan(list.indexOf('first@example.org'))
    const [mail] = cloud.outbox()
    const page = await (await fetch(`${cloud.url}/outbox/${mail?.id}`)).text()
    expect(page).toContain('Reset your password')
    expect(page).toContain('mode=resetPassword&amp;oobCode=')
    expect(await (await fetch(`${cloud.url}/outbox.json`)).json()).toMatchObject([
      { to: 'second@example.org', kind: 'reset', link: linkOf('second@example.org') },
      { to: 'first@example.org', kind: 'verify', subject: 'Verify your e-mail address' },
    ])
  })

  it('writes in the language of whoever asked', async () => {
    sdk.auth.languageCode = 'de'
    await sendEmailVerification(await join('deutsch@example.org'))
    sdk.auth.languageCode = null
    const [mail] = cloud.outbox()
    const page = await (await fetch(`${cloud.url}/outbox/${mail?.id}`)).text()
    expect(page).toContain('<html lang="de">')
    expect(page).toContain('Bestätigen Sie Ihre E-Mail-Adresse')
  })

  it('shows what somebody else wrote as text', async () => {
    await sendEmailVerification(await join("a&'b@example.org"))
    const answer = await fetch(`${cloud.url}/outbox`)
    expect(await answer.text()).toContain('a&amp;&#39;b@example.org')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('knows no other mail', async () => {
    expect((await fetch(`${cloud.url}/outbox/none`)).status).toBe(404)
  })
})

describe('the page of a mail', () => {
  it('verifies by a press, and not by a look', async () => {
    const user = await join('verify@example.org')
    await sendEmailVerification(user, { url: 'http://localhost:3000/welcome' })
    const link = linkOf('verify@example.org')
    expect((await fetch(link)).status).toBe(200)
    await reload(user)
    expect(user.emailVerified).toBe(false)
    const done = await (await press(link)).text()
    expect(done).toContain('href="http://localhost:3000/welcome"')
    await reload(user)
    expect(user.emailVerified).toBe(true)
    expect((await press(link)).status).toBe(410)
    expect((await fetch(link)).status).toBe(410)
  })

  it('leads on to no page of somebody else', async () => {
    for (const url of ['https://evil.example/', 'javascript:alert(1)']) {
      await sendEmailVerification(await join(`leads-${url.length}@example.org`), { url }).catch(
        () => undefined,
      )
      const link = new URL(linkOf(`leads-${url.length}@example.org`))
      link.searchParams.set('continueUrl', url)
      const done = await (await press(link.href)).text()
      expect(done).toContain('is verified')
      expect(done).not.toContain('href')
    }
  })

  it('takes a new password, and says when it is too short', async () => {
    await join('reset@example.org')
    await sendPasswordResetEmail(sdk.auth, 'reset@example.org')
    const link = linkOf('reset@example.org')
    const page = await (await fetch(link)).text()
    expect(page).toContain('autocomplete="new-password"')
    expect(page).toContain('value="reset@example.org"')
    const weak = await press(link, { password: 'short' })
    expect(weak.status).toBe(400)
    expect(await weak.text()).toContain('role="alert"')
    expect(await (await press(link, { password: 'a new one' })).text()).toContain('has been changed')
    await signInWithEmailAndPassword(sdk.auth, 'reset@example.org', 'a new one')
  })

  it('changes the address by a press', async () => {
    const user = await join('old@example.org')
    await verifyBeforeUpdateEmail(user, 'new@example.org')
    const link = linkOf('new@example.org')
    expect(await (await fetch(link)).text()).toContain('new@example.org')
    await press(link)
    expect(cloud.accounts().byUid(user.uid)?.email).toBe('new@example.org')
  })

  it('is pressed by no page of somebody else', async () => {
    const user = await join('foreign@example.org')
    await sendEmailVerification(user)
    expect((await press(linkOf('foreign@example.org'), {}, 'https://evil.example')).status).toBe(403)
  })
})
