import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { core, openWizard, press, title, told } from '../../../tests/support/openWizard'

const five = ['language', 'name', 'output', 'network', 'done']

const barButtons = () =>
  ['Skip setup', 'Previous', 'Next', 'Done', 'Set up account'].filter((name) =>
    screen.queryByRole('button', { name }),
  )

beforeEach(() => void vi.clearAllMocks())

describe('the wizard', () => {
  it('[D2.13-1] lies as a modal window over the interface and asks for its steps', async () => {
    const device = openWizard()
    const window = screen.getByRole('dialog', { name: 'Welcome' })
    expect(window.getAttribute('aria-modal')).toBe('true')
    expect(device.sentWith('getWizardSteps')).toHaveLength(1)
    expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(true)
  })

  it('[D2.13-1] names core steps in the user’s language and plugins’ steps by their own names', async () => {
    const device = openWizard({ startAt: 'output' })
    expect(screen.getByText('Sound', { selector: 'p' })).toBeDefined()
    act(() => device.push('pushWizardSteps', [{ name: 'Attic radio', type: 'plugin' }]))
    expect(screen.getByText('Attic radio', { selector: 'p' })).toBeDefined()
  })

  it('[D2.13-2] has the buttons and the position of each step', async () => {
    openWizard({ steps: ['language', 'name', 'done'] })
    expect(screen.getByText('Step 1/3')).toBeDefined()
    expect(barButtons()).toEqual(['Skip setup', 'Next'])
    await press('Next')
    expect(screen.getByText('Step 2/3')).toBeDefined()
    expect(screen.getByRole('progressbar', { name: 'Step 2 of 3' })).toBeDefined()
    expect(barButtons()).toEqual(['Skip setup', 'Previous', 'Next'])
    await press('Next')
    expect(barButtons()).toEqual(['Previous', 'Done'])
  })

  it('[D2.13-2 D3-34] cannot be left where it is persistent, and tells the Wi-Fi panel', async () => {
    openWizard({ steps: ['network', 'done'], settings: { persistentWizard: true } })
    expect(screen.getByText('networks again and again')).toBeDefined()
    expect(barButtons()).toEqual(['Next'])
    await press('Next')
    expect(barButtons()).toEqual(['Previous'])
  })

  it('[D2.13-2 D4-29] ends with the account where that is required', async () => {
    const device = openWizard({ startAt: 'done', isAuthEnabled: true })
    expect(barButtons()).toEqual(['Previous', 'Set up account'])
    await press('Set up account')
    await title('All set')
    expect(device.sentWith('setWizardAction')).toEqual([{ action: 'close' }])
  })

  it('[D4-28 D7-67] tells the player how it ends, and leaves', async () => {
    const device = openWizard({ startAt: 'done' })
    await press('Done')
    await waitFor(() => expect(told.onLeave).toHaveBeenCalledWith('playback'))
    expect(device.sentWith('setWizardAction')).toEqual([{ action: 'close' }])
  })

  it('[D4-28 D7-67] can be skipped without saving what stands there', async () => {
    const device = openWizard({ startAt: 'name' })
    await userEvent.type(screen.getByLabelText('Name'), ' room')
    await press('Skip setup')
    await waitFor(() => expect(told.onLeave).toHaveBeenCalledWith('playback'))
    expect(device.sentWith('setWizardAction')).toEqual([{ action: 'skip' }])
    expect(device.sentWith('setDeviceName')).toEqual([])
  })

  it.each(['closeWizard', 'closeOnboardingWizard'] as const)('[D4-28 D7-68] leaves on %s', async (push) => {
    const device = openWizard({ startAt: 'output' })
    act(() => device.push(push, null))
    expect(told.onLeave).toHaveBeenCalledWith('playback')
    await title('All set')
  })

  it('goes on where a page that was loaded anew had been, and tells each step that comes', async () => {
    openWizard({ startAt: 'output' })
    expect(told.onStep.mock.calls).toEqual([['output']])
    await press('Previous')
    expect(told.onStep).toHaveBeenLastCalledWith('name')
  })

  it('moves the focus to the title of each step', async () => {
    openWizard()
    await press('Next')
    await waitFor(async () => expect(document.activeElement).toBe(await title('Give it a name')))
  })

  it('asks for everything on screen anew after a lost connection, and stays where it was', async () => {
    const device = openWizard({ startAt: 'output' })
    act(() => device.reconnect())
    act(() => device.push('pushWizardSteps', core(five)))
    expect(device.sentWith('getWizardSteps')).toHaveLength(2)
    expect(device.sentWith('getOutputDevices')).toHaveLength(2)
    expect(screen.getByText('Step 3/5')).toBeDefined()
  })

  it('says so when a save could not be sent, and keeps the step with what was typed', async () => {
    const device = openWizard({ startAt: 'name' })
    await userEvent.type(screen.getByLabelText('Name'), ' room')
    device.setOutcome({ status: 'refused', reason: 'offline', message: 'not connected' })
    await press('Next')
    expect(await screen.findByText(/out of reach/)).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Attic room')
    device.setOutcome({ status: 'sent' })
    await press('Next')
    await title('Where does the sound come out?')
    expect(screen.queryByText(/out of reach/)).toBeNull()
  })
})
