// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isJsonObject, type Json, type JsonObject, toJson } from '../../authoring/json/Json'
import { allItems, allSections } from '../pages/readPlugin'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

let folder: string
let player: TestPlayer
let client: TestClient

async function start(): Promise<void> {
  player = await startTestPlayer({
    dataFolder: join(folder, 'data'),
    pluginFolders: [join(folder, 'plugins')],
  })
  client = await connectTestClient(player.url, 4)
}
async function stop(): Promise<void> {
  client.close()
  await player.close()
}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'player-requests-'))
  await start()
})
afterEach(async () => {
  await stop()
  await rm(folder, { recursive: true, force: true })
})

async function page(name: string): Promise<JsonObject> {
  client.emit('getUiConfig', { page: name })
  const pushed = toJson(await client.next('pushUiConfig'))
  return isJsonObject(pushed) ? pushed : {}
}
const item = async (name: string, id: string) =>
  allSections(await page(name))
    .flatMap(allItems)
    .find((one) => one['id'] === id)
const call = (endpoint: string, method: string, data: Json) =>
  client.emit('callMethod', { endpoint, method, data })
const noPage = { page: { label: 'No configuration available' }, sections: [] }

describe('settings pages', () => {
  it('come by category and name, and by the bare name', async () => {
    const whole = await page('system_controller/network')
    expect(whole['page']).toEqual({ label: 'Network' })
    expect(await page('network')).toEqual(whole)
    client.emit('getWizardUiConfig', { page: 'system_controller/network' })
    expect(await client.next('pushUiConfig')).toEqual(whole)
  })

  it('give a core section alone for a name of three parts', async () => {
    expect(await page('a/b/network-status')).toEqual({
      page: { label: '' },
      sections: [{ coreSection: 'network-status' }],
    })
  })

  it.each(['music_service/nosuchplugin', 'plugin-manager', 'constructor', '__proto__', '../network'])(
    'that do not exist say so: %s',
    async (name) => {
      expect(await page(name)).toEqual(noPage)
    },
  )

  it('whose file is no JSON say so, and the console says where', async () => {
    await mkdir(join(folder, 'plugins/broken'), { recursive: true })
    await writeFile(join(folder, 'plugins/broken/UIConfig.json'), '{\n"page": oops }')
    await stop()
    await start()
    expect(await page('broken')).toEqual(noPage)
    expect(player.lines).toEqual([
      expect.stringMatching(/broken\/UIConfig\.json: not JSON, line 2, column 9/),
    ])
  })

  it('are pushed again when their file changes, to the clients that look at them', async () => {
    const file = join(folder, 'plugins/own/UIConfig.json')
    await mkdir(join(folder, 'plugins/own'), { recursive: true })
    await writeFile(file, '{"page": {"label": "Before"}, "sections": []}')
    await stop()
    await start()
    const other = await connectTestClient(player.url, 4)
    expect((await page('own'))['page']).toEqual({ label: 'Before' })
    await writeFile(file, '{"page": {"label": "After"}, "sections": []}')
    expect(await client.next('pushUiConfig')).toMatchObject({ page: { label: 'After' } })
    other.emit('pinger', 1)
    await other.next('ponger')
    expect(other.names()).not.toContain('pushUiConfig')
    other.close()
  })
})

