import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import kernelProfiles from '../../../fixtures/pushUiConfig/kernel-profiles.json'
import { PanelProviders } from '../../../tests/support/PanelProviders'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { DeviceProvider } from '../../device'
import { type Dialogs, DialogsContext } from '../../ui/dialogs/Dialogs'
import { type Toast, ToastContext } from '../../ui/toasts/Toast'
import { SettingsPage } from './SettingsPage'
import type { PageSource } from './useSettingsPage'

const page = (label: string, value: string, more: Record<string, unknown> = {}) => ({
  page: { label, ...more },
  sections: [
    {
      id: 'main',
      onSave: { endpoint: 'misc/radio', method: 'save' },
      saveButton: { label: 'Save', data: ['name'] },
      content: [
        { id: 'name', element: 'input', label: 'Name', value },
        { id: 'go', element: 'button', label: 'Credits', onClick: { type: 'goto', pageName: 'credits' } },
        {
          id: 'bad',
          element: 'button',
          label: 'Bad',
          onClick: { type: 'openUrl', url: 'javascript:alert(1)' },
        },
        { id: 'plans', element: 'button', label: 'Plans', onClick: { type: 'anyUpgrade' } },
      ],
    },
  ],
})

const dialogs = {
  info: vi.fn<Dialogs['info']>(),
  gotIt: vi.fn<Dialogs['gotIt']>(),
  error: vi.fn<Dialogs['error']>(),
  confirm: vi.fn<Dialogs['confirm']>(() => Promise.resolve(true)),
  yesNo: vi.fn<Dialogs['yesNo']>(),
  password: vi.fn<Dialogs['password']>(),
} satisfies Dialogs
const destinations = {
  toStaticPage: vi.fn<(pageName: string) => void>(),
  toPlans: vi.fn<() => boolean>(() => true),
}
const onPasswordCancelled = vi.fn<() => void>()

