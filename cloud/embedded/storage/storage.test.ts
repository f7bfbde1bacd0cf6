// @vitest-environment node
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
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
import { connectSdk } from '../../testing/connectSdk'
import { startTestCloud, type TestCloud } from '../../testing/startTestCloud'
import { readStorageRules } from './rules/readStorageRules'

let cloud: TestCloud
let ann: ReturnType<typeof connectSdk>
let annUid: string
let bob: ReturnType<typeof connectSdk>
let bobUid: string

const png = { contentType: 'image/png' }
const picture = (size: number, fill = 1) => new Uint8Array(size).fill(fill)
const avatar = (sdk: typeof ann, uid: string) => ref(sdk.storage, `userAvatars/${uid}`)
const refused = expect.objectContaining({ code: 'storage/unauthorized' })

beforeAll(async () => {
  cloud = await startTestCloud()
  ann = connectSdk(cloud.config)
  bob = connectSdk(cloud.config)
  const join = async (sdk: typeof ann, email: string) =>
    (await createUserWithEmailAndPassword(sdk.auth, email, 'correct horse')).user.uid
  annUid = await join(ann, 'ann@example.org')
  bobUid = await join(bob, 'bob@example.org')
})
afterAll(async () => {
  await Promise.all([ann.end(), bob.end()])
  await cloud.close()
})

