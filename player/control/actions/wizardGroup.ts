import { deviceName, uiSettings } from '../../answers/systemAnswers'
import { wizardSteps, activationCodes, endWizard, openWizard } from '../../commands/wizard'
import type { Fault } from '../../core/Faults'
import type { PlayerContext } from '../../core/PlayerContext'
import type { WizardSteps } from '../../storage/systemDocuments'
import type { ControlAction, ControlGroup } from '../ControlAction'
import { nextTime } from './playbackGroup'

/** What the steps ask for when they are entered. */
const stepData: readonly Fault[] = [
  'silent:getAvailableLanguages',
  'silent:getDeviceName',
  'silent:getOutputDevices',
  'silent:getWirelessNetworks',
  'silent:getListShares',
  'silent:getExperienceAdvancedSettings',
  'silent:getDeviceActivationStatus',
  'silent:getWizardUiConfig',
  'silent:getDonePage',
]

const steps = (id: string, label: string, wanted: WizardSteps): ControlAction => ({
  id,
  label,
  async run(player) {
    const { clients, storage } = player
    await storage.wizard.save({ ...storage.wizard.value(), steps: wanted })
    clients.broadcast('pushWizardSteps', wizardSteps(player))
  },
})

const persistent = (id: string, label: string, wanted: boolean): ControlAction => ({
  id,
  label,
  async run(player) {
    const { clients, storage } = player
    await storage.wizard.save({ ...storage.wizard.value(), persistent: wanted })
    // Said expressly: a screen that knows it as persistent keeps what a push leaves out.
    clients.broadcast('pushUiSettings', { ...uiSettings(player), persistentWizard: wanted })
  },
})

const activated = (id: string, label: string, activatedWith: string | null): ControlAction => ({
  id,
  label,
  run: ({ storage }) => storage.owner.save({ ...storage.owner.value(), activatedWith }),
})

const nameForm = (id: string, label: string, change: (player: PlayerContext) => void): ControlAction => ({
  id,
  label,
  run(player) {
    change(player)
    player.clients.broadcastAsIs('pushDeviceName', deviceName(player))
  },
})

/** The first-run wizard. Its steps and whether it can be left are kept; what goes wrong is not. */
export const wizardGroup: ControlGroup = {
  title: 'First-run wizard',
  actions: [
    { id: 'wizard-open', label: 'open', run: openWizard },
    { id: 'wizard-close', label: 'close', run: endWizard },
    persistent('wizard-persistent', 'cannot be left', true),
    persistent('wizard-leavable', 'can be left', false),
    steps('wizard-steps-all', 'all steps', 'all'),
    steps('wizard-steps-few', 'few steps', 'few'),
    steps('wizard-steps-odd', 'steps that nobody knows', 'odd'),
    steps('wizard-steps-without-code', 'no step for a device code', 'without-code'),
    {
      id: 'wizard-steps-none',
      label: 'push no steps',
      run: ({ clients }) => clients.broadcast('pushWizardSteps', []),
    },
    nextTime('silent:getWizard', 'whether it opens is not answered', 'wizard-silent'),
    nextTime('silent:getWizardSteps', 'the next question for steps is not answered', 'wizard-steps-silent'),
    {
      id: 'wizard-data-silent',
      label: 'no step gets its data',
      run: ({ faults }) => stepData.forEach((fault) => faults.ask(fault, Infinity)),
    },
    {
      id: 'wizard-data',
      label: 'steps get their data',
      run: ({ faults }) => stepData.forEach((fault) => faults.end(fault)),
    },
    activated('activated', 'activated already', activationCodes.right),
    activated(
      'not-activated',
      `not activated: ${activationCodes.right} is right, ${activationCodes.used} was used before`,
      null,
    ),
    nextTime('activation-fails', 'no server for the next code'),
    nextTime('silent:setDeviceActivationCode', 'the next code is not answered', 'activation-silent'),
    nextTime('donation-without-provider', 'ask for a donation that nobody takes'),
    nameForm('name-as-object', 'name as an object', ({ faults }) => faults.ask('name-as-object', Infinity)),
    nameForm('name-as-text', 'name as a text', ({ faults }) => faults.end('name-as-object')),
  ],
}
