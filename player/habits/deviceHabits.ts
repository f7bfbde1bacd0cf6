import { loginModal } from '../answers/loginModal'
import { removePlugin } from '../commands/removePlugin'
import { endPlayer } from './endPlayer'
import type { Habits } from './Habit'
import { fieldOf, textOf } from './sent'

/** What the name says is not heard at all. */
const unheard = () => undefined

const words: readonly string[] = ['+', '-', 'mute', 'unmute', 'toggle']

/** Play and pause of an output, and its volume, go where its type and host say; the id alone leads nowhere. */
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
