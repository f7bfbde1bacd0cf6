import { expect, it } from 'vitest'
import type { UserRecord } from '../../../../../schemas/generated/types'
import { cloudSamples } from '../../../../../tests/support/cloud/cloudSamples'
import { ScriptedCloud } from '../../../../../tests/support/cloud/ScriptedCloud'
import { sendAvatar } from './AvatarModal'

const { user, records } = cloudSamples
const uid = user.uid
const ours = `https://storage.example.org/v0/b/acme/o/userAvatars%2F${uid}?alt=media`

const send = (record: UserRecord, script: (cloud: ScriptedCloud) => void = () => undefined) => {
  const cloud = new ScriptedCloud({ user, record })
  script(cloud)
  const file = new File(['x'], 'me.png', { type: 'image/png' })
  const outcome = sendAvatar(cloud, { uid, file, moved: () => undefined }, new AbortController().signal)
  return { cloud, outcome }
}

it('[A4.12-2] uploads a picture, notes where it is, and takes nothing away', async () => {
  const { cloud, outcome } = send(records.free)
  expect(await outcome).toMatchObject({ status: 'done' })
  expect(cloud.callsOf('storage.deleteAvatar')).toEqual([])
})

it.each([undefined, 'https://social.example/ada.png'])(
  '[A4.12-2] leaves no picture behind that the record does not name: %s',
  async (photoUrl) => {
    const record = { ...records.free, ...(photoUrl !== undefined && { photoUrl }) }
    const { cloud, outcome } = send(record, (made) => made.fail('records.updateUser', 'cloud/unreachable'))
    expect(await outcome).toEqual({ status: 'failed', problem: 'unreachable' })
    expect(cloud.callsOf('storage.deleteAvatar')).toEqual([[uid]])
  },
)

it.each<[string, (cloud: ScriptedCloud) => void]>([
  ['the record names one at that place', (cloud) => cloud.pushRecord({ ...records.free, photoUrl: ours })],
  ['it is not known what the record says', (cloud) => cloud.fail('records.readUser', 'cloud/unreachable')],
])('keeps a picture where %s', async (_, script) => {
  const { cloud, outcome } = send(records.free, (made) => {
    made.fail('records.updateUser', 'cloud/timeout')
    script(made)
  })
  expect(await outcome).toEqual({ status: 'failed', problem: 'timeout' })
  expect(cloud.callsOf('storage.deleteAvatar')).toEqual([])
})

it('takes nothing away when the upload itself failed', async () => {
  const { cloud, outcome } = send(records.free, (made) => made.fail('storage.uploadAvatar', 'cloud/aborted'))
  expect(await outcome).toEqual({ status: 'failed', problem: 'cancelled' })
  expect(cloud.callsOf('storage.deleteAvatar')).toEqual([])
})
