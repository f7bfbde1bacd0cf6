// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { allPushChecks } from '../../tests/support/allPushChecks'
import { eachWithPlayer } from '../../tests/support/eachWithPlayer'
import type { TestClient } from '../testing/connectTestClient'
import type { TestPlayer } from '../testing/startTestPlayer'

const { pushMyCollectionStats: isStats } = allPushChecks.validators

describe.each([4, 2] as const)('the library of generation %i', (generation) => {
  let player: TestPlayer
  let client: TestClient
  eachWithPlayer((each) => ({ player, client } = each), { generation })
  async function songs(): Promise<number> {
    client.emit('getMyCollectionStats')
    const stats = await client.next('pushMyCollectionStats')
    if (!isStats(stats) || stats.songs === undefined) throw new Error('no stats')
    return stats.songs
  }
  const next = async (event: string, times: number) => {
    for (let time = 1; time < times; time += 1) await client.next(event)
    return client.next(event)
  }

  it('[D3-49] has artists, albums, songs and a playtime that belong together', async () => {
    client.emit('getMyCollectionStats')
    expect(await client.next('pushMyCollectionStats')).toEqual({
      artists: 1,
      albums: 2,
      songs: 24,
      playtime: '1:33:49',
    })
  })

  it('grows again from nothing when it is read anew, and says so in the state', async () => {
    client.emit('rescanDb')
    expect(await client.next('dbUpdate')).toEqual({ status: true })
    expect(await client.next('pushState')).toMatchObject({ updatedb: true })
    client.emit('rescanDb')
    client.emit('getState')
    expect(await client.next('pushState')).toMatchObject({ updatedb: true })
    const sizes = [await songs()]
    while ((sizes.at(-1) ?? 0) < 24) sizes.push(await songs())
    expect(sizes[0]).toBeLessThan(6)
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
    expect(new Set(sizes).size).toBeGreaterThan(5)
    expect(await client.next('dbUpdate')).toEqual({ status: false })
    expect(await client.next('pushState')).toMatchObject({ updatedb: false })
    expect(await songs()).toBe(24)
    expect(client.names().filter((name) => name === 'dbUpdate')).toHaveLength(2)
  })

  it('gets the songs of a network drive at the next update', async () => {
    client.emit('addShare', { name: 'Attic', ip: 'ATTIC-NAS', path: 'music', fstype: 'cifs' })
    await client.next('pushAddShare')
    expect(await songs()).toBe(24)
    client.emit('updateDb', '')
    await next('dbUpdate', 2)
    expect(await songs()).toBeGreaterThan(300)
  })

  it('[D3-43] has music plugins that can be switched off, with what they bring, and on', async () => {
    client.emit('getMyMusicPlugins')
    expect(await client.next('pushMyMusicPlugins')).toContainEqual({
      prettyName: 'Podcasts',
      name: 'podcasts',
      category: 'music_service',
      hasConfiguration: true,
      active: true,
      enabled: true,
    })
    const radio = { name: 'webradio', category: 'music_service', prettyName: 'Web radio' }
    client.emit('enableDisableMyMusicPlugin', { ...radio, enabled: false })
    expect(await client.next('pushMyMusicPlugins')).toContainEqual(
      expect.objectContaining({ name: 'webradio', active: false, enabled: false }),
    )
    expect(JSON.stringify(await client.next('pushBrowseSources'))).not.toContain('radio')
    const fault = JSON.stringify({ action: 'music-plugin-fails' })
    await fetch(`${player.url}/control/run`, { method: 'POST', body: fault })
    client.emit('enableDisableMyMusicPlugin', { ...radio, enabled: true })
    expect(await next('pushToastMessage', 2)).toMatchObject({ type: 'error', title: 'Web radio' })
    client.emit('enableDisableMyMusicPlugin', { ...radio, enabled: true })
    expect(JSON.stringify(await client.next('pushBrowseSources'))).toContain('radio')
    client.emit('enableDisableMyMusicPlugin', { name: 'no', category: 'such', enabled: true })
    await next('pushMyMusicPlugins', 3)
    expect(player.lines).toEqual([expect.stringContaining('such/no')])
  })

  it('[D2.11-8] has a settings page for the plugin that says it has one', async () => {
    client.emit('getUiConfig', { page: 'music_service/podcasts' })
    expect(await client.next('pushUiConfig')).toMatchObject({ page: { label: 'Podcasts' } })
  })

  it('[D3-50] tells the system version', async () => {
    client.emit('getSystemVersion')
    expect(await client.next('pushSystemVersion')).toMatchObject({
      systemversion: expect.any(String),
      builddate: expect.any(String),
      additionalSVInfo: expect.any(String),
    })
  })
})
