import { factoryReset } from '../commands/factoryReset'
import { saveSettings } from '../commands/saveSettings'
import { setName } from '../commands/setName'
import { toast } from '../commands/toast'
import { isJsonObject } from '../../authoring/json/isJsonObject'
import type { Methods } from './Methods'

/** Methods of the system page. */
export const systemMethods: Methods = {
  async saveGeneralSettings({ player, client }, data) {
    const { player_name: name, ...others } = isJsonObject(data) ? data : {}
    const save = { endpoint: 'system_controller/system', method: 'saveGeneralSettings', data: others }
    await saveSettings(player, client, save)
    const trimmed = typeof name === 'string' ? name.trim() : ''
    if (trimmed !== '' && trimmed !== player.storage.device.value().name) await setName(player, trimmed)
  },

  async joinTestChannel({ player }) {
    const { say, storage } = player
    await storage.system.save({ ...storage.system.value(), channel: 'test' })
    toast(player, 'success', say('UPDATE.CHANNEL_TITLE'), say('UPDATE.CHANNEL_JOINED'))
  },

  factoryReset: ({ player }) => factoryReset(player),
}
