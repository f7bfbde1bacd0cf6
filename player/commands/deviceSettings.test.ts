// @vitest-environment node
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { assertTaken } from '../../tests/support/assertTaken'
import { connectTestClient } from '../testing/connectTestClient'
import { createTestClock } from '../testing/createTestClock'
import { startTestPlayer } from '../testing/startTestPlayer'

it('leaves no drive, password, alarm, sleep timer, picture or switched tool of the owner before', async () => {
  const clock = createTestClock(0)
  const player = await startTestPlayer({ clock })
  const client = await connectTestClient(player.url, 4)
  client.emit('addShare', { name: 'Attic', ip: '10.0.0.1', path: 'm', fstype: 'cifs', password: 'secret' })
  await expect.poll(() => clock.waiting()).toBe(1)
  clock.pass(1_000)
  expect(await client.next('pushListShares')).toHaveLength(1)
  client.emit('saveAlarm', [{ id: 0, enabled: true, time: '7:00', playlist: 'Evening' }])
  client.emit('setSleep', { enabled: true, time: '1:00', action: 'stop' })
  await client.next('pushSleep')
  await client.next('pushSleep')
  client.emit('callMethod', { endpoint: 'system_controller/lightcontrol', method: 'toggleLightSwitch' })
  await client.next('pushLightSwitch')
  const folder = join(player.dataFolder, 'backgrounds')
  await mkdir(folder)
  await writeFile(join(folder, 'mine.png'), 'mine')
  expect(clock.waiting()).toBe(2)

  client.emit('callMethod', { endpoint: 'system_controller/system', method: 'factoryReset', data: '' })
  expect(await client.next('pushListShares')).toEqual([])
  client.emit('getAlarms')
  expect(await client.next('pushAlarm')).toEqual([])
  client.emit('getSleep')
  expect(await client.next('pushSleep')).toMatchObject({ enabled: false })
  client.emit('callMethod', { endpoint: 'system_controller/lightcontrol', method: 'getLightSwitch' })
  expect(await client.next('pushLightSwitch')).toBe(false)
  expect(existsSync(folder)).toBe(false)
  // What plays is written a little later.
  clock.pass(1_000)
  expect(clock.waiting()).toBe(0)
  assertTaken(client)
  client.close()
  await player.close()
})
