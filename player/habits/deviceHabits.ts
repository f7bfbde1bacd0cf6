import { joinWifi } from '../network/wifi'
import { toast } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import { wizardPage, wizardSteps } from '../commands/wizard'
import { settingsPage } from '../commands/settingsPage'
import { type Habits, endPlayer, fieldOf, textOf } from './Habit'
import { loginModal } from '../answers/menuItems'
import { removePlugin } from '../commands/removePlugin'

/**
 * Saves a network, says so, and tells everyone what comes of it: for as long as it takes, or until it is
 * given up.
 */
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
  // A network is written with its password, or as open where none was sent; an empty one is written as
  // neither.
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

/** What the name says is not heard at all. */
const unheard = () => undefined

const words: readonly string[] = ['+', '-', 'mute', 'unmute', 'toggle']

/**
 * Play and pause of an output, and its volume, go where its type and host say; the id alone leads nowhere.
 */
const needsOutput = (_call: unknown, sent: unknown) =>
  textOf(sent, 'type') === '' || textOf(sent, 'host') === '' ? undefined : false

/** The device itself, its plugins and outputs. */
export const deviceHabits: Habits = {
  volume({ player }, sent) {
    // Compared as a text with 100, and larger than that.
    if (typeof sent !== 'string' || words.includes(sent)) return false
    return player.sound.set(100)
  },
  // A payload without a place, be it an empty text, is not understood; only none at all goes on.
  play: (_call, sent) =>
    sent === undefined || sent === null || fieldOf(sent, 'value') !== undefined ? false : undefined,

  getDeviceName: ({ player, client }) =>
    client.pushAsIs('pushDeviceName', { name: player.storage.device.value().name }),

  // They come without the multi-room plugin that would take it, and do not look whether it is there.
  setMultiroom: ({ player }) => endPlayer(player, 'setMultiroom without the multi-room plugin'),

  setConsume({ player, client }, sent) {
    player.engine.set({ consume: fieldOf(sent, 'value') === true })
    client.pushAsIs('pushSetConsume', null)
  },

  // They come without the plugin that finds similar music.
  getInfinityPlayback: ({ client }) => client.pushAsIs('pushInfinityPlayback', null),
  setInfinityPlayback: ({ player }) => player.clients.broadcastAsIs('pushInfinityPlayback', null),

  callMethod({ player }, sent) {
    const endpoint = textOf(sent, 'endpoint')
    const method = textOf(sent, 'method')
    if (endpoint === 'system_controller/lightcontrol' && method === 'getLightSwitch')
      return player.log('error: no plugin system_controller/lightcontrol for getLightSwitch')
    if (method !== 'ripCD') return false
    // The drive as it was pushed: of its name alone nobody knows where it is.
    const drive = fieldOf(fieldOf(sent, 'data'), 'destinationDrive')
    if (drive === undefined || textOf(drive, 'name') !== '') return false
    return player.log('refused ripCD: no drive of that name')
  },

  getAvailablePlugins({ player, client }) {
    if (player.account.uid() !== undefined) return false
    return client.push('openModal', loginModal(player))
  },
  async unInstallPlugin({ player, client }, sent) {
    await removePlugin(player, `${textOf(sent, 'category')}/${textOf(sent, 'name')}`)
    client.pushAsIs('pushUnInstallPlugin', null)
  },

  audioOutputPlay: needsOutput,
  audioOutputPause: needsOutput,
  setAudioOutputVolume: needsOutput,

  addPlayList: unheard,
  getBrowseFilters: unheard,
  getDeviceActivationStatus: unheard,
  getListUsbDrives: unheard,
  getSeek: unheard,
  getTrackInfo: unheard,
  rebuildLibrary: unheard,
  showNasHelper: unheard,
}
