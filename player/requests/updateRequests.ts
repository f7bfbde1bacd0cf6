import { isJsonObject } from '../../authoring/json/isJsonObject'
import { nextVersion } from '../answers/nextVersion'
import { systemVersion } from '../answers/systemVersion'
import { checkForUpdate } from '../commands/checkForUpdate'
import { runUpdate } from '../commands/runUpdate'
import type { Requests } from './Requests'

/** The version of the system, and its updates [D7-36]. */
export const updateRequests: Requests = {
  getSystemVersion: ({ player, client }) => client.pushAsIs('pushSystemVersion', systemVersion(player)),
  getUpdaterChannel: ({ player, client }) =>
    client.push('pushUpdaterChannel', {
      availableChannels: ['stable', 'test'],
      currentChannel: player.storage.system.value().channel,
    }),
  getAutomaticUpdateEnabled({ player, client }) {
    const saved = player.storage.settings.value()['system_controller/system']?.['saveUpdateSettings']
    const isOn = isJsonObject(saved) && saved['automatic_updates'] === true
    client.push('pushAutomaticUpdateEnabled', isOn)
  },
  updateCheck: ({ player, client }) => checkForUpdate(player, client),
  update: ({ player }) => runUpdate(player, nextVersion(player.storage.system.value().version)),
}
