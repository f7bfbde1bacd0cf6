// @vitest-environment node
import {
  type Auth,
  GoogleAuthProvider,
  FacebookAuthProvider,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  fetchSignInMethodsForEmail,
  linkWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  updateEmail,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectSdk } from '../../testing/connectSdk'
import { startTestCloud, type TestCloud } from '../../testing/startTestCloud'

let cloud: TestCloud
let sdk: ReturnType<typeof connectSdk>
let auth: Auth

const password = 'correct horse'
let people = 0
/** An address that nobody else of these tests has. */
const someone = () => `someone-${(people += 1)}@example.org`
const join = async (email = someone()) => (await createUserWithEmailAndPassword(auth, email, password)).user
const code = (to: string) =>
  new URL(cloud.outbox().find((mail) => mail.to === to)?.link ?? '', cloud.url).searchParams.get('oobCode') ??
  ''
const errorWith = (code: string) => expect.objectContaining({ code })

beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.close())
beforeEach(() => {
  sdk = connectSdk(cloud.config)
  auth = sdk.auth
})
afterEach(async () => {
  await cloud.control({ emailPrivacy: true, skew: 0 })
  await sdk.end()
})

describe('signing up and in', () => {
  it('[A7.3-1] creates a user, who is signed in at once', async () => {
    const email = someone()
    const user = await join(email)
    expect(user.email).toBe(email)
    expect(user.emailVerified).toBe(false)
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password'])
    expect(auth.currentUser?.uid).toBe(user.uid)
  })

  it('[A7.3-1] signs in with e-mail, however it is written, and password', async () => {
    const { uid, email } = await join()
    await signOut(auth)
    const { user } = await signInWithEmailAndPassword(auth, email?.toUpperCase() ?? '', password)
    expect(user.uid).toBe(uid)
  })

  it('takes an address once, also of two who come at the same moment', async () => {
    const email = someone()
    const other = connectSdk(cloud.config)
    const outcomes = await Promise.allSettled([
      createUserWithEmailAndPassword(auth, email, password),
      createUserWithEmailAndPassword(other.auth, email.toUpperCase(), password),
    ])
    await other.end()
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes).toContainEqual({ status: 'rejected', reason: errorWith('auth/email-already-in-use') })
    expect(
      cloud
        .accounts()
        .all()
        .filter((account) => account.email === email),
    ).toHaveLength(1)
  })

  it.each([
    ['no-address', password, 'auth/invalid-email'],
    ['', password, 'auth/missing-email'],
    ['weak@example.org', 'short', 'auth/weak-password'],
    ['weak@example.org', '', 'auth/missing-password'],
  ])('makes no account for “%s” and “%s”', async (email, chosen, reason) => {
    await expect(createUserWithEmailAndPassword(auth, email, chosen)).rejects.toEqual(errorWith(reason))
    expect(cloud.accounts().byEmail(email)).toBeUndefined()
  })

  it('lets nobody in without an address', async () => {
    await expect(signInAnonymously(auth)).rejects.toEqual(errorWith('auth/admin-restricted-operation'))
  })

  it('tells a stranger neither which addresses there are nor how they sign in', async () => {
    const { email } = await join()
    for (const known of [email ?? '', someone()]) {
      await expect(signInWithEmailAndPassword(auth, known, 'wrong one')).rejects.toEqual(
        errorWith('auth/invalid-credential'),
      )
      expect(await fetchSignInMethodsForEmail(auth, known)).toEqual([])
      await sendPasswordResetEmail(auth, known)
    }
  })

  it('tells both where the project keeps nothing to itself', async () => {
    await cloud.control({ emailPrivacy: false })
    const { email } = await join()
    await expect(signInWithEmailAndPassword(auth, email ?? '', 'wrong one')).rejects.toEqual(
      errorWith('auth/wrong-password'),
    )
    await expect(signInWithEmailAndPassword(auth, someone(), password)).rejects.toEqual(
      errorWith('auth/user-not-found'),
    )
    await expect(sendPasswordResetEmail(auth, someone())).rejects.toEqual(errorWith('auth/user-not-found'))
    expect(await fetchSignInMethodsForEmail(auth, email ?? '')).toEqual(['password'])
    expect(await fetchSignInMethodsForEmail(auth, someone())).toEqual([])
  })

  it('pauses after ten wrong passwords, for a minute, even for the right one', async () => {
    const { email } = await join()
    const attempt = (chosen: string) => signInWithEmailAndPassword(auth, email ?? '', chosen)
    const wrong = await Promise.allSettled(Array.from({ length: 10 }, () => attempt('wrong one')))
    expect(wrong.every(({ status }) => status === 'rejected')).toBe(true)
    await expect(attempt(password)).rejects.toEqual(errorWith('auth/too-many-requests'))
    await cloud.control({ skew: 61_000 })
    await expect(attempt(password)).resolves.toBeDefined()
  })

  it('[A7.3-1] signs in with a custom token, and with no other', async () => {
    const { uid } = await join()
    const { tokens } = cloud.running().context
    await signOut(auth)
    const token = await tokens.customToken(uid)
    expect((await signInWithCustomToken(auth, token)).user.uid).toBe(uid)
    for (const bad of [
      `${token}x`,
      token.replace(/\.[^.]*$/, '.'),
      await tokens.sign('assertion', { uid }, 60),
    ])
      await expect(signInWithCustomToken(auth, bad)).rejects.toEqual(errorWith('auth/invalid-custom-token'))
    await cloud.control({ skew: 3_601_000 })
    await expect(signInWithCustomToken(auth, token)).rejects.toEqual(errorWith('auth/invalid-custom-token'))
  })

  it('lets no disabled account in', async () => {
    const { uid, email } = await join()
    await cloud.accounts().change(uid, { disabled: true })
    await expect(signInWithEmailAndPassword(auth, email ?? '', password)).rejects.toEqual(
      errorWith('auth/user-disabled'),
    )
  })
})

