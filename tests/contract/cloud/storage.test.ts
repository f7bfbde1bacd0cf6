// @vitest-environment node
import { createUserWithEmailAndPassword } from 'firebase/auth'
import {
  deleteObject,
  getDownloadURL,
  getMetadata,
  ref,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloudConfig } from '../../../cloud/cloudConfig'
import { connectSdk } from '../../../cloud/testing/connectSdk'
import { openService, type Service } from './openService'

// What the account area relies on of its avatars, and no more; who may do what beside one's own is in the
// embedded cloud's tests.

type Sdk = ReturnType<typeof connectSdk>

let service: Service
let ann: Sdk
let bob: Sdk
let uid: string

const png = { contentType: 'image/png' }
const picture = (size: number, fill = 1) => new Uint8Array(size).fill(fill)
const avatar = (sdk: Sdk) => ref(sdk.storage, `userAvatars/${uid}`)
const errorWith = (code: string) => expect.objectContaining({ code })
const connect = () => {
  const config = cloudConfig(service.url)
  return connectSdk({ ...config, emulators: { auth: service.url, storage: service.storage } })
}
const join = async (sdk: Sdk, name: string) => {
  const address = `${name}-${process.pid}@example.org`
  return (await createUserWithEmailAndPassword(sdk.auth, address, 'correct horse')).user.uid
}
const bytesAt = async (address: string) => new Uint8Array(await (await fetch(address)).arrayBuffer())

beforeAll(async () => {
  service = await openService()
  ann = connect()
  bob = connect()
  uid = await join(ann, 'ann')
  await join(bob, 'bob')
})
afterAll(async () => {
  await Promise.all([ann.end(), bob.end()])
  await service.close()
})

describe('a file storage [A7.2-5]', () => {
  it('takes a picture at once, tells its details and gives it at a download address', async () => {
    await uploadBytes(avatar(ann), picture(300), png)
    expect(await getMetadata(avatar(ann))).toMatchObject({
      fullPath: `userAvatars/${uid}`,
      name: uid,
      size: 300,
      contentType: 'image/png',
    })
    const address = await getDownloadURL(avatar(ann))
    expect(new URL(address).searchParams.get('alt')).toBe('media')
    expect((await fetch(address)).headers.get('content-type')).toBe('image/png')
    expect(await bytesAt(address)).toEqual(picture(300))
  })

  it('[A4.12-2] takes another in its place, in parts, and tells how far it is', async () => {
    await uploadBytes(avatar(ann), picture(300), png)
    const shares: number[] = []
    const task = uploadBytesResumable(avatar(ann), picture(1_500_000, 7), png)
    task.on('state_changed', ({ bytesTransferred }) => shares.push(bytesTransferred))
    const { metadata } = await task
    expect(metadata.size).toBe(1_500_000)
    expect(shares.length).toBeGreaterThan(2)
    const got = Buffer.from(await bytesAt(await getDownloadURL(avatar(ann))))
    expect(got.equals(picture(1_500_000, 7))).toBe(true)
  })

  it('goes on after a pause, and forgets what was cancelled', async () => {
    await uploadBytes(avatar(ann), picture(300), png)
    const paused = uploadBytesResumable(avatar(ann), picture(1_500_000, 8), png)
    expect(paused.pause()).toBe(true)
    expect(paused.resume()).toBe(true)
    expect((await paused).metadata.size).toBe(1_500_000)

    const task = uploadBytesResumable(avatar(ann), picture(1_500_000, 9), png)
    task.cancel()
    await expect(task).rejects.toEqual(errorWith('storage/canceled'))
    expect((await bytesAt(await getDownloadURL(avatar(ann))))[0]).toBe(8)
  })

  it('refuses what the rules do not allow', async () => {
    await uploadBytes(avatar(ann), picture(300), png)
    const refused = errorWith('storage/unauthorized')
    await expect(uploadBytes(avatar(bob), picture(300, 2), png)).rejects.toEqual(refused)
    await expect(uploadBytesResumable(avatar(bob), picture(300, 2), png)).rejects.toEqual(refused)
    await expect(getDownloadURL(avatar(bob))).rejects.toEqual(refused)
    await expect(deleteObject(avatar(bob))).rejects.toEqual(refused)
    expect((await getMetadata(avatar(ann))).size).toBe(300)
  })

  it('deletes it, and knows that there is none', async () => {
    await uploadBytes(avatar(ann), picture(300), png)
    await deleteObject(avatar(ann))
    const none = errorWith('storage/object-not-found')
    await expect(getDownloadURL(avatar(ann))).rejects.toEqual(none)
    await expect(deleteObject(avatar(ann))).rejects.toEqual(none)
  })
})
