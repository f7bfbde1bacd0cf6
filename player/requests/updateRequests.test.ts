// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { eachWithPlayer } from '../../tests/support/eachWithPlayer'
import type { TestClient } from '../testing/connectTestClient'
import { connectTestClient } from '../testing/connectTestClient'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

let player: TestPlayer
let client: TestClient
const press = (action: string) =>
  fetch(`${player.url}/control/run`, { method: 'POST', body: JSON.stringify({ action }) })
const version = async () => {
  client.emit('getSystemVersion')
  return client.next('pushSystemVersion')
}

describe.each([4, 2] as const)('updates of a player of generation %i', (generation) => {
  eachWithPlayer(
    (each) => {
      ;({ player, client } = each)
    },
    { generation },
  )

  it('[D4-19] are looked for, which takes a moment', async () => {
    client.emit('updateCheck', 'search-for-upgrade')
    expect(await client.next('updateWaitMsg')).toMatchObject({ updateavailable: false })
    expect(await client.next('updateReady')).toMatchObject({ updateavailable: true, title: 'Version 0.2' })
  })

  it('[D4-20] [D4-21] are told to everyone from the first percent to the end, one at a time', async () => {
    const other = await connectTestClient(player.url, generation)
    client.emit('update', { value: 'now' })
    client.emit('update', { value: 'now' })
    expect(await other.next('updateProgress')).toEqual({
      status: 'Loading',
      progress: 0,
      downloadSpeed: '2.4 MB/s',
      eta: '1m 40s',
    })
    expect(await other.next('updateDone')).toEqual({
      status: 'success',
      message: 'Version 0.2 is installed',
    })
    expect(other.names().filter((name) => name === 'updateProgress')).toHaveLength(21)
    expect(await version()).toMatchObject({ systemversion: '0.1' })
    other.close()
  })

  it('[D3-50] run after a restart, and stay', async () => {
    client.emit('update', { value: 'now' })
    await client.next('updateDone')
    const gone = client.once('disconnect')
    client.emit('reboot')
    await gone
    await client.once('connect')
    expect(await version()).toMatchObject({ systemversion: '0.2' })
    const again = await startTestPlayer({ dataFolder: player.dataFolder })
    const reader = await connectTestClient(again.url, 4)
    reader.emit('getSystemVersion')
    expect(await reader.next('pushSystemVersion')).toMatchObject({ systemversion: '0.2' })
    reader.close()
    await again.close()
  })
})

describe('an update that is asked to go wrong', () => {
  eachWithPlayer((each) => {
    ;({ player, client } = each)
  })

  it('is none', async () => {
    await press('update-none')
    client.emit('updateCheck')
    expect(await client.next('updateReady')).toMatchObject({ updateavailable: false })
  })

  it('[D8-16] fails at 60 %, once', async () => {
    await press('update-fails')
    client.emit('update', { value: 'now' })
    expect(await client.next('updateDone')).toMatchObject({ status: 'error' })
    client.emit('update', { value: 'now' })
    expect(await client.next('updateDone')).toMatchObject({ status: 'success' })
  })

  it('[D7-36] is another request, which does something else', async () => {
    await press('update-alternative')
    client.emit('updateCheck')
    expect(await client.next('updateReady')).toMatchObject({
      alternativeEmit: { message: 'callMethod', payload: { method: 'joinTestChannel' } },
    })
    client.emit('callMethod', {
      endpoint: 'system_controller/system',
      method: 'joinTestChannel',
      data: '',
    })
    expect(await client.next('pushToastMessage')).toMatchObject({ type: 'success' })
    client.emit('getUpdaterChannel')
    expect(await client.next('pushUpdaterChannel')).toMatchObject({ currentChannel: 'test' })
  })

  it('restarts the player without a word, which then has the new version', async () => {
    await press('update-restarts')
    const gone = client.once('disconnect')
    client.emit('update', { value: 'now' })
    await gone
    await client.once('connect')
    expect(await version()).toMatchObject({ systemversion: '0.2' })
    expect(client.names()).not.toContain('updateDone')
  })
})

describe('automatic updates', () => {
  eachWithPlayer((each) => {
    ;({ player, client } = each)
  })

  it('are on when the system page says so', async () => {
    client.emit('getAutomaticUpdateEnabled')
    expect(await client.next('pushAutomaticUpdateEnabled')).toBe(false)
    client.emit('callMethod', {
      endpoint: 'system_controller/system',
      method: 'saveUpdateSettings',
      data: { automatic_updates: true },
    })
    await client.next('pushToastMessage')
    client.emit('getAutomaticUpdateEnabled')
    expect(await client.next('pushAutomaticUpdateEnabled')).toBe(true)
  })
})