describe('tokens', () => {
  it('[A7.3-1] renews an ID token that is over', async () => {
    const user = await join()
    const before = await user.getIdToken()
    await cloud.control({ expireTokens: true })
    const { verifyIdToken } = cloud.running().context
    expect(await verifyIdToken(before)).toBeUndefined()
    const after = await user.getIdToken(true)
    expect(await verifyIdToken(after)).toMatchObject({
      uid: user.uid,
      email: user.email,
      email_verified: false,
    })
  })

  it('signs out cleanly where a token is used that is over', async () => {
    const user = await join()
    await cloud.control({ expireTokens: true })
    await expect(reload(user)).rejects.toEqual(errorWith('auth/user-token-expired'))
    expect(auth.currentUser).toBeNull()
  })

  it('knows no token that somebody else has signed, or that says so itself', async () => {
    const user = await join()
    const [, body] = (await user.getIdToken()).split('.')
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    const { verifyIdToken } = cloud.running().context
    for (const token of ['', 'a.b.c', `${none}.${body}.`, user.refreshToken])
      expect(await verifyIdToken(token)).toBeUndefined()
  })

  it('survives a restart: users, tokens, codes', async () => {
    const email = someone()
    const user = await join(email)
    await sendEmailVerification(user)
    await cloud.restart()
    expect((await cloud.running().context.verifyIdToken(await user.getIdToken()))?.uid).toBe(user.uid)
    await user.getIdToken(true)
    await applyActionCode(auth, code(email))
    await reload(user)
    expect(user.emailVerified).toBe(true)
  })

  it('ends whoever else is signed in when the password changes', async () => {
    const user = await join()
    const elsewhere = connectSdk(cloud.config)
    const { user: there } = await signInWithEmailAndPassword(elsewhere.auth, user.email ?? '', password)
    await updatePassword(user, 'a new one')
    await expect(there.getIdToken(true)).rejects.toEqual(errorWith('auth/user-token-expired'))
    await elsewhere.end()
    await user.getIdToken(true)
    expect((await cloud.running().context.verifyIdToken(await user.getIdToken()))?.uid).toBe(user.uid)
  })
})

describe('mails', () => {
  it('[A7.3-1] verifies an address, once', async () => {
    const email = someone()
    const user = await join(email)
    await sendEmailVerification(user)
    expect((await checkActionCode(auth, code(email))).operation).toBe('VERIFY_EMAIL')
    await applyActionCode(auth, code(email))
    await reload(user)
    expect(user.emailVerified).toBe(true)
    await expect(applyActionCode(auth, code(email))).rejects.toEqual(errorWith('auth/invalid-action-code'))
  })

  it('[A7.3-1] resets a password, once, within the hour', async () => {
    const email = someone()
    await join(email)
    await signOut(auth)
    await sendPasswordResetEmail(auth, email)
    const good = code(email)
    await expect(confirmPasswordReset(auth, good, 'short')).rejects.toEqual(errorWith('auth/weak-password'))
    await confirmPasswordReset(auth, good, 'a new one')
    await expect(signInWithEmailAndPassword(auth, email, password)).rejects.toBeDefined()
    await signInWithEmailAndPassword(auth, email, 'a new one')
    await expect(confirmPasswordReset(auth, good, password)).rejects.toEqual(
      errorWith('auth/invalid-action-code'),
    )
    await sendPasswordResetEmail(auth, email)
    await cloud.control({ skew: 3_601_000 })
    await expect(confirmPasswordReset(auth, code(email), password)).rejects.toEqual(
      errorWith('auth/expired-action-code'),
    )
  })

  it('[A7.3-1] changes the address once the new one is confirmed; the old one can have it back', async () => {
    const [email, next] = [someone(), someone()]
    const user = await join(email)
    await expect(updateEmail(user, next)).rejects.toEqual(errorWith('auth/operation-not-allowed'))
    await verifyBeforeUpdateEmail(user, next)
    expect((await checkActionCode(auth, code(next))).data).toMatchObject({
      email: next,
      previousEmail: email,
    })
    await applyActionCode(auth, code(next))
    const { user: again } = await signInWithEmailAndPassword(auth, next, password)
    expect(again).toMatchObject({ uid: user.uid, emailVerified: true })
  })

  it('[A4.12-1] changes the address at once where the project wants no confirmation, and tells the old one', async () => {
    await cloud.control({ emailPrivacy: false })
    const [email, next] = [someone(), someone()]
    const user = await join(email)
    const taken = await join()
    await expect(updateEmail(taken, email)).rejects.toEqual(errorWith('auth/email-already-in-use'))
    const { user: mine } = await signInWithEmailAndPassword(auth, email, password)
    await updateEmail(mine, next)
    expect(mine).toMatchObject({ uid: user.uid, email: next, emailVerified: false })
    await applyActionCode(auth, code(email))
    expect(cloud.accounts().byUid(user.uid)).toMatchObject({ email, emailVerified: true })
  })
})