describe('saving', () => {
  it('keeps values as they were sent, types included, also over a restart', async () => {
    call('miscellanea/demonstration', 'saveInputs', { number: '043', ip: '10.0.0.7', not_there: 1 })
    expect(await client.next('pushToastMessage')).toEqual({
      type: 'success',
      title: 'Demonstration',
      message: 'Settings saved',
    })
    expect(await item('demonstration', 'number')).toMatchObject({ value: '043' })
    await stop()
    await start()
    expect(await item('demonstration', 'number')).toMatchObject({ value: '043' })
    expect(await item('demonstration', 'ip')).toMatchObject({ value: '10.0.0.7' })
  })

  it('puts an equaliser’s list into its bars', async () => {
    call('miscellanea/demonstration', 'saveEqualisers', { vertical: [1, 2, 3, 4, 5], ranged: [[100, 200]] })
    await client.next('pushToastMessage')
    expect(await item('demonstration', 'vertical')).toHaveProperty('config.bars.4.value', 5)
    expect(await item('demonstration', 'ranged')).toHaveProperty('config.bars.0.value', [100, 200])
  })

  it('of playback options pushes the page to every client, as real devices do', async () => {
    const other = await connectTestClient(player.url, 4)
    call('audio_interface/playback_options', 'saveVolume', { volume_max: 80 })
    expect(await other.next('pushUiConfig')).toMatchObject({ page: { label: 'Playback options' } })
    other.close()
  })

  it('of the sound pushes its page to every client, and who asks for it without a name gets the same', async () => {
    call('audio_interface/sound', 'saveEqualiser', { equaliser: true, bands: [6, 0, 0, 0, 0, -6] })
    const pushed = await client.next('pushUiConfig')
    expect(pushed).toHaveProperty('sections.0.content.1.config.bars.5.value', -6)
    client.emit('getDSPUiConfig')
    expect(await client.next('pushDSPUiConfig')).toEqual(pushed)
  })

  it('of the system page renames the player', async () => {
    call('system_controller/system', 'saveGeneralSettings', { player_name: ' Attic ', startup_sound: false })
    expect(await client.next('pushDeviceName')).toBe('Attic')
    expect(await item('system', 'player_name')).toMatchObject({ value: 'Attic' })
    expect(await item('system', 'startup_sound')).toMatchObject({ value: false })
    client.emit('getDeviceName')
    expect(await client.next('pushDeviceName')).toBe('Attic')
  })

  it('of the language changes the texts of pages and menus at once', async () => {
    call('miscellanea/appearance', 'setLanguage', { language: { value: 'de', label: 'Deutsch' } })
    expect(await client.next('pushUiSettings')).toMatchObject({ language: 'de' })
    expect(await client.next('pushMenuItems')).toContainEqual(expect.objectContaining({ name: 'Netzwerk' }))
    expect(await item('appearance', 'language')).toMatchObject({ value: { value: 'de', label: 'Deutsch' } })
    call('miscellanea/appearance', 'setLanguage', { language: { value: 'tlh', label: 'Klingon' } })
    expect(await item('appearance', 'language')).toMatchObject({ value: { value: 'de' } })
  })

  it('says so when the disk refuses', async () => {
    await rm(join(folder, 'data'), { recursive: true })
    call('miscellanea/protected', 'saveLimits', { loudest: 50 })
    expect(await client.next('pushToastMessage')).toMatchObject({ type: 'error' })
    expect(player.lines).toEqual([expect.stringContaining('could not be written')])
  })

  it('can all be taken back', async () => {
    call('miscellanea/protected', 'saveLimits', { loudest: 50 })
    expect(await item('protected', 'loudest')).toMatchObject({ value: 50 })
    call('system_controller/system', 'factoryReset', '')
    expect(allSections(toJsonObject(await client.next('pushUiConfig'))).flatMap(allItems)[0]).toMatchObject({
      value: 80,
    })
  })
})

function toJsonObject(value: unknown): JsonObject {
  const json = toJson(value)
  return isJsonObject(json) ? json : {}
}

describe('the rest', () => {
  it.each([
    ['no such plugin', { endpoint: 'no/plugin', method: 'x', data: {} }],
    ['no such method', { endpoint: 'miscellanea/demonstration', method: 'constructor', data: {} }],
  ])('answers a call with silence and a line in the log: %s', async (_, payload) => {
    client.emit('callMethod', payload)
    client.emit('pinger', 1)
    await client.next('ponger')
    expect(client.names()).toEqual(['closeAllModals', 'ponger'])
    expect(player.lines).toHaveLength(1)
  })

  it('tells the right password from a wrong one', async () => {
    client.emit('checkPassword', { password: 'faceplate', pluginName: 'miscellanea/protected' })
    expect(await client.next('checkPassword')).toBe(true)
    client.emit('checkPassword', { password: 'guess', pluginName: 'miscellanea/protected' })
    expect(await client.next('checkPassword')).toBe(false)
  })

  it('keeps a background, by picture and by colour', async () => {
    client.emit('setBackgrounds', { color: '#388' })
    expect(await client.next('pushUiSettings')).toEqual({ color: '#388', language: 'en', theme: 'default' })
    expect(await client.next('pushBackgrounds')).not.toHaveProperty('current')
    client.emit('setBackgrounds', { path: 'fjord.svg', name: 'Fjord' })
    expect(await client.next('pushUiSettings')).toMatchObject({
      background: { title: 'Fjord', path: 'fjord.svg' },
    })
    expect(await client.next('pushBackgrounds')).toMatchObject({ current: { path: 'fjord.svg' } })
    client.emit('setBackgrounds', { path: '../../etc/passwd' })
    client.emit('getUiSettings')
    expect(await client.next('pushUiSettings')).toMatchObject({ background: { path: 'fjord.svg' } })
  })

  it('takes brand-worded events by the brand’s own word', async () => {
    client.emit('getMyFaceplateStatus')
    expect(await client.next('pushMyFaceplateStatus')).toEqual({ loggedIn: false })
    const answer = new Promise((resolve) => client.emit('setMyFaceplateToken', { token: 'abc' }, resolve))
    expect(await answer).toEqual({ success: false })
  })

  it.each(['', null])('takes %j for no payload, as clients send it', async (payload) => {
    client.emit('getMenuItems', payload)
    expect(await client.next('pushMenuItems')).toBeInstanceOf(Array)
  })

  it.each([
    ['getUiConfig', undefined],
    ['setDeviceName', { name: 7 }],
    ['browseLibrary', undefined],
    ['noSuchEvent', {}],
  ])('refuses %s with %j in one line and lives on', async (event, payload) => {
    client.emit(event, payload)
    client.emit('pinger', 1)
    await client.next('ponger')
    expect(player.lines).toEqual([expect.stringContaining(event)])
  })
})
