import { describe, expect, it, vi } from 'vitest'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { enterStep } from './useWizard'

const enter = (name: string, prepare: (device: ScriptedDevice) => void = () => undefined) => {
  const device = new ScriptedDevice()
  prepare(device)
  const answered = vi.fn<() => void>()
  const entry = enterStep(device, { name, type: 'core' }, answered)
  return { device, answered, ...entry, sent: () => device.sent.map(({ event }) => event) }
}

describe('[D4-27] entering a step', () => {
  it.each([
    ['language', 'getAvailableLanguages'],
    ['name', 'getDeviceName'],
    ['output', 'getOutputDevices'],
    ['advancedsettings', 'getExperienceAdvancedSettings'],
    ['done', 'getDonePage'],
  ])('[D7-65 D7-67] %s asks %s, waits for the answer, and asks anew after a reconnect', (name, request) => {
    const { device, answered, sent } = enter(name)
    expect(sent()).toEqual([request])
    expect(answered).not.toHaveBeenCalled()
    device.reconnect()
    expect(sent()).toEqual([request, request])
  })

  it('is over with the push that it waits for', () => {
    const { device, answered } = enter('done')
    device.push('pushDonePage', { title: 'Ready' })
    expect(answered).toHaveBeenCalledTimes(1)
  })

  it('asks for no name when one is loaded', () => {
    const { answered, sent } = enter('name', (device) => device.push('pushDeviceName', 'Attic'))
    expect(sent()).toEqual([])
    expect(answered).toHaveBeenCalledTimes(1)
  })

  it('asks for the outputs also when some are known, but does not wait for them', () => {
    const { answered, sent } = enter('output', (device) => device.push('pushOutputDevices', {}))
    expect(sent()).toEqual(['getOutputDevices'])
    expect(answered).toHaveBeenCalledTimes(1)
  })

  it('devicecode asks for the status, and waits for nothing, because many players never answer that', () => {
    const { answered, sent } = enter('devicecode')
    expect(sent()).toEqual(['getDeviceActivationStatus'])
    expect(answered).toHaveBeenCalledTimes(1)
  })

  it.each(['network', 'music', 'acmeapps', 'follow', 'softwareupdate'])('%s needs nothing', (name) => {
    const { answered, sent, leave } = enter(name)
    expect([sent(), answered.mock.calls.length]).toEqual([[], 1])
    leave()
  })

  it('is followed by nothing once the step is left', () => {
    const { device, answered, sent, leave } = enter('done')
    leave()
    device.reconnect()
    device.push('pushDonePage', { title: 'Ready' })
    expect(sent()).toEqual(['getDonePage'])
    expect(answered).not.toHaveBeenCalled()
  })

  it('asks once more when told to', () => {
    const { sent, askAgain } = enter('output')
    askAgain()
    expect(sent()).toEqual(['getOutputDevices', 'getOutputDevices'])
  })
})
