import { rooms } from '../answers/rooms'
import { systemVersion } from '../answers/systemVersion'
import type { Json } from '../../authoring/json/Json'
import type { Call, Requests } from './Requests'

/** Answers with a constant, as it stands on the wire: odd line ends, missing fields and all that real devices send. */
function always(push: string, payload: Json) {
  return ({ client }: Call) => client.pushAsIs(push, payload)
}

/** Believable constants for the parts of the player that later work makes real. */
export const laterRequests: Requests = {
  getSystemInfo: ({ player, client }) => {
    const { name } = player.storage.device.value()
    const [self] = rooms(player).list
    client.pushAsIs('pushSystemInfo', {
      ...systemVersion(player),
      name,
      serviceName: name,
      type: 'device',
      host: player.house.host(),
      ...(self?.state && { state: self.state }),
    })
  },
  getDeviceInfo: ({ player, client }) =>
    client.pushAsIs('pushDeviceInfo', {
      uuid: player.house.id(),
      name: player.storage.device.value().name,
    }),
  getAvailableTimezones: always('pushAvailableTimezones', Intl.supportedValuesOf('timeZone')),
  getCurrentTimezone: always('pushCurrentTimezone', 'UTC'),
  getShutdownOrStandbyMode: always('pushShutdownOrStandbyMode', {
    hasPowerOffMode: true,
    hasStandbyMode: false,
  }),

  getInputSources: always('pushInputSources', {}),
  getInfinityPlayback: always('pushInfinityPlayback', null),
}
