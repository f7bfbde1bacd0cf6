import { joinWifi } from '../commands/joinWifi'
import { toast } from '../commands/toast'
import type { PlayerContext } from '../core/PlayerContext'
import { wizardPage, wizardSteps } from '../answers/wizardSteps'
import { settingsPage } from '../answers/settingsPage'
import type { Habits } from './Habit'
import { fieldOf, textOf } from './sent'

/** Saves a network, says so, and tells everyone what comes of it: for as long as it takes, or until it is given up. */
function join(player: PlayerContext, sent: unknown): void {
  const { clients, delays, later, log, say } = player
  const ssid = textOf(sent, 'ssid')
  if (ssid === '') return log('no network saved: it has no name')
  toast(player, 'success', say('NETWORK.TITLE'), say('NETWORK.JOINING', { ssid }))
  const tell = (status: string, message: string) =>
    clients.broadcastAsIs('pushSaveWirelessNetworkSettings', { status, message, ssid })
  tell('connecting', say('NETWORK.JOINING', { ssid }))
  const giveUp = (message: string) => later(delays.giveUpWifi, () => tell('failed', message))
  const password = fieldOf(sent, 'password')
  // A network is written with its password, or as open where none was sent; an empty one is written as neither.
  if (password === '') return void giveUp(say('NETWORK.PASSWORD', { ssid }))
  const chosen = {
    ssid,
    security: textOf(sent, 'security'),
    hidden: fieldOf(sent, 'hidden') === true,
    ...(typeof password === 'string' && { password }),
  }
  joinWifi(player, chosen, {
    failed: giveUp,
    joined(client, message) {
      client.pushAsIs('pushSaveWirelessNetworkSettings', { status: 'connected', message, ssid })
      client.pushAsIs('pushInfoNetworkReload', '')
    },
  })
}

/** Wi-Fi, on the network page and in the first run, and the steps of that. */
export const networkHabits: Habits = {
  saveWirelessNetworkSettings: ({ player }, sent) => join(player, sent),
  connectWirelessNetworkWizard({ player, client }, sent) {
    const ssid = textOf(sent, 'ssid')
    client.push('pushWizardWirelessConnResults', {
      wait: true,
      message: player.say('NETWORK.JOINING', { ssid }),
    })
    join(player, sent)
  },

  getWizardSteps({ player, client }) {
    const isUsual = player.storage.wizard.value().steps === 'all'
    // Among them `softwareupdate`, which has no page of its own.
    client.push('pushWizardSteps', wizardSteps(player, isUsual ? 'few' : undefined))
  },
  getWizardUiConfig({ player, client }, sent) {
    const step = textOf(sent, 'page')
    const isCore = wizardSteps(player).some(({ name, type }) => name === step && type === 'core')
    if (isCore || step === 'softwareupdate') return player.log(`the step ${step} has no page`)
    client.page = wizardPage(player, step)
    client.pushAsIs('pushUiConfig', settingsPage(player, client.page))
  },
}
