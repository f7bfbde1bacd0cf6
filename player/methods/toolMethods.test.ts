// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Json } from '../../authoring/json/Json'
import { allPushChecks } from '../../tests/support/allPushChecks'
import { eachWithPlayer } from '../../tests/support/eachWithPlayer'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

const { cdRipStart: isRip } = allPushChecks.validators

describe.each([4, 2] as const)('of generation %i', (generation) => {
  let player: TestPlayer
  let client: TestClient
  eachWithPlayer((each) => ({ player, client } = each), { generation })
  const call = (endpoint: string, method: string, data: Json = '') =>
    client.emit('callMethod', { endpoint, method, data })
  const cd = (method: string, data: Json = '') => call('music_service/cd_controller', method, data)
  const gpios = (method: string, data: Json = '') => call('system_controller/gpios', method, data)
  const press = (action: string) =>
    fetch(`${player.url}/control/run`, { method: 'POST', body: JSON.stringify({ action }) })
  async function rip() {
    const pushed = await client.next('cdRipStart')
    if (!isRip(pushed)) throw new Error('no CD')
    return pushed
  }
  const silence = async () => {
    client.emit('pinger', 1)
    await client.next('ponger')
  }

  describe('the CD drive', () => {
    it('[D3-33] offers 12 tracks to copy to a drive, asked or not', async () => {
      cd('getRipInfo')
      const offered = await rip()
      expect(offered.tracks).toHaveLength(12)
      expect(offered).toMatchObject({
        album: 'Low Tide',
        tracks: [{ number: 1, title: 'Ebb' }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, { number: 12 }],
        availableDrives: [{ name: 'MUSIK' }, {}],
        destinationDrive: 'MUSIK',
        rippingAvailable: true,
      })
      await press('cd')
      expect(await rip()).toEqual(offered)
    })

    it('[D7-40] copies with progress, and the songs are in the library', async () => {
      cd('getRipInfo')
      const offered = await rip()
      client.emit('callMethod', {
        endpoint: 'music_service/cd_controller',
        method: 'ripCD',
        data: { ...offered, album: 'High Tide' },
      })
      const messages: string[] = []
      while (!messages.at(-1)?.includes('in your library')) {
        messages.push(JSON.stringify(await client.next('pushToastMessage')))
      }
      expect(messages).toHaveLength(5)
      expect(messages[1]).toContain('Track 3 of 12')
      expect(player.lines).toEqual([
        'copying the CD “High Tide” of Slow Harbour, 12 tracks, to MUSIK',
        'copied the CD “High Tide”',
      ])
      client.emit('getMyCollectionStats')
      expect(await client.next('pushMyCollectionStats')).toMatchObject({ songs: 36 })
      client.emit('rescanDb')
      await client.next('dbUpdate')
      await client.next('dbUpdate')
      client.emit('getMyCollectionStats')
      expect(await client.next('pushMyCollectionStats')).toMatchObject({ songs: 36 })
    })

    it('copies one CD at a time', async () => {
      cd('ripCD', { tracks: [{}, {}] })
      cd('ripCD', { tracks: [{}, {}] })
      await client.next('pushToastMessage')
      expect(await client.next('pushToastMessage')).toMatchObject({ type: 'warning' })
    })

    it('stops where the disk is full, if it is asked to', async () => {
      await press('rip-disk-full')
      cd('ripCD', { tracks: Array.from({ length: 12 }, () => ({})) })
      await client.next('pushToastMessage')
      await client.next('pushToastMessage')
      expect(await client.next('pushToastMessage')).toMatchObject({
        type: 'error',
        message: 'The disk is full. Copying ended at track 5.',
      })
    })

    it('keeps titles as long as they are', async () => {
      const title = `A very ${'long '.repeat(80)}title`
      cd('ripCD', { album: 'Long', tracks: [{ title }] })
      await client.next('pushToastMessage')
      await client.next('pushToastMessage')
      expect(player.music.library().tracks.map((track) => track.title)).toContain(title)
    })

    it.each<Json>([
      '',
      null,
      7,
      [],
      {},
      { tracks: [] },
      { tracks: 'all' },
      { tracks: Array.from({ length: 100 }, () => ({})) },
    ])('copies nothing for %.40j', async (data) => {
      cd('ripCD', data)
      await silence()
      expect(player.lines).toEqual(['refused ripCD: no tracks, or more than a CD has'])
    })

    it('plays, and is empty once the CD is out', async () => {
      cd('playCD')
      expect(await client.next('pushState')).toMatchObject({
        status: 'play',
        service: 'cd_controller',
        title: 'Ebb',
      })
      cd('eject')
      expect(await client.next('pushState')).toMatchObject({ status: 'stop', service: 'mpd', title: '' })
      await client.next('pushToastMessage')
      cd('getRipInfo')
      expect(await client.next('pushToastMessage')).toMatchObject({ type: 'error' })
      expect(client.names()).not.toContain('cdRipStart')
    })

    it('holds other CDs at the press of a button', async () => {
      await press('cd-unknown')
      const unknown = await rip()
      expect(unknown).not.toHaveProperty('artist')
      expect(unknown.tracks?.[0]?.title).toBe('Track 1')
      await press('cd-without-drives')
      const internal = await rip()
      expect(internal).not.toHaveProperty('availableDrives')
      expect(internal.ripLocationMessage).toBeTypeOf('string')
      await press('cd-unreadable')
      expect(await rip()).toMatchObject({ rippingAvailable: false })
    })
  })

  describe('inputs', () => {
    it.each([
      ['[D7-46]', 'system_controller/gpios', 'DASwitchPress', 'analogin'],
      ['[D7-47]', 'audio_interface/bluetooth', 'BTpress', 'bluetooth'],
    ])('%s are switched to and left again: %s %s', async (_, endpoint, method, service) => {
      call(endpoint, method)
      expect(await client.next('pushState')).toMatchObject({ status: 'play', service })
      call(endpoint, method)
      expect(await client.next('pushState')).toMatchObject({ status: 'stop', service: 'mpd', title: '' })
    })

    it('show in the side menu if they are asked to', async () => {
      await press('inputs-shown')
      expect(await client.next('pushUiSettings')).toMatchObject({
        sideMenu: { checkboxes: { analogInput: true, bluetooth: true, light: true } },
      })
    })
  })

  describe('tools', () => {
    it('[D7-48] have a light that everyone sees, over restarts', async () => {
      const other = await connectTestClient(player.url, generation)
      call('system_controller/lightcontrol', 'getLightSwitch')
      expect(await client.next('pushLightSwitch')).toBe(false)
      call('system_controller/lightcontrol', 'toggleLightSwitch')
      expect(await other.next('pushLightSwitch')).toBe(true)
      other.close()
      const second = await startTestPlayer({ dataFolder: player.dataFolder })
      const later = await connectTestClient(second.url, 4)
      later.emit('callMethod', {
        endpoint: 'system_controller/lightcontrol',
        method: 'getLightSwitch',
        data: '',
      })
      expect(await later.next('pushLightSwitch')).toBe(true)
      later.close()
      await second.close()
    })

    it('[D7-49] have karaoke hardware with its volumes', async () => {
      gpios('getKaraokeStatus')
      expect(await client.next('pushKaraokeStatus')).toBe('off')
      gpios('KaraokeSwitchPress', 'on')
      expect(await client.next('pushKaraokeStatus')).toBe('on')
      gpios('MusicPlusPress')
      expect(await client.next('pushToastMessage')).toMatchObject({ message: 'Music volume 6 of 10' })
      gpios('MicMinusPress')
      expect(await client.next('pushToastMessage')).toMatchObject({ message: 'Microphone volume 4 of 10' })
      for (let time = 0; time < 8; time += 1) gpios('MusicPlusPress')
      for (let time = 0; time < 7; time += 1) await client.next('pushToastMessage')
      expect(await client.next('pushToastMessage')).toMatchObject({ message: 'Music volume 10 of 10' })
    })

    it('are silent where there is no such hardware', async () => {
      await press('tools-missing')
      call('system_controller/lightcontrol', 'getLightSwitch')
      call('system_controller/lightcontrol', 'toggleLightSwitch')
      for (const method of ['getKaraokeStatus', 'KaraokeSwitchPress', 'MicPlusPress']) gpios(method, 'on')
      await silence()
      expect(client.names()).toEqual(['closeAllModals', 'ponger'])
    })
  })
})
