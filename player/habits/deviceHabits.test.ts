// @vitest-environment node
import { access, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { mp3Of } from '../testing/musicFiles'
import { startRealPlayer, type RealPlayer } from '../testing/startTestPlayer'

let player: RealPlayer
const start = async (options: Parameters<typeof startRealPlayer>[0] = {}) => {
  player = await startRealPlayer(options)
}
afterEach(() => player.close())

const at = (path: string) => join(player.dataFolder, 'music', path)
async function put(path: string): Promise<void> {
  await mkdir(dirname(at(path)), { recursive: true })
  await writeFile(at(path), mp3Of(1))
}
/** Names of what comes until a moment has passed. */
async function after(event: string, payload?: unknown) {
  const before = player.client.names().length
  player.client.emit(event, payload)
  player.client.emit('pinger', 1)
  await player.client.next('ponger')
  return player.client.names().slice(before, -1)
}

describe('folders and drives of a real device', () => {
  it('a deleted folder is gone from the page once, and on it again for who asks, until updateDb', async () => {
    await start({ synthetic: 0 })
    for (const path of ['INTERNAL/a/1.mp3', 'INTERNAL/b/2.mp3']) await put(path)
    await player.music.scan()
    const page = 'music-library/INTERNAL'
    const wanted = { curUri: page, item: { uri: `${page}/a`, type: 'internal-folder' } }
    const told = await player.ask('deleteFolder', wanted, 'pushBrowseLibrary')
    expect(JSON.stringify(told)).not.toContain(`${page}/a`)
    expect(await player.titles(page)).toEqual(['a', 'b'])
    await expect(access(at('INTERNAL/a'))).rejects.toThrow('ENOENT')
    player.client.emit('updateDb', page)
    await expect.poll(() => player.titles(page)).toEqual(['b'])
  })

  it('updateDb of albums says that it looks, and does not', async () => {
    await start()
    expect(await player.ask('updateDb', 'albums://', 'pushToastMessage')).toMatchObject({ type: 'success' })
    expect(await after('getState')).not.toContain('dbUpdate')
    expect(player.lines).toContainEqual(expect.stringMatching('no folder'))
  })

  it('safeRemoveDrive takes the title; with the item the drive stays', async () => {
    await start({ synthetic: 0 })
    const drives = () => player.titles('music-library/USB')
    expect(await drives()).toContain('MUSIK')
    const item = { uri: 'music-library/USB/MUSIK', title: 'MUSIK', type: 'remdisk', service: 'mpd' }
    expect(await player.ask('safeRemoveDrive', item, 'pushToastMessage')).toMatchObject({
      type: 'error',
      title: item,
    })
    expect(await drives()).toContain('MUSIK')
    await player.ask('safeRemoveDrive', 'MUSIK', 'pushBrowseLibrary')
    expect(await drives()).not.toContain('MUSIK')
  })
})

describe('the network and the first run of a real device', () => {
  const save = (payload: object) =>
    player.ask('saveWirelessNetworkSettings', payload, 'pushSaveWirelessNetworkSettings')
  const open = { ssid: 'Café Gäste', security: 'open', hidden: false }

  it('an open Wi-Fi without a password connects, and everyone hears how it goes', async () => {
    await start()
    expect(await save(open)).toMatchObject({ status: 'connecting', ssid: 'Café Gäste' })
    expect(await player.client.next('pushToastMessage')).toMatchObject({ type: 'success' })
    expect(await player.client.next('pushSaveWirelessNetworkSettings')).toMatchObject({ status: 'connected' })
  })

  it('an open Wi-Fi with an empty password never connects', async () => {
    await start()
    await save({ ...open, password: '' })
    expect(await player.client.next('pushSaveWirelessNetworkSettings')).toMatchObject({ status: 'failed' })
  })

  it('the first run has a step softwareupdate, and no core step has a page', async () => {
    await start({ withoutWizard: false })
    const steps = await player.ask('getWizardSteps', undefined, 'pushWizardSteps')
    expect(steps).toContainEqual({ name: 'softwareupdate', type: 'core', show: true })
    expect(await after('getWizardUiConfig', { page: 'softwareupdate' })).toEqual([])
    expect(await after('getWizardUiConfig', { page: 'language' })).toEqual([])
  })
})

describe('a real device itself', () => {
  it('does not hear some requests', async () => {
    await start()
    for (const event of ['getBrowseFilters', 'getListUsbDrives', 'getSeek', 'getTrackInfo', 'showNasHelper'])
      expect([event, await after(event)]).toEqual([event, []])
    expect(await after('rebuildLibrary')).toEqual([])
    expect(await after('getDeviceActivationStatus')).toEqual([])
  })

  it('asks who is not signed in to sign in, in the place of the store', async () => {
    await start()
    expect(await after('getAvailablePlugins')).toEqual(['openModal'])
  })

  it('writes an error into its log when it is asked for a light that it does not have', async () => {
    await start()
    const asked = { endpoint: 'system_controller/lightcontrol', method: 'getLightSwitch' }
    expect(await after('callMethod', asked)).toEqual([])
    expect(player.lines).toContainEqual(expect.stringMatching(/^error: .*getLightSwitch/))
  })

  it('tells its name in an object, and of some acts by pushes that others do not know', async () => {
    await start()
    expect(await player.ask('getDeviceName', undefined, 'pushDeviceName')).toEqual({
      name: expect.any(String),
    })
    expect(await player.ask('setConsume', { value: true }, 'pushSetConsume')).toBeNull()
    expect(await player.ask('getInfinityPlayback', undefined, 'pushInfinityPlayback')).toBeNull()
  })

  it('does nothing to an output of which it gets the id alone', async () => {
    await start()
    player.client.emit('getAudioOutputs')
    const told = await player.client.next('pushAudioOutputs')
    const { availableOutputs: outputs = [] }: { availableOutputs?: { id: string; name: string }[] } =
      Object(told)
    const uri = player.music.library().tracks[0]?.uri
    await player.ask('addToQueue', { uri, service: 'mpd' }, 'pushToastMessage')
    const [self] = outputs
    expect(await after('audioOutputPlay', { id: self?.id })).toEqual([])
    expect(player.engine.state().status).toBe('stop')
  })

  it('copies a CD to a drive as it was pushed, not to its name', async () => {
    await start()
    const rip = (destinationDrive: unknown) => {
      const data = { tracks: [{}], destinationDrive }
      return after('callMethod', { endpoint: 'music_service/cd_controller', method: 'ripCD', data })
    }
    await rip('MUSIK')
    expect(player.lines).toContain('refused ripCD: no drive of that name')
    await rip({ name: 'MUSIK' })
    expect(player.lines.filter((line) => line.includes('no drive of that name'))).toHaveLength(1)
  })
})
