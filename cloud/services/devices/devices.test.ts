// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callCloud, signUpPerson } from '../../testing/signUpPerson'
import { startTestCloud, type TestCloud } from '../../testing/startTestCloud'

let cloud: TestCloud

beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.close())

type Person = Awaited<ReturnType<typeof signUpPerson>>

const people = async () => [await signUpPerson(cloud), await signUpPerson(cloud)] as const
const join = async (person: Person, hwuuid: string, key?: string) => {
  const body = { token: await person.customToken(), hwuuid, ...(key !== undefined && { key }) }
  const { status, body: answer } = await callCloud(cloud, '/devices', { method: 'POST', body })
  const { data, error }: { data?: { key: string }; error?: { message: string } } = Object(answer)
  return { status, key: data?.key ?? '', message: error?.message }
}
const present = async (key: string) =>
  (await callCloud(cloud, '/devices/presence', { method: 'POST', body: { key } })).status
const remove = async ({ uid, token }: Person, hwuuid: string) =>
  callCloud(cloud, `/api/v1/deleteAcmeDevice?${new URLSearchParams({ uid, hwuuid })}`, {
    method: 'POST',
    token: await token(),
  })
const listOf = ({ uid }: Person) =>
  Object.keys(Object(cloud.running().context.database.get(`user_devices/${uid}`)))

it('is refused to who only knows the id of somebody else’s player, in words', async () => {
  const [owner, thief] = await people()
  const { key } = await join(owner, 'attic')
  const { key: own } = await join(thief, 'own')
  for (const shown of [undefined, '', 'a.b.c', own, `${key}x`])
    expect(await join(thief, 'attic', shown)).toEqual({
      status: 403,
      key: '',
      message: 'This player is somebody else’s. Its owner has to delete it from the account first.',
    })
  expect([listOf(thief), listOf(owner)]).toEqual([['own'], ['attic']])
  expect(await present(key)).toBe(200)
})

it('is free once its owner has deleted it, and the old key good for nothing', async () => {
  const [owner, other] = await people()
  const { key } = await join(owner, 'cellar')
  await remove(owner, 'cellar')
  expect((await join(other, 'cellar')).status).toBe(200)
  expect([await present(key), (await join(owner, 'cellar', key)).status]).toEqual([401, 403])
  expect([listOf(owner), listOf(other)]).toEqual([[], ['cellar']])
})

it('cannot be deleted by who is not its owner', async () => {
  const [owner, thief] = await people()
  const { key } = await join(owner, 'porch')
  expect((await remove(thief, 'porch')).body).toMatchObject({ success: false })
  expect((await join(thief, 'porch')).status).toBe(403)
  expect(await present(key)).toBe(200)
})

it('passes on with the key that it has, and not back with the one that it had', async () => {
  const [first, second] = await people()
  const { key: old } = await join(first, 'bath')
  const { key } = await join(second, 'bath', old)
  expect([listOf(first), listOf(second)]).toEqual([[], ['bath']])
  expect((await join(first, 'bath', old)).status).toBe(403)
  expect([await present(old), await present(key)]).toEqual([401, 200])
  expect((await join(first, 'bath', key)).status).toBe(200)
})

it('is free when the account of its owner is gone', async () => {
  const [owner, other] = await people()
  const { key } = await join(owner, 'hall')
  await cloud.accounts().remove(owner.uid)
  expect(await present(key)).toBe(401)
  expect((await join(other, 'hall')).status).toBe(200)
})

it('is one account’s, where several want it at once', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => signUpPerson(cloud)))
  const answers = await Promise.all(all.map((person) => join(person, 'roof')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(7)
  expect(all.filter((person) => listOf(person).includes('roof'))).toHaveLength(1)
})

it('is offline when it was not heard of three times, and online when it is again', async () => {
  const [owner] = await people()
  const { key } = await join(owner, 'shed')
  const online = () => cloud.running().context.database.get(`user_devices/${owner.uid}/shed/online`)
  expect(online()).toBe(true)
  await expect.poll(online).toBe(false)
  expect(await present(key)).toBe(200)
  expect(online()).toBe(true)
})

it('is told how often it is to tell of itself, when it joins and each time it does', async () => {
  const [owner] = await people()
  const body = { token: await owner.customToken(), hwuuid: 'loft', beat: 1 }
  const joined = await callCloud(cloud, '/devices', { method: 'POST', body })
  const { key } = Object(Object(joined.body).data)
  const heard = await callCloud(cloud, '/devices/presence', { method: 'POST', body: { key, beat: 1 } })
  const expected = { status: 200, body: { success: true, data: { uid: owner.uid, beat: 400 } } }
  expect([joined, heard]).toMatchObject([expected, expected])
})
