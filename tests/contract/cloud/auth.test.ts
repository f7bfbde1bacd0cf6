// @vitest-environment node
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  fetchSignInMethodsForEmail,
  inMemoryPersistence,
  initializeAuth,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
  type Auth,
} from 'firebase/auth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { localProject } from '../../../cloud/cloudConfig'
import { openService, type Service } from './openService'

// What the account area relies on, and no more. `npm run test:cloud-contract` holds the provider's own
// emulator to the same.

let service: Service
let app: FirebaseApp
let auth: Auth
let people = 0

const password = 'correct horse'
const someone = () => `someone-${process.pid}-${(people += 1)}@example.org`
const join = async (email = someone()) => (await createUserWithEmailAndPassword(auth, email, password)).user
const errorWith = (code: string) => expect.objectContaining({ code })

beforeAll(async () => {
  service = await openService()
  await service.setEmailPrivacy(true)
})
afterAll(() => service.close())
beforeEach(() => {
  app = initializeApp(
    { apiKey: localProject.apiKey, projectId: localProject.projectId },
    `contract-${people}`,
  )
  people += 1
  auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, service.url, { disableWarnings: true })
})
afterEach(() => deleteApp(app))

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>

describe('an authentication service [A7.3-1]', () => {
  it('creates a user, signs out and in again, however the address is written', async () => {
    const email = someone()
    const user = await join(email)
    expect(user).toMatchObject({ email, emailVerified: false, isAnonymous: false })
    expect(user.providerData).toMatchObject([{ providerId: 'password', uid: email, email }])
    await signOut(auth)
    const { user: again } = await signInWithEmailAndPassword(auth, email.toUpperCase(), password)
    expect(again.uid).toBe(user.uid)
  })

  it('gives an ID token that tells who it is of, for an hour', async () => {
    const user = await join()
    const { sub, user_id, email, email_verified, iat, exp, firebase } = claimsOf(await user.getIdToken())
    expect({ sub, user_id, email, email_verified }).toEqual({
      sub: user.uid,
      user_id: user.uid,
      email: user.email,
      email_verified: false,
    })
    expect(Number(exp) - Number(iat)).toBe(3_600)
    expect(firebase).toMatchObject({ sign_in_provider: 'password', identities: { email: [user.email] } })
  })

  it('renews an ID token on demand', async () => {
    const user = await join()
    const { sub } = claimsOf(await user.getIdToken(true))
    expect(sub).toBe(user.uid)
  })

  it('takes an address once', async () => {
    const email = someone()
    await join(email)
    await expect(join(email)).rejects.toEqual(errorWith('auth/email-already-in-use'))
  })

  it.each([
    ['no-address', password, 'auth/invalid-email'],
    ['', password, 'auth/missing-email'],
    ['weak@example.org', 'short', 'auth/weak-password'],
    ['weak@example.org', '', 'auth/missing-password'],
  ])('makes no account for “%s” and “%s”', async (email, chosen, reason) => {
    await expect(createUserWithEmailAndPassword(auth, email, chosen)).rejects.toEqual(errorWith(reason))
  })

  it('tells a stranger neither which addresses there are nor how they sign in', async () => {
    const { email } = await join()
    for (const address of [email ?? '', someone()]) {
      await expect(signInWithEmailAndPassword(auth, address, 'wrong one')).rejects.toEqual(
        errorWith('auth/invalid-credential'),
      )
      expect(await fetchSignInMethodsForEmail(auth, address)).toEqual([])
      await sendPasswordResetEmail(auth, address)
    }
  })

  it('tells both where the project keeps nothing to itself', async () => {
    const { email } = await join()
    await service.setEmailPrivacy(false)
    try {
      await expect(signInWithEmailAndPassword(auth, email ?? '', 'wrong one')).rejects.toEqual(
        errorWith('auth/wrong-password'),
      )
      await expect(signInWithEmailAndPassword(auth, someone(), password)).rejects.toEqual(
        errorWith('auth/user-not-found'),
      )
      expect(await fetchSignInMethodsForEmail(auth, email ?? '')).toEqual(['password'])
      await expect(sendPasswordResetEmail(auth, someone())).rejects.toEqual(errorWith('auth/user-not-found'))
    } finally {
      await service.setEmailPrivacy(true)
    }
  })

  it('signs in with a custom token, and with nothing else', async () => {
    const { uid } = await join()
    await signOut(auth)
    const { user } = await signInWithCustomToken(auth, await service.customToken(uid))
    expect(user.uid).toBe(uid)
    await expect(signInWithCustomToken(auth, 'nonsense')).rejects.toEqual(
      errorWith('auth/invalid-custom-token'),
    )
  })

  it('verifies an address by the code of a mail, once', async () => {
    const email = someone()
    const user = await join(email)
    await sendEmailVerification(user)
    const code = await service.code(email)
    expect(await checkActionCode(auth, code)).toMatchObject({ operation: 'VERIFY_EMAIL', data: { email } })
    await applyActionCode(auth, code)
    await reload(user)
    expect(user.emailVerified).toBe(true)
    expect(claimsOf(await user.getIdToken(true))['email_verified']).toBe(true)
    await expect(applyActionCode(auth, code)).rejects.toEqual(errorWith('auth/invalid-action-code'))
  })

  it('resets a password by the code of a mail, once', async () => {
    const email = someone()
    await join(email)
    await signOut(auth)
    await sendPasswordResetEmail(auth, email)
    const code = await service.code(email)
    expect(await verifyPasswordResetCode(auth, code)).toBe(email)
    await expect(confirmPasswordReset(auth, code, 'short')).rejects.toEqual(errorWith('auth/weak-password'))
    await confirmPasswordReset(auth, code, 'a new one')
    await expect(signInWithEmailAndPassword(auth, email, password)).rejects.toEqual(
      errorWith('auth/invalid-credential'),
    )
    await signInWithEmailAndPassword(auth, email, 'a new one')
    await expect(confirmPasswordReset(auth, code, password)).rejects.toEqual(
      errorWith('auth/invalid-action-code'),
    )
  })

  it('changes the address once the new one is confirmed', async () => {
    const [email, next] = [someone(), someone()]
    const { uid } = await verifyNext(email, next)
    await applyActionCode(auth, await service.code(next))
    const { user } = await signInWithEmailAndPassword(auth, next, password)
    expect(user).toMatchObject({ uid, email: next, emailVerified: true })
  })

  const verifyNext = async (email: string, next: string) => {
    const user = await join(email)
    await verifyBeforeUpdateEmail(user, next)
    return user
  }

  it('changes name, picture and password', async () => {
    const user = await join()
    await updateProfile(user, { displayName: 'Ada', photoURL: 'https://files.example/a.png' })
    await updatePassword(user, 'a new one')
    await signOut(auth)
    const { user: again } = await signInWithEmailAndPassword(auth, user.email ?? '', 'a new one')
    expect(again).toMatchObject({ displayName: 'Ada', photoURL: 'https://files.example/a.png' })
  })

  it('deletes a user, whose token is then good for nothing', async () => {
    const user = await join()
    const other = await signInWithEmailAndPassword(auth, user.email ?? '', password)
    await deleteUser(user)
    await expect(reload(other.user)).rejects.toEqual(errorWith('auth/user-token-expired'))
    await expect(signInWithEmailAndPassword(auth, user.email ?? '', password)).rejects.toEqual(
      errorWith('auth/invalid-credential'),
    )
  })
})