describe('one’s own account', () => {
  it('[A7.3-1] changes name, picture and password', async () => {
    const user = await join()
    await updateProfile(user, { displayName: 'Ann <b>', photoURL: 'https://example.org/a.png' })
    await reload(user)
    expect(user).toMatchObject({ displayName: 'Ann <b>', photoURL: 'https://example.org/a.png' })
    await expect(updatePassword(user, 'short')).rejects.toEqual(errorWith('auth/weak-password'))
    await updatePassword(user, 'a new one')
    await signInWithEmailAndPassword(auth, user.email ?? '', 'a new one')
  })

  it('[A7.3-1] deletes it', async () => {
    const user = await join()
    await deleteUser(user)
    expect(cloud.accounts().byUid(user.uid)).toBeUndefined()
    await expect(signInWithEmailAndPassword(auth, user.email ?? '', password)).rejects.toBeDefined()
  })

  it('asks to sign in again before password, address or account go, when that was long ago', async () => {
    const user = await join()
    await cloud.control({ skew: 301_000 })
    const again = errorWith('auth/requires-recent-login')
    await expect(updatePassword(user, 'a new one')).rejects.toEqual(again)
    await expect(verifyBeforeUpdateEmail(user, someone())).rejects.toEqual(again)
    await expect(deleteUser(user)).rejects.toEqual(again)
    await updateProfile(user, { displayName: 'Ann' })
  })
})

describe('social sign-in', () => {
  it('[A7.3-1] takes nothing but an assertion that was signed here, once', async () => {
    const email = someone()
    const assertion = await cloud.assertWho('google.com', { email, displayName: 'Ann' })
    const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(assertion))
    expect(user).toMatchObject({ email, displayName: 'Ann', emailVerified: true })
    expect(user.providerData[0]?.providerId).toBe('google.com')
    const invalid = errorWith('auth/invalid-credential')
    await expect(signInWithCredential(auth, GoogleAuthProvider.credential(assertion))).rejects.toEqual(
      invalid,
    )
    const made = JSON.stringify({ sub: '1', email, email_verified: true })
    await expect(signInWithCredential(auth, GoogleAuthProvider.credential(made))).rejects.toEqual(invalid)
    const other = await cloud.assertWho('facebook.com', { email })
    await expect(signInWithCredential(auth, GoogleAuthProvider.credential(other))).rejects.toEqual(invalid)
    const again = await cloud.assertWho('google.com', { email })
    const { user: same } = await signInWithCredential(auth, GoogleAuthProvider.credential(again))
    expect(same.uid).toBe(user.uid)
  })

  it('[A8-8] asks who has an account with the address already to sign in to that, and links it then', async () => {
    const user = await join()
    const email = user.email ?? ''
    const credential = FacebookAuthProvider.credential(await cloud.assertWho('facebook.com', { email }))
    const problem = await signInWithCredential(auth, credential).catch((error: unknown) => error)
    expect(problem).toEqual(errorWith('auth/account-exists-with-different-credential'))
    const kept = FacebookAuthProvider.credentialFromError(problem as never)
    if (kept === null) throw new Error('The SDK made no credential of the answer')
    const { user: mine } = await signInWithEmailAndPassword(auth, email, password)
    const linked = await linkWithCredential(mine, kept)
    expect(linked.user.providerData.map(({ providerId }) => providerId).toSorted()).toEqual([
      'facebook.com',
      'password',
    ])
    const next = FacebookAuthProvider.credential(await cloud.assertWho('facebook.com', { email }))
    expect((await signInWithCredential(auth, next)).user.uid).toBe(user.uid)
    const stranger = await join()
    const taken = FacebookAuthProvider.credential(await cloud.assertWho('facebook.com', { email }))
    await expect(linkWithCredential(stranger, taken)).rejects.toEqual(
      errorWith('auth/credential-already-in-use'),
    )
  })
})
