import { rooms } from '../answers/rooms'
import type { Json } from '../../authoring/json/Json'
import type { Call, Requests } from './Requests'

/** Answers with a constant, as it stands on the wire: odd line ends, missing fields and all that real devices send. */
function always(push: string, payload: Json) {
  return ({ client }: Call) => client.pushAsIs(push, payload)
}

const version = {
  systemversion: '0.1',
  builddate: 'Fri 21 Nov 2025 06:00:00 AM CET',
  variant: 'demo',
  hardware: 'pc',
  additionalSVInfo: 'Embedded player',
}

/** Believable constants for the parts of the player that later work makes real. */
export const laterRequests: Requests = {
  getSystemVersion: always('pushSystemVersion', version),
  getSystemInfo: ({ player, client }) => {
    const { name } = player.storage.device.value()
    const [self] = rooms(player).list
    client.pushAsIs('pushSystemInfo', {
      ...version,
      name,
      serviceName: name,
      type: 'device',
      host: '',
      ...(self?.state && { state: self.state }),
    })
  },
  getDeviceInfo: ({ player, client }) =>
    client.pushAsIs('pushDeviceInfo', {
      uuid: 'b9d3f6f2-3f0c-4c56-9a35-0d8f6c1e2a77',
      name: player.storage.device.value().name,
    }),
  getAvailableTimezones: always('pushAvailableTimezones', Intl.supportedValuesOf('timeZone')),
  getCurrentTimezone: always('pushCurrentTimezone', 'UTC'),
  getAutomaticUpdateEnabled: always('pushAutomaticUpdateEnabled', false),
  getUpdaterChannel: always('pushUpdaterChannel', {
    availableChannels: ['stable'],
    currentChannel: 'stable',
  }),
  getShutdownOrStandbyMode: always('pushShutdownOrStandbyMode', {
    hasPowerOffMode: true,
    hasStandbyMode: false,
  }),
  updateCheck: always('updateReady', {
    title: '',
    description: '',
    updateavailable: false,
    changeLogLink: '',
  }),

  getInstalledPlugins: ({ player, client }) =>
    client.pushAsIs(
      'pushInstalledPlugins',
      player.plugins.all().map(({ id, name }) => ({
        prettyName: name,
        name,
        category: id.slice(0, id.indexOf('/')),
        version: '1.0.0',
        icon: 'fa-cube',
        enabled: true,
        active: true,
      })),
    ),
  getAvailablePlugins: ({ player, client }) =>
    client.pushAsIs('openModal', {
      title: player.brand.productName,
      message: player.say('LATER'),
      buttons: [{ name: 'OK', class: 'btn btn-info', emit: 'closeModals', payload: '' }],
    }),
  getAudioOutputs: always('pushAudioOutputs', { availableOutputs: [] }),
  getInputSources: always('pushInputSources', {}),
  getInfinityPlayback: always('pushInfinityPlayback', null),
}
