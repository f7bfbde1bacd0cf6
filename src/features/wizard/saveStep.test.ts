import { describe, expect, it } from 'vitest'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { saveStep } from './saveStep'

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
