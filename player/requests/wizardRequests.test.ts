// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { folders } from '../folders'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import { refusedPushes } from '../../tests/support/refusedPushes'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

const everyBrand = join(folders.root, 'fixtures/documents/brand/everything.json')

describe.each([4, 2] as const)('the wizard of a player of generation %i', (generation) => {
  let folder: string
  let player: TestPlayer
  let client: TestClient
  const start = async (options: object = {}) => {
    player = await startTestPlayer({ generation, dataFolder: folder, withoutWizard: false, ...options })
    client = await connectTestClient(player.url, generation)
  }
  const stop = async () => {
    const { refused } = refusedPushes(client)
    if (refused.length > 0) throw new Error(`The interface would refuse ${JSON.stringify(refused)}`)
    client.close()
    await player.close()
  }
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'player-wizard-'))
    await start()
  })
  afterEach(async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  })

  const run = (action: string, options: unknown = null) =>
    fetch(`${player.url}/control/run`, { method: 'POST', body: JSON.stringify({ action, options }) })
  const ask = (event: string, push: string, payload?: unknown) => {
    client.emit(event, payload)
    return client.next(push)
  }
  const opens = () => ask('getWizard', 'pushWizard')
  const stepNames = async (): Promise<unknown[]> => {
    const steps = await ask('getWizardSteps', 'pushWizardSteps')
    return Array.isArray(steps) ? steps.map(({ name }) => name) : []
  }

  it('opens at the first start, but does not push itself forward', async () => {
    expect(await opens()).toEqual({ openWizard: true })
    expect(client.names()).toEqual(['closeAllModals', 'pushWizard'])
  })

  it('stays to be done over restarts until somebody ends it', async () => {
    client.emit('setDeviceName', { name: 'Attic' })
    await client.next('pushDeviceName')
    await stop()
    await start()
    expect(await opens()).toEqual({ openWizard: true })
  })

  it('closed, is over for good on every screen', async () => {
    const other = await connectTestClient(player.url, generation)
    client.emit('setWizardAction', { action: 'close' })
    expect(await other.next('closeWizard')).toBe('')
    expect(other.names()).not.toContain('reloadUi')
    other.close()
    expect(await opens()).toEqual({ openWizard: false })
    await stop()
    await start()
    expect(await opens()).toEqual({ openWizard: false })
  })

  it('skipped, loads the screens anew before it closes, as real devices do', async () => {
    client.emit('setWizardAction', { action: 'skip' })
    await client.next('closeWizard')
    expect(client.names()).toEqual(['closeAllModals', 'reloadUi', 'closeWizard'])
    expect(await opens()).toEqual({ openWizard: false })
  })

  it('never opens for those who know, but where they ask for it', async () => {
    await stop()
    await start({ withoutWizard: true })
    expect(await opens()).toEqual({ openWizard: false })
    expect(await ask('runFirstConfigWizard', 'pushWizard')).toEqual({ openWizard: true })
    expect(await opens()).toEqual({ openWizard: true })
  })

  it('opens again after a factory reset, unless it is unwanted', async () => {
    client.emit('setWizardAction', { action: 'close' })
    await client.next('closeWizard')
    const reset = { endpoint: 'system_controller/system', method: 'factoryReset', data: '' }
    client.emit('callMethod', reset)
    expect(await client.next('pushWizard')).toEqual({ openWizard: true })
    await stop()
    await start({ withoutWizard: true })
    client.emit('callMethod', reset)
    await client.next('pushMenuItems')
    expect(await opens()).toEqual({ openWizard: false })
  })

  it('has steps of every kind, with the brand’s word in one', async () => {
    const names = ['language', 'name', 'output', 'network', 'music', 'advancedsettings', 'devicecode']
    expect(await ask('getWizardSteps', 'pushWizardSteps')).toEqual([
      ...names.map((name) => ({ name, type: 'core', show: true })),
      { name: 'faceplateapps', type: 'core', show: true },
      { name: 'Playback options', type: 'plugin', show: true },
      { name: 'follow', type: 'core', show: true },
      { name: 'done', type: 'core', show: true },
    ])
  })

  it('gives the plugin step its page, by the name that it goes by in the language of the moment', async () => {
    const page = { page: 'Playback options' }
    expect(await ask('getWizardUiConfig', 'pushUiConfig', page)).toMatchObject({
      page: { label: 'Playback options' },
      sections: expect.arrayContaining([expect.objectContaining({ saveButton: expect.anything() })]),
    })
    client.emit('setLanguage', { defaultLanguage: { code: 'de' }, disallowReload: true })
    await client.next('pushMenuItems')
    const german = (await stepNames()).at(-3)
    expect(german).toBe('Wiedergabe')
    expect(await ask('getWizardUiConfig', 'pushUiConfig', { page: german })).not.toMatchObject({
      sections: [],
    })
    expect(await ask('getWizardUiConfig', 'pushUiConfig', { page: 'No such page' })).toMatchObject({
      sections: [],
    })
  })

  it('keeps name, language, output, level and activation over a restart', async () => {
    client.emit('setLanguage', { defaultLanguage: { code: 'de' }, disallowReload: true })
    await client.next('pushMenuItems')
    client.emit('setDeviceName', { name: 'Küche' })
    expect(await client.next('pushDeviceName')).toBe('Küche')
    client.emit('setOutputDevices', {
      i2s: true,
      i2sid: { value: 'willow', label: 'Willow' },
      output_device: { value: 1, label: 'Willow' },
    })
    client.emit('setExperienceAdvancedSettings', true)
    client.emit('setDeviceActivationCode', { code: 'rose wood' })
    await client.next('userUpgradedFromDeviceCode')
    await stop()
    await start()
    expect(await ask('getDeviceName', 'pushDeviceName')).toBe('Küche')
    expect(await ask('getAvailableLanguages', 'pushAvailableLanguages')).toMatchObject({
      defaultLanguage: { code: 'de' },
    })
    expect(await ask('getOutputDevices', 'pushOutputDevices')).toMatchObject({
      devices: { active: { id: '0', name: 'HDMI' } },
      i2s: { enabled: true, active: 'Willow' },
    })
    expect(await ask('getExperienceAdvancedSettings', 'pushExperienceAdvancedSettings')).toMatchObject({
      status: { id: true, label: 'Alle Einstellungen zeigen' },
    })
    expect(await ask('getDeviceActivationStatus', 'pushDeviceActivationStatus')).toMatchObject({
      alreadyActivated: true,
      plan: 'superstar',
      email: expect.stringContaining('@'),
    })
  })

  it('takes an output that the player has and refuses others', async () => {
    client.emit('setOutputDevices', { i2s: false, output_device: { value: '2', label: 'USB audio' } })
    expect(await client.next('pushToastMessage')).toMatchObject({
      type: 'success',
      message: 'Music now comes out of “USB audio”',
    })
    client.emit('setOutputDevices', { i2s: false, output_device: { value: '99', label: 'Nowhere' } })
    expect(await client.next('pushToastMessage')).toMatchObject({ type: 'error' })
    expect(await ask('getOutputDevices', 'pushOutputDevices')).toMatchObject({
      devices: { active: { id: '2' } },
      i2s: { enabled: false, active: '' },
    })
    expect(player.lines).toEqual([expect.stringContaining('refused setOutputDevices')])
  })

  it('refuses a level that it did not offer', async () => {
    client.emit('setExperienceAdvancedSettings', 'expert')
    expect(await ask('getExperienceAdvancedSettings', 'pushExperienceAdvancedSettings')).toMatchObject({
      status: { id: false },
      options: [{ id: false }, { id: true }],
    })
    expect(player.lines).toEqual([expect.stringContaining('refused setExperienceAdvancedSettings')])
  })

  it('tells wrong codes from right ones, and why they are wrong', async () => {
    const activate = (code: string) =>
      ask('setDeviceActivationCode', 'pushDeviceActivationCodeResult', { code })
    expect(await ask('getDeviceActivationStatus', 'pushDeviceActivationStatus')).toEqual({
      activated: false,
      alreadyActivated: false,
    })
    expect(await activate('nonsense')).toEqual({ activated: false, error: 'There is no such code' })
    expect(await activate('OLDWOOD')).toMatchObject({
      activated: false,
      error: expect.stringContaining('used'),
    })
    await run('activation-fails')
    expect(await activate('ROSEWOOD')).toMatchObject({
      activated: false,
      error: expect.stringContaining('server'),
    })
    expect(client.names()).not.toContain('userUpgradedFromDeviceCode')
    expect(await activate('ROSEWOOD')).toEqual({ activated: true, code: 'ROSEWOOD' })
  })

  it('asks for a donation only where the brand says who takes it', async () => {
    const amounts = { donationAmount: 20, amounts: [10, 20, 50, 100], customAmount: 150 }
    const without = await ask('getDonePage', 'pushDonePage')
    expect(without).toMatchObject({ donation: false, donationAmount: amounts })
    expect(JSON.stringify(without)).not.toMatch(/donate|please/)
    await run('donation-without-provider')
    expect(await ask('getDonePage', 'pushDonePage')).toMatchObject({ donation: true })
    await stop()
    await start({ brandFile: everyBrand })
    expect(await ask('getDonePage', 'pushDonePage')).toMatchObject({
      title: 'Any Brand is ready to play',
      message: expect.stringContaining('donation'),
      donation: true,
    })
    expect(await stepNames()).toContain('anybrandapps')
  })

  it('obeys the control page: opened, closed, not to be left, other steps', async () => {
    await run('wizard-close')
    await client.next('closeWizard')
    expect(await opens()).toEqual({ openWizard: false })
    await run('wizard-open')
    expect(await client.next('pushWizard')).toEqual({ openWizard: true })
    expect(await opens()).toEqual({ openWizard: true })
    await run('wizard-persistent')
    expect(await client.next('pushUiSettings')).toMatchObject({ persistentWizard: true })
    expect(await ask('getUiSettings', 'pushUiSettings')).toMatchObject({ persistentWizard: true })
    await run('wizard-leavable')
    expect(await client.next('pushUiSettings')).toMatchObject({ persistentWizard: false })
    await run('wizard-steps-without-code')
    await client.next('pushWizardSteps')
    expect(await stepNames()).not.toContain('devicecode')
    await run('wizard-steps-odd')
    await client.next('pushWizardSteps')
    expect(await stepNames()).toContain('wormhole')
    await stop()
    await start()
    expect(await stepNames()).toContain('wormhole')
  })

  it('leaves the steps’ questions unanswered when it is asked to, and nothing else', async () => {
    await run('wizard-data-silent')
    for (const event of ['getDonePage', 'getOutputDevices', 'getDeviceName', 'getExperienceAdvancedSettings'])
      client.emit(event)
    expect(await opens()).toEqual({ openWizard: true })
    expect(client.names()).toEqual(['closeAllModals', 'pushWizard'])
    await run('wizard-data')
    expect(await ask('getDeviceName', 'pushDeviceName')).toBe('Faceplate')
  })

  it('pushes the name in its older form when it is asked to', async () => {
    await run('name-as-object')
    expect(await client.next('pushDeviceName')).toEqual({ name: 'Faceplate' })
    client.emit('setDeviceName', { name: 'Study' })
    expect(await client.next('pushDeviceName')).toEqual({ name: 'Study' })
    await run('name-as-text')
    expect(await client.next('pushDeviceName')).toBe('Study')
  })

  it.each([
    ['wizard.json', '{"done": "yes"}'],
    ['outputs.json', '{"device": 0}'],
    ['owner.json', '[]'],
    ['network.json', '{"wired": true}'],
  ])('is not disturbed by a damaged %s', async (file, content) => {
    await stop()
    await writeFile(join(folder, file), content)
    await start()
    expect(await opens()).toEqual({ openWizard: true })
    expect(player.lines).toEqual([expect.stringContaining(`${file} is damaged`)])
  })
})
