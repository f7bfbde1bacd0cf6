import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import everything from '../../fixtures/documents/brand/everything.json'
import languages from '../../fixtures/pushAvailableLanguages/every.json'
import levels from '../../fixtures/pushExperienceAdvancedSettings/two-levels.json'
import deviceName from '../../fixtures/pushDeviceName/text.json'
import notYet from '../../fixtures/pushDeviceActivationStatus/not-yet.json'
import donation from '../../fixtures/pushDonePage/donation.json'
import shares from '../../fixtures/pushListShares/two.json'
import usbDrives from '../../fixtures/pushListUsbDrives/one.json'
import ordinaryMenu from '../../fixtures/pushMenuItems/ordinary.json'
import outputs from '../../fixtures/pushOutputDevices/two-and-i2s.json'
import pluginPage from '../../fixtures/pushUiConfig/another-page.json'
import networks from '../../fixtures/pushWirelessNetworks/every-security.json'
import everyStep from '../../fixtures/pushWizardSteps/every.json'
import type { Brand } from '../../schemas/generated/types'
import { readPanelMode } from '../../src/app/PanelServices'
import { createPanelRouter } from '../../src/app/routes'
// Fetched when the wizard opens, which in the first story of a page can take as long as the wizard has
// time for a silent player.
import '../../src/screens/WizardScreen'
import { galleryChoice } from './gallery/galleryChoice'
import { ScriptedPlayer, type Answers } from './ScriptedPlayer'
import { StoryProviders } from './StoryProviders'

interface WizardStoryProps {
  /** Name of the step to begin at. */
  step?: string
  /** Steps as the player pushes them. */
  steps?: unknown
  /** What differs from the usual answers; null: the player does not answer that. */
  answers?: Readonly<Record<string, Answers[string] | null>>
  /** UI settings as the player pushes them. */
  uiSettings?: unknown
  menu?: unknown
  brand?: Brand
  isKiosk?: boolean
  language?: 'en' | 'de'
  /** Gets the player, so that a play function can act for it. */
  onPlayer?: (player: ScriptedPlayer) => void
}

const usualAnswers: Answers = {
  getDeviceName: { event: 'pushDeviceName', payload: deviceName },
  getAvailableLanguages: { event: 'pushAvailableLanguages', payload: languages },
  getOutputDevices: { event: 'pushOutputDevices', payload: outputs },
  getWirelessNetworks: { event: 'pushWirelessNetworks', payload: networks },
  getListShares: { event: 'pushListShares', payload: shares },
  getListUsbDrives: { event: 'pushListUsbDrives', payload: usbDrives },
  getExperienceAdvancedSettings: { event: 'pushExperienceAdvancedSettings', payload: levels },
  getDeviceActivationStatus: { event: 'pushDeviceActivationStatus', payload: notYet },
  getWizardUiConfig: { event: 'pushUiConfig', payload: pluginPage },
  getDonePage: { event: 'pushDonePage', payload: donation },
}

const readUiSettings = () => Promise.resolve(undefined)

const createStage = (props: WizardStoryProps) => {
  const { step, steps = everyStep, answers = {}, menu = ordinaryMenu } = props
  const brand = galleryChoice.brandOver(props.brand ?? everything)
  const wanted: Record<string, Answers[string] | null> = {
    ...usualAnswers,
    getWizardSteps: { event: 'pushWizardSteps', payload: steps },
    getMenuItems: { event: 'pushMenuItems', payload: menu },
    getUiSettings: { event: 'pushUiSettings', payload: props.uiSettings ?? {} },
    ...answers,
  }
  const player = new ScriptedPlayer({
    answers: Object.fromEntries(
      Object.entries(wanted).flatMap(([ask, answer]) => (answer ? [[ask, answer]] : [])),
    ),
  })
  const mode = readPanelMode(props.isKiosk === true ? `${brand.word}kiosk` : 'browser', brand.word)
  const history = createMemoryHistory({ initialEntries: ['/settings', '/wizard'] })
  if (step !== undefined) history.replace('/wizard', { wizardStep: step })
  const router = createPanelRouter({ brand, hostname: 'player.local', readUiSettings }, history)
  const handlers = {
    send: (event: string, payload: unknown) => player.device.sendAuthored(event, payload),
    open: (href: string) => ({ ok: true as const, href }),
    goto: () => false,
  }
  return { player, router, handlers, brand, services: { mode, readUiSettings, reload: () => undefined } }
}

/** The first-run wizard over the whole panel, on a scripted player. */
export function WizardStory(props: WizardStoryProps) {
  const [{ player, router, handlers, brand, services }] = useState(() => createStage(props))
  const { onPlayer, language = 'en' } = props
  useEffect(() => {
    onPlayer?.(player)
    document.documentElement.lang = language
    return () => {
      document.documentElement.lang = 'en'
    }
  }, [onPlayer, player, language])
  return (
    <StoryProviders player={player} services={services} handlers={handlers} language={language} brand={brand}>
      <RouterProvider router={router} />
    </StoryProviders>
  )
}
