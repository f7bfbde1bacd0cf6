// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { assertTaken } from '../../tests/support/assertTaken'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import { createTestClock, type TestClock } from '../testing/createTestClock'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

const minute = 60_000
const noon = new Date(2031, 2, 1, 12).getTime()

describe.each([4, 2] as const)('a player of generation %i', (generation) => {
  let clock: TestClock
  let player: TestPlayer
  let client: TestClient
  beforeEach(async () => {
    clock = createTestClock(noon)
    player = await startTestPlayer({ generation, clock })
    client = await connectTestClient(player.url, generation)
  })
  afterEach(async () => {
    assertTaken(client)
    client.close()
    await player.close()
  })

  async function ask(event: string, push: string): Promise<unknown> {
    client.emit(event)
    return client.next(push)
  }
  async function setSleep(enabled: boolean, time: string, action: string): Promise<void> {
    client.emit('setSleep', { enabled, time, action })
    expect(await client.next('pushSleep')).toEqual({})
  }
  const sleep = () => ask('getSleep', 'pushSleep')
  async function save(...alarms: object[]): Promise<void> {
    client.emit('saveAlarm', alarms)
    expect(await client.next('pushSleep')).toEqual({})
  }
  const daily = { id: 0, enabled: true, time: '12:05', playlist: 'Evening' }
  const press = (action: string) =>
    fetch(`${player.url}/control/run`, { method: 'POST', body: JSON.stringify({ action }) })

  it('[D3-51] counts the sleep timer down, H:M without padding', async () => {
    expect(await sleep()).toMatchObject({ enabled: false, time: '0:0', action: { val: 'stop' } })
    await setSleep(true, '1:05', 'poweroff')
    expect(await client.next('pushToastMessage')).toMatchObject({
      type: 'success',
      message: 'The player powers off in 1 hr 5 min',
    })
    clock.pass(minute)
    expect(await sleep()).toMatchObject({ enabled: true, time: '1:4', action: { val: 'poweroff' } })
    // A minute that has begun counts, also from the hour on; 0:0 would be off.
    clock.pass(4 * minute - 1)
    expect(await sleep()).toMatchObject({ enabled: true, time: '1:1' })
    clock.pass(1)
    expect(await sleep()).toMatchObject({ enabled: true, time: '1:0' })
    clock.pass(1)
    expect(await sleep()).toMatchObject({ enabled: true, time: '1:0' })
    clock.pass(60 * minute - 2)
    expect(await sleep()).toMatchObject({ enabled: true, time: '0:1' })
    await setSleep(false, '0:00', 'stop')
    expect(await sleep()).toMatchObject({ enabled: false, time: '0:0', action: { val: 'stop' } })
    expect(clock.waiting()).toBe(0)
  })

  it('says in the language of the player how long the sleep timer takes', async () => {
    client.emit('setLanguage', { defaultLanguage: { code: 'zh_TW' }, disallowReload: true })
    await setSleep(true, '0:30', 'stop')
    expect(await client.next('pushToastMessage')).toMatchObject({ message: '音樂會在 30 分鐘後停止' })
  })

  it('stops what plays when the sleep timer is due', async () => {
    await press('track-hours')
    expect(await client.next('pushState')).toMatchObject({ status: 'play', title: 'The Whole Night' })
    await setSleep(true, '0:45', 'stop')
    clock.pass(44 * minute)
    client.emit('getState')
    expect(await client.next('pushState')).toMatchObject({ status: 'play' })
    clock.pass(minute)
    expect(await client.next('pushState')).toMatchObject({ status: 'stop', title: 'The Whole Night' })
    expect(player.lines).toEqual([expect.stringContaining('the music stops')])
    expect(await sleep()).toMatchObject({ enabled: false })
  })

  it('powers off when the sleep timer is due, and is back after a while', async () => {
    await setSleep(true, '0:1', 'poweroff')
    const gone = client.once('disconnect')
    clock.pass(minute)
    await expect.poll(() => clock.waiting()).toBe(1)
    clock.pass(50)
    await gone
    expect(player.lines).toEqual([
      expect.stringContaining('sleep timer is due'),
      expect.stringContaining('wakes by itself'),
    ])
    await client.once('connect')
    expect(await sleep()).toMatchObject({ enabled: false })
  })

  it('takes “on” with no time for off', async () => {
    await setSleep(true, '0:0', 'stop')
    expect(await sleep()).toMatchObject({ enabled: false })
    expect(client.names()).not.toContain('pushToastMessage')
  })

  it('keeps the sleep timer over a restart, and forgets one that came due meanwhile', async () => {
    await setSleep(true, '0:10', 'stop')
    const { dataFolder } = player
    const later = async (minutes: number) => {
      const second = await startTestPlayer({ dataFolder, clock: createTestClock(noon + minutes * minute) })
      const other = await connectTestClient(second.url, 4)
      other.emit('getSleep')
      const pushed = await other.next('pushSleep')
      other.close()
      await second.close()
      return pushed
    }
    expect(await later(4)).toMatchObject({ enabled: true, time: '0:6' })
    expect(await later(11)).toMatchObject({ enabled: false })
  })

  it('[D3-52] keeps alarms, with ids as text and times without padding', async () => {
    expect(await ask('getAlarms', 'pushAlarm')).toEqual([])
    await save({ ...daily, time: '07:05' }, { ...daily, id: '7', time: '2031-01-01T06:30:00.000Z' })
    expect(await client.next('pushToastMessage')).toMatchObject({ type: 'success' })
    expect(await ask('getAlarms', 'pushAlarm')).toEqual([
      { ...daily, id: '0', time: '7:5' },
      { ...daily, id: '7', time: '2031-01-01T06:30:00.000Z' },
    ])
  })

  it('refuses an alarm without a time, and keeps what was there', async () => {
    await save(daily)
    await client.next('pushToastMessage')
    await save({ ...daily, time: 'soon' })
    expect(await client.next('pushToastMessage')).toMatchObject({ type: 'error' })
    expect(await ask('getAlarms', 'pushAlarm')).toHaveLength(1)
  })

  it('rings an alarm at its minute, each day: in the log, on the screens, with the music of its playlist', async () => {
    await save(daily, { ...daily, id: 1, enabled: false, time: '12:6' })
    await client.next('pushToastMessage')
    expect(clock.waiting()).toBe(1)
    clock.pass(5 * minute - 1)
    expect(player.lines).toEqual([])
    clock.pass(1)
    expect(player.lines).toEqual(['alarm 12:5: it rings, with the playlist “Evening”'])
    expect(await client.next('pushToastMessage')).toMatchObject({ type: 'info' })
    expect(await client.next('playingPlaylist')).toBe('Evening')
    expect(await client.next('pushState')).toMatchObject({ status: 'play', position: 0 })
    client.emit('getPlaylistContent', { name: 'Evening' })
    const content = await client.next('pushPlaylistContent')
    expect(content).toHaveProperty('lists.0.0.uri')
    client.emit('stop')
    expect(await client.next('pushState')).toMatchObject({ status: 'stop' })

    clock.pass(24 * 60 * minute)
    expect(player.lines).toHaveLength(2)
    expect(await client.next('playingPlaylist')).toBe('Evening')
    client.emit('clearQueue')
    await save({ ...daily, enabled: false })
    clock.pass(minute)
    expect(clock.waiting()).toBe(0)
  })

  it('rings an alarm whose playlist is gone, and says so', async () => {
    await save({ ...daily, playlist: 'Gone' })
    await client.next('pushToastMessage')
    clock.pass(5 * minute)
    expect(await client.next('pushToastMessage')).toMatchObject({ type: 'info' })
    expect(await client.next('pushToastMessage')).toMatchObject({ type: 'error' })
    expect(player.lines).toEqual(['alarm 12:5: it rings, with the playlist “Gone”'])
  })

  it('rings after a restart too', async () => {
    await save(daily)
    const later = createTestClock(noon + minute)
    const second = await startTestPlayer({ dataFolder: player.dataFolder, clock: later })
    later.pass(4 * minute)
    expect(second.lines).toHaveLength(1)
    await second.close()
  })

  it('waits for nothing any more once it is closed', async () => {
    await save(daily)
    await setSleep(true, '0:45', 'stop')
    expect(clock.waiting()).toBe(2)
    await player.close()
    expect(clock.waiting()).toBe(0)
  })

  it('lists playlists by name, or none', async () => {
    expect(await ask('listPlaylist', 'pushListPlaylist')).toContain('Neu & schön')
    await press('playlists-none')
    expect(await ask('listPlaylist', 'pushListPlaylist')).toEqual([])
  })

  it.each([
    ['reboot', 'restarts'],
    ['shutdown', 'wakes by itself'],
  ])('[D7-50] goes at a %s, after a goodbye, and comes back', async (event, line) => {
    const gone = client.once('disconnect')
    client.emit(event)
    expect(await client.next('pushToastMessage')).toMatchObject({ type: 'info' })
    expect(player.lines).toEqual([])
    clock.pass(50)
    await gone
    await expect(fetch(`${player.url}/api/v1/ping`)).rejects.toThrow('fetch failed')
    await client.once('connect')
    expect(player.lines).toEqual([expect.stringContaining(line)])
  })
})
