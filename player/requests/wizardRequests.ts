import { activationStatus } from '../answers/activationStatus'
import { donePage } from '../answers/donePage'
import { experience } from '../answers/experience'
import { outputDevices } from '../answers/outputDevices'
import { settingsPage } from '../answers/settingsPage'
import { wizardPage, wizardSteps } from '../answers/wizardSteps'
import { activate } from '../commands/activate'
import { endWizard } from '../commands/endWizard'
import { setOutputDevices } from '../commands/setOutputDevices'
import type { Requests } from './Requests'

/** The first-run wizard and what its steps ask [D7-42 D7-65 to D7-68]. */
export const wizardRequests: Requests = {
  getWizard: ({ player, client }) =>
    client.push('pushWizard', { openWizard: !player.storage.wizard.value().done }),
  getOnboardingWizard: ({ client }) => client.push('firstOnboardingWizard', { openOnboardingWizard: false }),
  getWizardSteps: ({ player, client }) => client.push('pushWizardSteps', wizardSteps(player)),

  async runFirstConfigWizard({ player, client }) {
    await player.storage.wizard.save({ ...player.storage.wizard.value(), done: false })
    client.push('pushWizard', { openWizard: true })
  },

  async setWizardAction({ player }, { action }) {
    // As a real device: before a skipped wizard closes, the screens load themselves anew.
    if (action === 'skip') player.clients.broadcastAsIs('reloadUi', '')
    await endWizard(player)
  },

  getWizardUiConfig({ player, client }, { page }) {
    client.page = wizardPage(player, page)
    client.pushAsIs('pushUiConfig', settingsPage(player, client.page))
  },

  getOutputDevices: ({ player, client }) => client.push('pushOutputDevices', outputDevices(player)),
  setOutputDevices: ({ player }, chosen) => setOutputDevices(player, chosen),

  getExperienceAdvancedSettings: ({ player, client }) =>
    client.push('pushExperienceAdvancedSettings', experience(player)),
  async setExperienceAdvancedSettings({ player }, id) {
    if (typeof id !== 'boolean')
      return player.log(`refused setExperienceAdvancedSettings: no level ${JSON.stringify(id)}`)
    return player.storage.owner.save({ ...player.storage.owner.value(), allSettings: id })
  },

  getDeviceActivationStatus: ({ player, client }) =>
    client.push('pushDeviceActivationStatus', activationStatus(player)),
  setDeviceActivationCode: ({ player, client }, { code }) => activate(player, client, code),

  getDonePage: ({ player, client }) => client.push('pushDonePage', donePage(player)),
}
