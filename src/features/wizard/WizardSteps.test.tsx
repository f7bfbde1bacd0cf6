import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { everyStep, openPages, openWizard, press, title, told } from '../../../tests/support/openWizard'

afterEach(() => void vi.useRealTimers())
beforeEach(() => {
  vi.clearAllMocks()
  openPages.length = 0
})

describe('its steps', () => {
  it('[D2.13-4 D4-26] language: the choice changes the interface at once and is saved on leaving', async () => {
    const device = openWizard()
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Deutsch')
    expect(told.onLanguage.mock.calls).toEqual([['de']])
    expect(device.sentWith('setLanguage')).toEqual([])
    await press('Next')
    expect(device.sentWith('setLanguage')).toEqual([
      { defaultLanguage: { code: 'de', language: 'Deutsch' }, disallowReload: true },
    ])
    expect(device.sentWith('getWirelessNetworks')).toEqual([''])
    expect(told.onLanguage).toHaveBeenLastCalledWith('de')
  })

  it('[D8-26] language: says that the panel stays English in one that it has no texts in', async () => {
    openWizard()
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Lietuvių')
    expect(screen.getByText(/stays in English/)).toBeDefined()
  })

  it('[D2.13-5 D9-37] name: the address follows what is typed; [D5-19] an empty name goes nowhere', async () => {
    const device = openWizard({ startAt: 'name' })
    const field = screen.getByLabelText('Name')
    await userEvent.clear(field)
    await press('Next')
    expect(await screen.findByText('Fill this in.')).toBeDefined()
    expect(device.sentWith('setDeviceName')).toEqual([])
    await userEvent.type(field, 'Living Room')
    expect(screen.getByText('living-room.local')).toBeDefined()
    await userEvent.keyboard('{Enter}')
    await title('Where does the sound come out?')
    expect(device.sentWith('setDeviceName')).toEqual([{ name: 'Living Room' }])
  })

  it('name: going back keeps what was typed, also what may not be saved', async () => {
    const device = openWizard({ startAt: 'name' })
    await userEvent.clear(screen.getByLabelText('Name'))
    await press('Previous')
    await title('Welcome')
    await press('Next')
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('')
    expect(device.sentWith('setDeviceName')).toEqual([])
  })

  it('[D2.13-6 D7-66] output: no DAC and an output, or a DAC', async () => {
    const device = openWizard({ startAt: 'output' })
    await userEvent.selectOptions(screen.getByLabelText('Audio output'), 'Headphones')
    await press('Next')
    await press('Previous')
    await userEvent.click(screen.getByRole('switch', { name: 'I have a DAC' }))
    expect(screen.queryByLabelText('Audio output')).toBeNull()
    expect(screen.getByLabelText('DAC model')).toBeDefined()
    await press('Next')
    expect(device.sentWith('setOutputDevices')).toEqual([
      { i2s: false, output_device: { value: '1', label: 'Headphones' } },
      {
        i2s: true,
        i2sid: { value: 'shelf-dac', label: 'Shelf DAC' },
        output_device: { value: 1, label: 'Shelf DAC' },
      },
    ])
  })

  it('[D2.13-7] network: says before that the player goes away meanwhile', async () => {
    openWizard({ startAt: 'network' })
    expect(screen.getByText(/goes on right here/)).toBeDefined()
    expect(screen.getByText('networks once')).toBeDefined()
  })

  it('[D2.13-8] music: the panel of the drives', async () => {
    openWizard({ steps: everyStep, startAt: 'music' })
    expect(screen.getByText('drives')).toBeDefined()
  })

  it('[D2.13-9 D7-67] advancedsettings: saves the level', async () => {
    const device = openWizard({ steps: everyStep, startAt: 'advancedsettings' })
    await userEvent.selectOptions(screen.getByLabelText('Settings'), 'A few options')
    await press('Next')
    expect(device.sentWith('setExperienceAdvancedSettings')).toEqual([false])
  })

  it('[D2.13-11] apps: the stores of the brand, in windows of their own', () => {
    openWizard({ steps: everyStep, startAt: 'anybrandapps' })
    const link = screen.getByRole('link', { name: /First store/ })
    expect(link.getAttribute('href')).toBe('https://store-one.example.com/anybrand')
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  })

  it('[D2.13-1] a plugin’s page keeps what was typed in it while another step is on screen, and is asked for no more', async () => {
    const device = openWizard({ steps: [] })
    act(() =>
      device.push('pushWizardSteps', [
        { name: 'Attic radio', type: 'plugin' },
        { name: 'name', type: 'core' },
        { name: 'done', type: 'core' },
      ]),
    )
    await userEvent.type(screen.getByRole('textbox', { name: 'Attic radio' }), 'typed')
    expect(openPages).toEqual(['Attic radio'])
    await press('Next')
    await waitFor(() => expect(openPages).toEqual([]))
    await press('Previous')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Attic radio' }).value).toBe('typed')
    expect(openPages).toEqual(['Attic radio'])
  })

  it('an unknown step is asked for as a page and can be passed by', async () => {
    openWizard({ steps: ['wormhole', 'done'] })
    expect(openPages).toEqual(['wormhole'])
    expect(screen.getByText(/just go on/)).toBeDefined()
    await press('Next')
    await title('Well done')
  })

  it('an unknown step that the player has no page for passes by itself, the way its user was going', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    openWizard({ steps: ['name', 'wormhole', 'done'], startAt: 'wormhole' })
    act(() => void vi.advanceTimersByTime(20_000))
    await title('Well done')
    expect(told.toasts.show).toHaveBeenCalledWith(
      expect.objectContaining({ title: expect.stringContaining('wormhole') }),
    )
    await press('Previous')
    expect(openPages).toEqual(['wormhole'])
    act(() => void vi.advanceTimersByTime(20_000))
    await title('Give it a name')
  })

  it('an unknown step that the player has a page for stays', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const device = openWizard({ steps: ['wormhole', 'done'] })
    act(() => device.push('pushUiConfig', { page: { label: 'Wormhole' }, sections: [] }))
    act(() => void vi.advanceTimersByTime(20_000))
    expect(openPages).toEqual(['wormhole'])
  })

  it('softwareupdate: is no page of the player, and can be passed by', async () => {
    const device = openWizard({ steps: ['softwareupdate', 'done'] })
    await title('Is there an update?')
    expect(openPages).toEqual([])
    expect(screen.getByText('looks for updates')).toBeDefined()
    expect(device.sentWith('getWizardUiConfig')).toEqual([])
    await press('Next')
    await title('Well done')
  })
})
