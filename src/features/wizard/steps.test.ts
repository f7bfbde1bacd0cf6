import { describe, expect, it } from 'vitest'
import every from '../../../fixtures/pushWizardSteps/every.json'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { coreKinds, saveStep, stepKind, toSteps } from './steps'

const stores = [{ name: 'Store', url: 'https://store.example' }]
const everything = {
  appLinks: stores,
  follow: [{ name: 'Microblog', url: 'https://microblog.example' }],
  mailingList: { action: 'https://mail.example/subscribe' },
  isKiosk: false,
}
const names = (pushed: Parameters<typeof toSteps>[0], rules: Partial<Parameters<typeof toSteps>[1]> = {}) =>
  toSteps(pushed, { ...everything, ...rules }).map(({ name }) => name)

describe('the kind of a step', () => {
  it.each([
    ['language', 'core', 'language'],
    ['name', 'core', 'name'],
    ['output', 'core', 'output'],
    ['network', 'core', 'network'],
    ['music', 'core', 'music'],
    ['advancedsettings', 'core', 'advancedsettings'],
    ['devicecode', 'core', 'devicecode'],
    ['acmeapps', 'core', 'apps'],
    ['otherbrandapps', 'core', 'apps'],
    ['follow', 'core', 'follow'],
    ['done', 'core', 'done'],
    ['softwareupdate', 'core', 'softwareupdate'],
    ['wormhole', 'tunnel', 'unknown'],
    ['Attic radio', 'plugin', 'plugin'],
    ['name', 'plugin', 'plugin'],
    ['toString', 'core', 'unknown'],
  ])('[D2.13-1 D3-55] %s of type %s is %s', (name, type, kind) => {
    expect(stepKind({ name, type })).toBe(kind)
  })
})

it('every kind is among the steps that the stories walk through', () => {
  const kinds = new Set<string>(every.map(stepKind))
  expect([...coreKinds, 'apps', 'plugin', 'unknown'].filter((kind) => !kinds.has(kind))).toEqual([])
})

describe('the steps that are shown', () => {
  it('[D3-55] are those that the player shows and names', () => {
    const pushed = [
      { name: 'language', type: 'core', show: true },
      { name: 'name', type: 'core', show: false },
      { type: 'core' },
      { name: ' ', type: 'core' },
      { name: 'done' },
    ]
    expect(toSteps(pushed, everything)).toEqual([
      { name: 'language', type: 'core' },
      { name: 'done', type: 'core' },
    ])
  })

  it('[D2.13-11] have no apps where the brand names none', () => {
    const pushed = [
      { name: 'acmeapps', type: 'core' },
      { name: 'done', type: 'core' },
    ]
    expect(names(pushed)).toEqual(['acmeapps', 'done'])
    expect(names(pushed, { appLinks: [] })).toEqual(['done'])
    expect(names(pushed, { appLinks: undefined })).toEqual(['done'])
  })

  it('[D2.13-12] do not ask to follow a brand that has neither places nor a mailing list', () => {
    const pushed = ['follow', 'done'].map((name) => ({ name, type: 'core' }))
    expect(names(pushed, { mailingList: undefined })).toEqual(['follow', 'done'])
    expect(names(pushed, { follow: [] })).toEqual(['follow', 'done'])
    expect(names(pushed, { follow: undefined, mailingList: undefined })).toEqual(['done'])
  })

  it('[D6-5] lead a kiosk to no other windows', () => {
    const pushed = ['acmeapps', 'follow', 'done'].map((name) => ({ name, type: 'core' }))
    expect(names(pushed)).toEqual(['acmeapps', 'follow', 'done'])
    expect(names(pushed, { isKiosk: true })).toEqual(['done'])
  })
})

const core = (name: string) => ({ name, type: 'core' })
const german = { value: 'de', label: 'Deutsch' }
const dac = { value: 'shelf-dac', label: 'Shelf DAC' }
const usb = { value: '2', label: 'USB DAC' }

const save = (name: string, values: Readonly<Record<string, unknown>>) => {
  const device = new ScriptedDevice()
  return { outcome: saveStep(device, core(name), values), sent: device.sent }
}

describe('[D4-26] leaving a step', () => {
  it('[D7-65] sets the language, then asks for Wi-Fi networks [D7-61]', () => {
    expect(save('language', { language: german }).sent).toEqual([
      {
        event: 'setLanguage',
        payload: { defaultLanguage: { code: 'de', language: 'Deutsch' }, disallowReload: true },
      },
      { event: 'getWirelessNetworks', payload: '' },
    ])
  })

  it('[D7-65] saves the name, without the space around it', () => {
    expect(save('name', { name: ' Attic  room ' }).sent).toEqual([
      { event: 'setDeviceName', payload: { name: 'Attic  room' } },
    ])
  })

  it('[D7-66] saves the output, or the DAC where there is one', () => {
    expect(save('output', { i2s: false, output: usb, dac }).sent).toEqual([
      { event: 'setOutputDevices', payload: { i2s: false, output_device: usb } },
    ])
    expect(save('output', { output: usb }).sent).toEqual([
      { event: 'setOutputDevices', payload: { i2s: false, output_device: usb } },
    ])
    expect(save('output', { i2s: true, output: usb, dac }).sent).toEqual([
      {
        event: 'setOutputDevices',
        payload: { i2s: true, i2sid: dac, output_device: { value: 1, label: 'Shelf DAC' } },
      },
    ])
  })

  it('[D7-67] saves the level as the bare id that it is', () => {
    expect(save('advancedsettings', { level: { value: false, label: 'A few' } }).sent).toEqual([
      { event: 'setExperienceAdvancedSettings', payload: false },
    ])
  })

  it.each([
    ['language', { language: null }],
    ['output', { i2s: true, dac: null, output: usb }],
    ['output', { i2s: false, output: undefined }],
    ['advancedsettings', { level: null }],
    ['advancedsettings', { level: 'a bare word' }],
    ['network', {}],
    ['done', {}],
    ['softwareupdate', {}],
  ])('has nothing to save for %s with %j', (name, values) => {
    expect(save(name, values)).toEqual({ outcome: 'sent', sent: [] })
  })

  it('says what became of it, and asks nothing more after a save that did not leave', () => {
    const device = new ScriptedDevice()
    device.setOutcome({ status: 'refused', reason: 'offline', message: 'not connected' })
    expect(saveStep(device, core('language'), { language: german })).toBe('offline')
    device.setOutcome({ status: 'refused', reason: 'invalid', message: 'no' })
    expect(saveStep(device, core('name'), { name: '' })).toBe('invalid')
    expect(device.record.entries().map(({ event }) => event)).toEqual(['setLanguage', 'setDeviceName'])
  })
})