describe('avatars', () => {
  it('[A7.2-5] takes one’s own picture, and gives it to whoever has its download address', async () => {
    await uploadBytes(avatar(ann, annUid), picture(300), png)
    const url = await getDownloadURL(avatar(ann, annUid))
    expect(url).toContain('token=')
    const answer = await fetch(url)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(picture(300))
    expect((await fetch(url.replace(/token=.*/, 'token=guessed'))).status).toBe(403)
  })

  it('[A4.12-2] takes another in its place, in parts, under another address', async () => {
    await uploadBytes(avatar(ann, annUid), picture(300), png)
    const before = await getDownloadURL(avatar(ann, annUid))
    const task = uploadBytesResumable(avatar(ann, annUid), picture(1_500_000, 7), png)
    const shares: number[] = []
    task.on('state_changed', ({ bytesTransferred }) => shares.push(bytesTransferred))
    await task
    expect(shares.length).toBeGreaterThan(2)
    const after = await getDownloadURL(avatar(ann, annUid))
    const got = Buffer.from(await (await fetch(after)).arrayBuffer())
    expect(got.equals(picture(1_500_000, 7))).toBe(true)
    expect((await fetch(before)).status).toBe(403)
    expect(await readdir(join(cloud.folder, 'files'))).toHaveLength(1)
  })

  it('tells one’s own picture’s details', async () => {
    await uploadBytes(avatar(ann, annUid), picture(300), png)
    expect(await getMetadata(avatar(ann, annUid))).toMatchObject({
      fullPath: `userAvatars/${annUid}`,
      size: 300,
      contentType: 'image/png',
    })
  })

  it('refuses another’s: to write, see and delete', async () => {
    await uploadBytes(avatar(ann, annUid), picture(300), png)
    await expect(uploadBytes(avatar(bob, annUid), picture(300, 2), png)).rejects.toEqual(refused)
    await expect(uploadBytesResumable(avatar(bob, annUid), picture(300, 2), png)).rejects.toEqual(refused)
    await expect(getDownloadURL(avatar(bob, annUid))).rejects.toEqual(refused)
    await expect(deleteObject(avatar(bob, annUid))).rejects.toEqual(refused)
    expect((await getMetadata(avatar(ann, annUid))).size).toBe(300)
  })

  it('refuses anybody who is not signed in', async () => {
    const nobody = connectSdk(cloud.config)
    await expect(uploadBytes(avatar(nobody, annUid), picture(300), png)).rejects.toEqual(refused)
    await expect(getMetadata(avatar(nobody, annUid))).rejects.toEqual(refused)
    await nobody.end()
  })

  it.each([
    ['what is no picture', picture(300), 'text/html'],
    ['a picture that may run scripts', picture(300), 'image/svg+xml'],
    ['nothing', picture(0), 'image/png'],
    ['more than 5 MB', picture(5 * 1_024 * 1_024 + 1), 'image/png'],
  ])('refuses %s', async (_, bytes, contentType) => {
    await expect(uploadBytes(avatar(bob, bobUid), bytes, { contentType })).rejects.toEqual(refused)
    await expect(uploadBytesResumable(avatar(bob, bobUid), bytes, { contentType })).rejects.toEqual(refused)
    expect(cloud.running().files.find(`userAvatars/${bobUid}`)).toBeUndefined()
  })

  it.each(['elsewhere', 'userAvatars', 'userAvatars/x/y', '../accounts.json'])(
    'has no other place: %s',
    async (path) => {
      await expect(uploadBytes(ref(bob.storage, path), picture(300), png)).rejects.toEqual(refused)
    },
  )

  it('does not believe what is said of the size at the start', async () => {
    const token = await bob.auth.currentUser?.getIdToken()
    const headers = {
      authorization: `Firebase ${token}`,
      'content-type': 'application/json',
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': '300',
    }
    const bucket = cloud.config.project.storageBucket
    const begun = await fetch(`${cloud.url}/v0/b/${bucket}/o?name=userAvatars%2F${bobUid}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(png),
    })
    const ended = await fetch(begun.headers.get('x-goog-upload-url') ?? '', {
      method: 'POST',
      headers: {
        authorization: headers.authorization,
        'x-goog-upload-command': 'upload, finalize',
        'x-goog-upload-offset': '0',
      },
      body: picture(6_000_000),
    })
    expect(ended.status).toBe(403)
  })

  it('deletes it, and knows that there is none', async () => {
    await uploadBytes(avatar(ann, annUid), picture(300), png)
    await deleteObject(avatar(ann, annUid))
    const none = expect.objectContaining({ code: 'storage/object-not-found' })
    await expect(deleteObject(avatar(ann, annUid))).rejects.toEqual(none)
    await expect(getDownloadURL(avatar(ann, annUid))).rejects.toEqual(none)
    expect(await readdir(join(cloud.folder, 'files'))).toEqual([])
  })

  it('keeps it over a restart', async () => {
    await uploadBytes(avatar(ann, annUid), picture(300, 9), png)
    const url = await getDownloadURL(avatar(ann, annUid))
    await cloud.restart()
    expect(new Uint8Array(await (await fetch(url)).arrayBuffer())).toEqual(picture(300, 9))
  })
})

describe('rules', () => {
  const around = (rule: string) =>
    `service firebase.storage { match /b/{bucket}/o { match /a/{name} { ${rule} } } }`

  it.each([
    ['allow get: if now == 1;', 'now is not known'],
    ['allow get: if name.size() > 1;', 'size() is not known'],
    ['allow everything;', 'everything is nothing that can be allowed'],
    ['allow get: if (true;', ') is missing'],
    ['allow get: if true', '; is missing'],
    ['allow get: if true; § ', 'line 1 is not understood'],
  ])('does not start on %s', (rule, reason) => {
    expect(() => readStorageRules(around(rule), 'b')).toThrow(reason)
  })

  it.each([
    ['true', true],
    ['false || true && !false', true],
    ['2 + 3 * 4 == 14', true],
    ['name == "x"', true],
    ["name.matches('x|y')", true],
    ["name.matches('')", false],
    ['request.auth.uid == name', false],
    ['resource == null', true],
    ['request.auth', false],
  ])('understands %s', (condition, outcome) => {
    const mayDo = readStorageRules(around(`allow read: if ${condition};`), 'b')
    const request = { auth: null, resource: null, time: 0 }
    expect(mayDo('get', 'a/x', { request, resource: null })).toBe(outcome)
    expect(mayDo('delete', 'a/x', { request, resource: null })).toBe(false)
  })
})
