import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import languages from '../../../fixtures/pushAvailableLanguages/three.json'
import { renderPanel } from '../../../tests/support/renderPanel'

const steps = ['language', 'name', 'done'].map((name) => ({ name, type: 'core', show: true }))

type Panel = Awaited<ReturnType<typeof renderPanel>>

const answer = ({ device }: Panel) =>
  act(() => {
    device.push('pushWizardSteps', steps)
    device.push('pushAvailableLanguages', languages)
    device.push('pushDeviceName', 'Attic')
    device.push('pushDonePage', { congratulations: 'Well done' })
  })

const path = ({ router }: Panel) => router.state.location.pathname
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** The panel, on whose player the wizard has just opened. */
const opened = async () => {
  const panel = await renderPanel()
  act(() => panel.device.push('pushWizard', { openWizard: true }))
  await screen.findByRole('dialog')
  await waitFor(() => expect(panel.device.sentWith('getWizardSteps')).not.toEqual([]))
  answer(panel)
  await title('Welcome')
  return panel
}

// Its chunk takes longer to be made than a test waits.
beforeAll(async () => void (await import('../../screens/WizardScreen')))
afterEach(() => vi.useRealTimers())

describe('the first-run wizard', () => {
  it('[D2.2-16 D7-42 D7-43] opens when the player says so, whenever that is, and not before', async () => {
    const panel = await renderPanel()
    expect(panel.device.sentWith('getWizard')).toHaveLength(1)
    act(() => panel.device.push('pushWizard', { openWizard: false }))
    expect(path(panel)).toBe('/settings')
    act(() => panel.device.push('pushWizard', { openWizard: true }))
    await waitFor(() => expect(path(panel)).toBe('/wizard'))
  })

  it('[D2.2-13] lies over the interface, which stays there', async () => {
    await opened()
    expect(screen.getByRole('banner')).toBeDefined()
    expect(screen.getByRole('dialog', { name: 'Welcome' })).toBeDefined()
  })

  it('stays at its step when the player, asked anew after a reconnect, opens it once more', async () => {
    const panel = await opened()
    await press('Next')
    act(() => panel.device.push('pushWizard', { openWizard: true }))
    await title('Give it a name')
    expect(path(panel)).toBe('/wizard')
  })

  it('[D4-26] is in the chosen language at once, and the rest of the interface with it', async () => {
    await opened()
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Deutsch')
    await title('Willkommen')
    expect(document.documentElement.lang).toBe('de')
    await userEvent.selectOptions(screen.getByLabelText('Sprache'), 'Lietuvių')
    await title('Welcome')
    expect(document.documentElement.lang).toBe('en')
  })

  it('[D4-28] leads to playback, and does not come back by itself', async () => {
    const panel = await opened()
    await press('Next')
    await press('Next')
    await press('Done')
    await waitFor(() => expect(path(panel)).toBe('/playback'))
    expect(panel.device.sentWith('setWizardAction')).toEqual([{ action: 'close' }])
    act(() => panel.device.push('closeWizard', null))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[D4-39] is not torn away by a reload that the player wishes; it comes once the wizard is left', async () => {
    const panel = await opened()
    act(() => panel.device.push('reloadUi', null))
    await press('Next')
    expect(panel.reloads).toEqual([])
    act(() => panel.device.push('closeWizard', null))
    await waitFor(() => expect(panel.reloads).toEqual(['/playback']))
  })

  it('[D4-28 D4-29 D9-26] goes on to signing up 1500 ms after its end, and says so where the panel has no accounts yet', async () => {
    const panel = await opened()
    act(() => panel.device.push('pushMenuItems', [{ id: 'my-acme', name: 'Account' }]))
    await press('Next')
    await press('Next')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await press('Set up account')
    act(() => panel.device.push('closeWizard', null))
    act(() => void vi.advanceTimersByTime(1400))
    expect(path(panel)).toBe('/wizard')
    act(() => void vi.advanceTimersByTime(200))
    await waitFor(() => expect(path(panel)).toBe('/playback'))
    expect(screen.getByText(/not part of this panel yet/)).toBeDefined()
  })

  it('goes on at its step after the page was loaded anew there', async () => {
    const panel = await opened()
    await press('Next')
    await title('Give it a name')
    expect(panel.router.history.location.state).toMatchObject({ wizardStep: 'name' })
  })
})
