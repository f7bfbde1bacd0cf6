import { describe, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { UserRecord } from '../../../../../schemas/generated/types'
import type { DeletionStep } from '../../../../../machines/accountDeletion.machine'
import { cloudSamples } from '../../../../../tests/support/cloud/cloudSamples'
import { ScriptedCloud } from '../../../../../tests/support/cloud/ScriptedCloud'
import { createDeletionActors } from './DeletionHost'

const { user, records } = cloudSamples
const uid = user.uid

const start = (record: UserRecord = records.virtuosoMonthly) => {
  const cloud = new ScriptedCloud({ user, record })
  const actors = createDeletionActors(cloud, () => Promise.resolve(true))
  return {
    cloud,
    perform: (step: DeletionStep) => toPromise(createActor(actors.perform, { input: { step, uid } }).start()),
    checkLogIn: () => toPromise(createActor(actors.checkLogIn).start()),
  }
}

describe('cancelling before a deletion', () => {
  it('[A4.11-1] calls for it where there is a plan', async () => {
    const { cloud, perform } = start()
    expect(await perform('subscription')).toBeUndefined()
    expect(cloud.callsOf('functions.cancelSubscription')).toHaveLength(1)
  })

  it('[A8-16] is not called for again where the answer to an earlier one was lost', async () => {
    const { cloud, perform } = start(records.cancelled)
    cloud.fail('functions.cancelSubscription', 'cloud/refused', 'There is no subscription')
    expect(await perform('subscription')).toBeUndefined()
    expect(cloud.callsOf('functions.cancelSubscription')).toEqual([])
  })

  it('has worked where the answer was lost and the record says so', async () => {
    const { cloud, perform } = start()
    cloud.hold('functions.cancelSubscription')
    cloud.fail('functions.cancelSubscription', 'cloud/timeout')
    const outcome = perform('subscription')
    await expect.poll(() => cloud.callsOf('functions.cancelSubscription')).toHaveLength(1)
    cloud.pushRecord(records.cancelled)
    cloud.release('functions.cancelSubscription')
    expect(await outcome).toBeUndefined()
  })

  it.each<[string, (cloud: ScriptedCloud) => void]>([
    ['the record still names the plan', () => undefined],
    ['the record cannot be read', (cloud) => cloud.fail('records.readUser', 'cloud/unreachable')],
    ['there is no record to go by', (cloud) => cloud.pushRecord(undefined)],
  ])('has failed where %s', async (_, script) => {
    const { cloud, perform } = start()
    script(cloud)
    cloud.fail('functions.cancelSubscription', 'cloud/timeout')
    expect(await perform('subscription')).toMatchObject({ code: 'cloud/timeout' })
  })
})

describe('deleting the picture', () => {
  const photoUrl = `https://storage.example.org/v0/b/acme/o/userAvatars%2F${uid}?alt=media`

  it.each<[string, UserRecord]>([
    ['photoUrl', { ...records.free, photoUrl }],
    ['photoURL', { ...records.free, photoURL: photoUrl }],
  ])('[A4.11-1] takes away what was uploaded, named in %s', async (_, record) => {
    const { cloud, perform } = start(record)
    expect(await perform('avatar')).toBeUndefined()
    expect(cloud.callsOf('storage.deleteAvatar')).toEqual([[uid]])
  })

  it.each<[string, UserRecord | undefined]>([
    ['has none', records.free],
    ['shows one of a social provider', { ...records.free, photoUrl: 'https://social.example/ada.png' }],
    ['is gone with its record', undefined],
  ])('asks for nothing that is not there, where somebody %s', async (_, record) => {
    const { cloud, perform } = start()
    cloud.pushRecord(record)
    expect(await perform('avatar')).toBeUndefined()
    expect(cloud.callsOf('storage.deleteAvatar')).toEqual([])
  })

  it('takes it away where the record cannot be read, and says why that failed', async () => {
    const { cloud, perform } = start()
    cloud.fail('records.readUser', 'cloud/timeout')
    cloud.fail('storage.deleteAvatar', 'cloud/unreachable')
    expect(await perform('avatar')).toMatchObject({ code: 'cloud/unreachable' })
  })
})

describe('deleting the record', () => {
  it('has worked where no answer came and it is gone', async () => {
    const { cloud, perform } = start()
    cloud.fail('records.deleteUser', 'cloud/timeout')
    cloud.pushRecord(undefined)
    expect(await perform('record')).toBeUndefined()
  })

  it('has failed where it is still there, or was not sent', async () => {
    const { cloud, perform } = start()
    cloud.fail('records.deleteUser', 'cloud/timeout')
    expect(await perform('record')).toMatchObject({ code: 'cloud/timeout' })
    cloud.fail('records.deleteUser', 'cloud/unreachable')
    expect(await perform('record')).toMatchObject({ code: 'cloud/unreachable' })
  })
})

it.each([
  [170_000, undefined],
  [190_000, 'auth/requires-recent-login'],
])('wants a log-in that is still recent for the cloud when all is done: %d ms', async (age, code) => {
  const { cloud, checkLogIn } = start()
  cloud.auth.age = age
  expect((await checkLogIn())?.code).toBe(code)
  cloud.fail('auth.logInAge', 'cloud/unreachable')
  expect(await checkLogIn()).toMatchObject({ code: 'cloud/unreachable' })
})
