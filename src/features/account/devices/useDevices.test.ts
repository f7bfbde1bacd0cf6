// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cloudSamples } from '../../../../tests/support/cloud/cloudSamples'
import { type CloudStart, ScriptedCloud } from '../../../../tests/support/cloud/ScriptedCloud'
import { createSession } from '../session'
import { findPlayers } from './useDevices'

const { user, records, devices } = cloudSamples
const [livingRoom, kitchen] = devices

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const find = async (start: CloudStart, script?: (cloud: ScriptedCloud) => void) => {
  const cloud = new ScriptedCloud(start)
  script?.(cloud)
  const session = createSession(cloud)
  const finding = findPlayers(cloud, session)
  await vi.advanceTimersByTimeAsync(30_000)
  session.stop()
  return (await finding).map(({ name }) => name)
}

const start: CloudStart = { user, record: { ...records.free, lastHost: String(kitchen?.host) }, devices }

it('[A4.15-5 D6-6] finds those that are enabled and online, the last used one first', async () => {
  expect(await find(start)).toEqual(['Kitchen', 'Living room'])
})

it('[A2.5-15] leaves out what plays along with another, and what the cloud gives no good address of', async () => {
  if (!livingRoom || !kitchen) throw new Error('the samples lack devices')
  const odd = [{ ...livingRoom, isChild: true }, { ...livingRoom, host: 'ftp://x' }, kitchen]
  expect(await find({ ...start, devices: odd })).toEqual(['Kitchen'])
})

it('finds none for nobody, nor where the cloud refuses or is silent', async () => {
  expect(await find({ devices })).toEqual([])
  expect(
    await find(start, (cloud) => cloud.fail('records.watchDevices', 'database/permission-denied')),
  ).toEqual([])
  expect(await find(start, (cloud) => cloud.fail('records.watchUser', 'database/permission-denied'))).toEqual(
    [],
  )
  expect(await find(start, (cloud) => cloud.hold('records.watchDevices'))).toEqual([])
})
