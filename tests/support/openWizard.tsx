import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { vi } from 'vitest'
import everything from '../../fixtures/documents/brand/everything.json'
import languages from '../../fixtures/pushAvailableLanguages/three.json'
import levels from '../../fixtures/pushExperienceAdvancedSettings/two-levels.json'
import outputs from '../../fixtures/pushOutputDevices/two-and-i2s.json'
import type { Brand, PushUiSettings } from '../../schemas/generated/types'
import { DeviceProvider } from '../../src/device'
import { Wizard } from '../../src/features/wizard'
import { BrandContext } from '../../src/ui/brand/BrandContext'
import { type Dialogs, DialogsContext } from '../../src/ui/dialogs/Dialogs'
import { PanelModalsContext, type PanelModals } from '../../src/ui/modal/PanelModals'
import { PanelSituationContext } from '../../src/ui/panel/PanelSituationContext'
import { type Toast, ToastContext } from '../../src/ui/toasts/Toast'
import { PanelProviders } from './PanelProviders'
import { ScriptedDevice } from './ScriptedDevice'

const dialogs = {
  info: vi.fn<Dialogs['info']>(),
  gotIt: vi.fn<Dialogs['gotIt']>(),
  error: vi.fn<Dialogs['error']>(),
  confirm: vi.fn<Dialogs['confirm']>(),
  yesNo: vi.fn<Dialogs['yesNo']>(),
  password: vi.fn<Dialogs['password']>(),
} satisfies Dialogs
const modals = {
  open: vi.fn<PanelModals['open']>(() => true),
  closeAll: vi.fn<PanelModals['closeAll']>(),
}
const toasts = { show: vi.fn<(toast: Toast) => void>() }
const onLeave = vi.fn<(destination: 'playback' | 'account') => void>()
const onLanguage = vi.fn<(code: string) => void>()
const onStep = vi.fn<(name: string) => void>()

/** Pages of the player that are on screen now. */
export const openPages: string[] = []
const Page = ({ pageName }: { pageName: string }) => {
  useEffect(() => {
    openPages.push(pageName)
    return () => void openPages.splice(openPages.indexOf(pageName), 1)
  }, [pageName])
  return <input aria-label={pageName} />
}
const Networks = ({ persistentWizard }: { persistentWizard: boolean }) => (
  <p>networks {persistentWizard ? 'again and again' : 'once'}</p>
)
const panels = {
  network: Networks,
  music: () => <p>drives</p>,
  update: () => <p>looks for updates</p>,
  page: Page,
}

const five = ['language', 'name', 'output', 'network', 'done']
/** Every step that a player may have by name. */
export const everyStep = [
  'language',
  'name',
  'output',
  'network',
  'music',
  'advancedsettings',
  'devicecode',
  'anybrandapps',
  'follow',
  'done',
]
/** Steps of ours by their names, as players push them. */
export const core = (names: readonly string[]) => names.map((name) => ({ name, type: 'core', show: true }))

export interface WizardOptions {
  steps?: readonly string[] | undefined
  startAt?: string
  settings?: PushUiSettings
  isKiosk?: boolean
  isAuthEnabled?: boolean
  brand?: Brand
}

/** The wizard on a player that answers what it is asked, on a step. */
export const openWizard = ({
  steps = five,
  startAt,
  settings = {},
  isKiosk = false,
  ...options
}: WizardOptions = {}) => {
  const device = new ScriptedDevice()
  const brand: Brand = options.brand ?? everything
  render(
    <PanelProviders>
      <BrandContext value={brand}>
        <DeviceProvider device={device}>
          <DialogsContext value={dialogs}>
            <PanelModalsContext value={modals}>
              <ToastContext value={toasts}>
                <PanelSituationContext value={{ settings, isKiosk, isMemorySaving: false }}>
                  <Wizard
                    startAt={startAt}
                    isAuthEnabled={options.isAuthEnabled ?? false}
                    hasUser={false}
                    panels={panels}
                    onStep={onStep}
                    onLanguage={onLanguage}
                    onLeave={onLeave}
                  />
                </PanelSituationContext>
              </ToastContext>
            </PanelModalsContext>
          </DialogsContext>
        </DeviceProvider>
      </BrandContext>
    </PanelProviders>,
  )
  act(() => {
    device.push('pushDeviceName', 'Attic')
    device.push('pushAvailableLanguages', languages)
    device.push('pushOutputDevices', outputs)
    device.push('pushExperienceAdvancedSettings', levels)
    device.push('pushDonePage', { congratulations: 'Well done', title: 'Ready', donation: true })
    device.push('pushWizardSteps', core(steps))
  })
  return device
}

/** What was told outside: the spies of the wizard that is open. */
export const told = { dialogs, modals, toasts, onLeave, onLanguage, onStep }

/** Presses a button by its name. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Waits for a step by its title. */
export const title = (name: string) => screen.findByRole('heading', { level: 1, name })