function open(pageName = 'misc/radio', source: PageSource = 'getUiConfig') {
  const device = new ScriptedDevice()
  const toasts: Toast[] = []
  const toastHost = { show: (toast: Toast) => void toasts.push(toast) }
  const ui = (name: string) => (
    <PanelProviders>
      <DeviceProvider device={device}>
        <DialogsContext value={dialogs}>
          <ToastContext value={toastHost}>
            <SettingsPage
              key={name}
              pageName={name}
              source={source}
              coreSections={{}}
              destinations={destinations}
              onPasswordCancelled={onPasswordCancelled}
            />
          </ToastContext>
        </DialogsContext>
      </DeviceProvider>
    </PanelProviders>
  )
  const { rerender } = render(ui(pageName))
  return {
    device,
    toasts,
    goTo: (name: string) => rerender(ui(name)),
    push: (raw: Record<string, unknown>) => act(() => device.push('pushUiConfig', raw)),
    name: () => screen.getByLabelText<HTMLInputElement>('Name').value,
    press: (label: string) => act(async () => fireEvent.click(screen.getByRole('button', { name: label }))),
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

it('[D2.10-1 D7-53] asks for the page by its name and draws what the device pushes', () => {
  const { device, push } = open()
  expect(device.sentWith('getUiConfig')).toEqual([{ page: 'misc/radio' }])
  push(page('Radio', 'Attic'))
  expect(screen.getByRole('heading', { name: 'Radio' })).toBeDefined()
})

it('[D7-45] has the picture of a section from where the player serves files of its plugins', () => {
  const { push } = open()
  const [section] = page('Radio', 'Attic').sections
  push({
    ...page('Radio', 'Attic'),
    sections: [{ ...section, label: 'Station', image: 'radio/my logo.png' }],
  })
  const { src } = screen.getByRole<HTMLImageElement>('presentation')
  expect(src).toBe('http://192.168.1.50/albumart?sectionimage=radio%2Fmy%20logo.png')
})

it('asks again after a reconnect and keeps what was typed', () => {
  const { device, push, name } = open()
  push(page('Radio', 'Attic'))
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Typed' } })
  act(() => device.reconnect())
  push(page('Radio', 'Attic'))
  expect(device.sentWith('getUiConfig')).toHaveLength(2)
  expect(name()).toBe('Typed')
})

it('leaves the page on screen alone when the device pushes another one to everybody', () => {
  const { push, name } = open()
  push(page('Radio', 'Attic'))
  push({ page: { label: 'Other' }, sections: [{ id: 'x', onSave: { endpoint: 'misc/other', method: 'm' } }] })
  expect(screen.queryByRole('heading', { name: 'Other' })).toBeNull()
  expect(name()).toBe('Attic')
})

it('starts afresh on another page', () => {
  const { device, push, goTo } = open()
  push(page('Radio', 'Attic'))
  goTo('misc/other')
  expect(screen.queryByRole('heading', { name: 'Radio' })).toBeNull()
  expect(device.sentWith('getUiConfig')).toEqual([{ page: 'misc/radio' }, { page: 'misc/other' }])
})

it('says so when the device does not answer, asks again on demand, and draws the page if it comes after all', () => {
  const { device, push } = open()
  act(() => void vi.advanceTimersByTime(8000))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(device.sentWith('getUiConfig')).toHaveLength(2)
  push(page('Radio', 'Attic'))
  expect(screen.getByRole('heading', { name: 'Radio' })).toBeDefined()
})

it('says at once that the page came broken, asks again on demand, and draws the page when it comes', () => {
  const { device, push, toasts } = open()
  act(() => device.pushRefused('pushUiConfig', 'payload must be object'))
  expect(screen.getByRole('heading', { name: 'The page came broken' })).toBeDefined()
  act(() => void vi.advanceTimersByTime(20_000))
  expect(screen.getByRole('heading', { name: 'The page came broken' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByRole('heading', { name: 'The page came broken' })).toBeNull()
  expect(device.sentWith('getUiConfig')).toHaveLength(2)
  push(page('Radio', 'Attic'))
  expect(screen.getByRole('heading', { name: 'Radio' })).toBeDefined()
  expect(toasts).toEqual([])
})

it('keeps the page on screen and what was typed when a broken one comes, and says so', () => {
  const { device, push, name, toasts } = open()
  push(page('Radio', 'Attic'))
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Typed' } })
  act(() => device.pushRefused('pushUiConfig', 'payload must be object'))
  expect(name()).toBe('Typed')
  expect(toasts).toMatchObject([{ kind: 'warning', title: 'The page came broken' }])
})

it('sends a save as callMethod and says that it went out', async () => {
  const { device, push, press } = open()
  push(page('Radio', 'Attic'))
  await press('Save')
  expect(device.sentWith('callMethod')).toEqual([
    { endpoint: 'misc/radio', method: 'save', data: { name: 'Attic' } },
  ])
  expect(screen.getByText('Sent to the player')).toBeDefined()
})

it('tells why a save was refused and keeps the edit', async () => {
  const { device, push, press, toasts, name } = open()
  push(page('Radio', 'Attic'))
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Typed' } })
  device.setOutcome({ status: 'refused', reason: 'offline', message: 'not connected' })
  await press('Save')
  expect(toasts).toMatchObject([{ kind: 'error' }])
  expect(name()).toBe('Typed')
  expect(screen.getByText('Not saved yet')).toBeDefined()
})

it('[D2.10-11 D2.10-12] goes to static pages and plans by its destinations, and to no unsafe address', async () => {
  const windowOpen = vi.spyOn(window, 'open').mockReturnValue(null)
  const { push, press, toasts } = open()
  push(page('Radio', 'Attic'))
  await press('Credits')
  await press('Plans')
  await press('Bad')
  expect(destinations.toStaticPage).toHaveBeenCalledWith('credits')
  expect(destinations.toPlans).toHaveBeenCalledOnce()
  expect(windowOpen).not.toHaveBeenCalled()
  expect(toasts).toMatchObject([{ kind: 'error' }])
})

it('says so where the panel has no screen for the plans, and stays', async () => {
  const { push, press, toasts } = open()
  destinations.toPlans.mockReturnValueOnce(false)
  push(page('Radio', 'Attic'))
  await press('Plans')
  expect(toasts).toEqual([
    { kind: 'error', title: 'Not done', message: 'This leads to a screen that this panel does not have.' },
  ])
  expect(screen.getByRole('heading', { name: 'Radio' })).toBeDefined()
})

const guarded = page('Radio', 'Attic', { passwordProtection: { enabled: true, message: 'Ask the landlord' } })

it('[D2.10-2 D6-4 D7-54] shows a protected page only after the device found the password right', async () => {
  const { device, push } = open()
  dialogs.password.mockImplementation(({ check }) => check('secret'))
  push(guarded)
  expect(dialogs.password).toHaveBeenCalledWith(expect.objectContaining({ message: 'Ask the landlord' }))
  expect(screen.queryByLabelText('Name')).toBeNull()
  expect(device.sentWith('checkPassword')).toEqual([{ password: 'secret', pluginName: 'misc/radio' }])
  await act(async () => device.push('checkPassword', true))
  expect(screen.getByLabelText('Name')).toBeDefined()
})

it('[D2.10-2] leaves when the password is not given', async () => {
  const { push } = open()
  dialogs.password.mockResolvedValue(false)
  push(guarded)
  await act(async () => undefined)
  expect(onPasswordCancelled).toHaveBeenCalledOnce()
  expect(screen.queryByLabelText('Name')).toBeNull()
})

it('rejects a password check that nobody answers', async () => {
  const { push } = open()
  const verdict = vi.fn<(right: boolean | string) => void>()
  dialogs.password.mockImplementation(({ check }) => {
    check('secret').then(verdict, () => verdict('no answer'))
    return new Promise(() => undefined)
  })
  push(guarded)
  await act(() => vi.advanceTimersByTimeAsync(8000))
  expect(verdict).toHaveBeenCalledWith('no answer')
})

it('[D9-43] offers kernel profiles in the player’s order and saves the one that is chosen', async () => {
  const { device, push, press } = open()
  push(kernelProfiles)
  const profile = screen.getByLabelText<HTMLSelectElement>('Kernel profile')
  expect([...profile.options].map(({ label }) => label)).toEqual([
    'Default',
    'Less Jitter',
    'Jitter',
    'Focus',
  ])
  fireEvent.change(profile, { target: { value: profile.options[3]?.value } })
  await press('Save')
  expect(device.sentWith('callMethod')).toEqual([
    expect.objectContaining({ data: { kernel_profile: { value: 'focus', label: 'Focus' } } }),
  ])
})

it('asks for the page of the sound without a name, and takes what is pushed after its save', () => {
  const { device, push, name } = open('misc/radio', 'getDSPUiConfig')
  expect(device.sentWith('getDSPUiConfig')).toEqual([undefined])
  expect(device.sentWith('getUiConfig')).toEqual([])
  // Somebody else's page, before there is an answer.
  push(page('Other', 'Cellar'))
  expect(screen.queryByLabelText('Name')).toBeNull()
  act(() => device.push('pushDSPUiConfig', page('Sound', 'Attic')))
  expect(name()).toBe('Attic')
  push(page('Sound', 'Garden'))
  expect(name()).toBe('Garden')
  push({ page: { label: 'Other' }, sections: [{ id: 'x', onSave: { endpoint: 'misc/other', method: 'm' } }] })
  expect(name()).toBe('Garden')
})

it('asks for the page of the sound once more where it came broken', () => {
  const { device, name } = open('misc/radio', 'getDSPUiConfig')
  act(() => device.pushRefused('pushDSPUiConfig', 'payload must be object'))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(device.sentWith('getDSPUiConfig')).toHaveLength(2)
  act(() => device.push('pushDSPUiConfig', page('Sound', 'Attic')))
  expect(name()).toBe('Attic')
})
