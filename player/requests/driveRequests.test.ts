// @vitest-environment node
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { NasCredentialsCheck, PushListShares } from '../../schemas/generated/types'
import { eachWithPlayer } from '../../tests/support/eachWithPlayer'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'
import { allPushChecks } from '../../tests/support/allPushChecks'

const { pushListShares: isList, nasCredentialsCheck: isQuestion } = allPushChecks.validators

describe.each([4, 2] as const)('network drives of generation %i', (generation) => {
  let player: TestPlayer
  let client: TestClient
  eachWithPlayer((each) => ({ player, client } = each), { generation })

  const add = (drive: object = {}) =>
    client.emit('addShare', { name: 'Attic', ip: 'ATTIC-NAS', path: 'music', fstype: 'cifs', ...drive })
  const fault = (action: string, options: unknown = null) =>
    fetch(`${player.url}/control/run`, { method: 'POST', body: JSON.stringify({ action, options }) })
  async function list(): Promise<PushListShares> {
    const pushed = await client.next('pushListShares')
    if (!isList(pushed)) throw new Error('no list')
    return pushed
  }
  async function question(): Promise<NasCredentialsCheck> {
    const pushed = await client.next('nasCredentialsCheck')
    if (!isQuestion(pushed)) throw new Error('no question')
    return pushed
  }

  it('are found in the network, with their shares', async () => {
    client.emit('getNetworkSharesDiscovery')
    expect(await client.next('pushNetworkSharesDiscovery')).toMatchObject({
      nas: [
        { name: 'ATTIC-NAS', shares: [{ path: 'music' }, {}, {}] },
        { name: 'CELLAR-NAS' },
        { shares: [] },
      ],
    })
  })

  it('are mounted, with their size, and stay over a restart', async () => {
    add()
    expect(await client.next('pushAddShare')).toEqual({ success: true })
    expect(await client.next('pushToastMessage')).toMatchObject({ type: 'success' })
    const [drive] = await list()
    expect(drive).toMatchObject({
      name: 'Attic',
      mounted: true,
      size: expect.stringMatching(/^[\d.]+ [GT]B$/),
    })
    const { dataFolder } = player
    const second = await startTestPlayer({ dataFolder, generation })
    const other = await connectTestClient(second.url, generation)
    other.emit('getListShares')
    expect(await other.next('pushListShares')).toEqual([drive])
    other.close()
    await second.close()
  })

  it('get an alias from their path, and are found with either kind of slashes', async () => {
    add({ name: '', ip: '//192.168.1.20', path: '\\music\\jazz\\' })
    expect(await list()).toMatchObject([{ name: 'jazz', ip: '192.168.1.20', path: 'music/jazz' }])
    add({ name: ' jazz ' })
    expect(await client.next('pushAddShare')).toEqual({ success: true })
    expect(await client.next('pushAddShare')).toMatchObject({
      success: false,
      reason: expect.stringContaining('jazz'),
    })
    expect(await list()).toHaveLength(1)
  })

  it('whose host does not answer are listed, not mounted, without a size', async () => {
    add({ ip: 'cellar-nas', path: 'old-backups' })
    expect(await client.next('pushAddShare')).toMatchObject({ success: false })
    expect(await client.next('pushToastMessage')).toMatchObject({ type: 'error' })
    const [drive] = await list()
    expect(drive).toMatchObject({ mounted: false })
    expect(drive).not.toHaveProperty('size')
  })

  it('[D2.11-4] that are private ask for user name and password until these are right', async () => {
    add({ path: 'private' })
    const asked = await question()
    expect(asked).toMatchObject({ name: 'Attic', username: '', password: '' })
    expect(await list()).toMatchObject([{ mounted: false }])
    client.emit('editShare', { ...asked, username: 'listener', password: 'wrong' })
    const again = await question()
    expect(again.message).not.toBe(asked.message)
    expect(await list()).toMatchObject([{ mounted: false, username: 'listener', password: '' }])
    client.emit('editShare', { ...again, username: 'listener', password: 'faceplate' })
    expect(await list()).toMatchObject([{ mounted: true, username: 'listener', password: '' }])
    expect(client.names()).not.toContain('pushAddShare')
  })

  it('keep their password to themselves: on disk for the owner only, in no push and no line', async () => {
    add({ path: 'private', username: 'listener', password: 'faceplate' })
    const [drive] = await list()
    client.emit('getInfoShare', { id: drive?.id })
    expect(await client.next('pushInfoShare')).toMatchObject({ username: 'listener', password: '' })
    const file = join(player.dataFolder, 'drives.json')
    expect(await readFile(file, 'utf8')).toContain('"password": "faceplate"')
    expect((await stat(file)).mode & 0o077).toBe(0)
    expect(client.messages.join()).not.toContain('"faceplate"')
    expect(player.lines).toEqual([])
  })

  it('can be changed without typing the password again, unless it would go to another host', async () => {
    add({ path: 'private', username: 'listener', password: 'faceplate' })
    const [drive] = await list()
    client.emit('editShare', { ...drive, name: 'Renamed' })
    expect(await list()).toMatchObject([{ name: 'Renamed', mounted: true }])
    client.emit('editShare', { ...drive, ip: '10.0.0.66' })
    await question()
    expect(await list()).toMatchObject([{ ip: '10.0.0.66', mounted: false }])
  })

  it('are deleted once, and say so', async () => {
    add()
    const [drive] = await list()
    client.emit('deleteShare', { id: drive?.id })
    expect(await client.next('pushDeleteShare')).toEqual({ success: true })
    expect(await list()).toEqual([])
    client.emit('deleteShare', { id: drive?.id })
    expect(await client.next('pushDeleteShare')).toMatchObject({ success: false })
    client.emit('editShare', { ...drive, name: 'Gone' })
    expect(await list()).toEqual([])
    expect(await list()).toEqual([])
  })

  it('go wrong as the control page asks', async () => {
    await fault('drive-unreachable')
    add()
    expect(await client.next('pushAddShare')).toMatchObject({ success: false })
    const [drive] = await list()
    await fault('drive-asks-password')
    client.emit('editShare', drive)
    await question()
    await list()
    await fault('drive-stays')
    client.emit('deleteShare', { id: drive?.id })
    expect(await client.next('pushDeleteShare')).toMatchObject({ success: false })
    expect(await list()).toHaveLength(1)
    await fault('discovery-none')
    client.emit('getNetworkSharesDiscovery')
    expect(await client.next('pushNetworkSharesDiscovery')).toEqual({ nas: [] })
    await fault('drive-hangs')
    add({ name: 'Slow' })
    client.emit('getListShares')
    expect(await list()).toMatchObject([{}, { name: 'Slow', mounted: false }])
  })

  it('of USB are listed, none are, or nothing comes', async () => {
    client.emit('getListUsbDrives')
    expect(await client.next('pushListUsbDrives')).toMatchObject([
      { name: 'MUSIK', freespace: '11.4 GB' },
      {},
    ])
    await fault('usb-none')
    client.emit('getListUsbDrives')
    expect(await client.next('pushListUsbDrives')).toEqual([])
    await fault('usb-silent')
    client.emit('getListUsbDrives')
    client.emit('pinger', 1)
    await client.next('ponger')
    expect(client.names().filter((name) => name === 'pushListUsbDrives')).toHaveLength(2)
  })

  it('come with help', async () => {
    client.emit('showNasHelper')
    expect(await client.next('openModal')).toMatchObject({ title: 'Network drives' })
  })
})
