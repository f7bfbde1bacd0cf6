// @vitest-environment node
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import {
  FacebookAuthProvider,
  GithubAuthProvider,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  linkWithCredential,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
} from 'firebase/auth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { localProject } from '../../../cloud/cloudConfig'
import { openService, type Service } from './openService'

let service: Service
let app: FirebaseApp
let auth: Auth
let people = 0

const password = 'correct horse'
const someone = () => `social-${process.pid}-${(people += 1)}@example.org`
const join = async (email: string) => (await createUserWithEmailAndPassword(auth, email, password)).user
const errorWith = (code: string) => expect.objectContaining({ code })

beforeAll(async () => {
  service = await openService()
})
afterAll(() => service.close())
beforeEach(() => {
  const { apiKey, projectId } = localProject
  app = initializeApp({ apiKey, projectId }, `social-${(people += 1)}`)
  auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, service.url, { disableWarnings: true })
})
afterEach(() => deleteApp(app))

describe('social providers of an authentication service [A7.3-1]', () => {
  const github = async (email: string) =>
    GithubAuthProvider.credential(await service.assertion('github.com', { email, displayName: 'Ann' }))
  const facebook = async (email: string) =>
    FacebookAuthProvider.credential(await service.assertion('facebook.com', { email, displayName: 'Ann' }))

  it('make an account at first, and lead to it again later', async () => {
    const email = someone()
    const { user } = await signInWithCredential(auth, await github(email))
    expect(user).toMatchObject({ email, displayName: 'Ann', emailVerified: false })
    expect(user.providerData).toMatchObject([{ providerId: 'github.com', email }])
    await signOut(auth)
    expect((await signInWithCredential(auth, await github(email))).user.uid).toBe(user.uid)
  })

  it('[A8-8] ask who has the address already to sign in as before, and are linked then', async () => {
    const email = someone()
    const { uid } = await join(email)
    await expect(signInWithCredential(auth, await facebook(email))).rejects.toEqual(
      errorWith('auth/account-exists-with-different-credential'),
    )
    const { user } = await signInWithEmailAndPassword(auth, email, password)
    await linkWithCredential(user, await facebook(email))
    expect(user.providerData.map(({ providerId }) => providerId).toSorted()).toEqual([
      'facebook.com',
      'password',
    ])
    expect((await signInWithCredential(auth, await facebook(email))).user.uid).toBe(uid)
    const stranger = await join(someone())
    await expect(linkWithCredential(stranger, await facebook(email))).rejects.toEqual(
      errorWith('auth/credential-already-in-use'),
    )
  })
})
