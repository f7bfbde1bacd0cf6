// @vitest-environment node
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startTestCloud, type TestCloud } from '../../../cloud/testing/startTestCloud'
import { createSdk, type Sdk } from '../sdk/createSdk'
import { createStorage } from '../openCloud'

let server: TestCloud
let sdk: Sdk
let uid: string

beforeAll(async () => {
  server = await startTestCloud()
  sdk = createSdk(server.config)
  const { auth, sdk: authSdk } = await sdk.auth()
  const { user } = await authSdk.createUserWithEmailAndPassword(auth, 'ann@acme.example', 'correct horse')
  uid = user.uid
})
afterAll(() => server.close())

const picture = (size = 600_000) => new Blob([new Uint8Array(size).fill(7)], { type: 'image/png' })

it('[A7.2-5 A3.5-1] uploads the avatar of a user, with progress, and gives the address that it is had from', async () => {
  const storage = createStorage(sdk.storage)
  const onProgress = vi.fn<(share: number) => void>()
  const address = await storage.uploadAvatar(uid, picture(), onProgress)
  expect(address).toContain(encodeURIComponent(`userAvatars/${uid}`))
  const shares = onProgress.mock.calls.map(([share]) => share)
  expect(shares.at(-1)).toBe(1)
  expect(shares.toSorted((one, other) => one - other)).toEqual(shares)
  const answer = await fetch(address)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect((await answer.arrayBuffer()).byteLength).toBe(600_000)

  await storage.deleteAvatar(uid)
  expect((await fetch(address)).ok).toBe(false)
  await storage.deleteAvatar(uid)
})

it('[A7.2-5] is called off', async () => {
  const storage = createStorage(sdk.storage)
  await expect(storage.uploadAvatar(uid, picture(), undefined, AbortSignal.abort())).rejects.toMatchObject({
    code: 'cloud/aborted',
  })
  const abort = new AbortController()
  const upload = storage.uploadAvatar(uid, picture(3_000_000), () => abort.abort(), abort.signal)
  await expect(upload).rejects.toMatchObject({ code: 'cloud/aborted' })
})

it('[A7.2-5] is refused for somebody else', async () => {
  const storage = createStorage(sdk.storage)
  await expect(storage.uploadAvatar('eve', picture(10))).rejects.toMatchObject({
    code: 'storage/unauthorized',
  })
})
