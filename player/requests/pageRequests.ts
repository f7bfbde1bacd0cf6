import { activationStatus, donePage, experience, languages, uiSettings } from '../answers/systemAnswers'
import { outputDevices, setOutputDevices } from '../commands/outputDevices'
import { settingsPage, saveSettings } from '../commands/settingsPage'
import { wizardPage, wizardSteps, activate, endWizard } from '../commands/wizard'
import { pushSettingsPage } from '../commands/answerPage'
import type { Requests, Call } from './Requests'
import { backgrounds, deleteBackground, setAppearance } from '../commands/backgrounds'
import { menuItems } from '../answers/menuItems'
import { setLanguage } from '../commands/deviceSettings'
import { toJson } from '../../authoring/json/Json'
import { allMethods } from '../methods/allMethods'

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

/** Menu, language and looks [D7-42 D7-65]. */
export const appearanceRequests: Requests = {
  getMenuItems: ({ player, client }) => client.push('pushMenuItems', menuItems(player)),
  getUiSettings: ({ player, client }) => client.push('pushUiSettings', uiSettings(player)),
  getAvailableLanguages: ({ player, client }) => client.push('pushAvailableLanguages', languages(player)),
  setLanguage: ({ player }, { defaultLanguage }) => setLanguage(player, defaultLanguage.code),
  getBackgrounds: async ({ player, client }) => client.push('pushBackgrounds', await backgrounds(player)),

  async setBackgrounds({ player }, chosen) {
    if (!('path' in chosen)) return setAppearance(player, { color: chosen.color })
    const { available } = await backgrounds(player)
    const known = available.find(({ path }) => path === chosen.path)
    if (known === undefined) return player.log(`refused setBackgrounds: no picture ${chosen.path}`)
    return setAppearance(player, { background: { title: known.name ?? chosen.path, path: chosen.path } })
  },

  deleteBackground: ({ player }, { path }) => deleteBackground(player, path),
}

/** Settings pages, the methods that they call, and the password before them [D7-53 D7-54]. */
export const pageRequests: Requests = {
  getUiConfig: (call, { page }) => pushPage(call, page),

  // As players with a sound processor: its page by an event of its own, and after a save as any other.
  getDSPUiConfig: ({ player, client }) =>
    client.pushAsIs('pushDSPUiConfig', settingsPage(player, 'audio_interface/sound')),

  async callMethod(call, { endpoint, method, data }) {
    const methods = allMethods.get(endpoint)
    const own = methods && Object.hasOwn(methods, method) ? methods[method] : undefined
    if (own) return own(call, toJson(data))
    if (await call.player.processes.call(endpoint, method, toJson(data))) return undefined
    const saved = await saveSettings(call.player, call.client, { endpoint, method, data: toJson(data) })
    // Silence, as a real device answers an unknown plugin or method.
    if (!saved) call.player.log(`no method ${method} in ${endpoint}`)
  },

  checkPassword: ({ player, client }, { password }) => {
    client.push('checkPassword', password === player.brand.word)
  },
}

function pushPage({ player, client }: Call, page: string): Promise<void> {
  client.page = page
  return pushSettingsPage(player, client, page)
}
