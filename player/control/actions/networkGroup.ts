import type { PlayerContext } from '../../core/PlayerContext'
import { isJsonObject } from '../../../authoring/json/isJsonObject'
import type { Json } from '../../../authoring/json/Json'
import { wifiPassword } from '../../network/air'
import { dirtyNetworks } from '../../show/dirtyNetworks'
import type { NetworkDocument } from '../../storage/networkDocument'
import type { ControlAction, ControlGroup } from '../ControlAction'
import { nextTime } from './nextTime'

const connection = (id: string, label: string, change: Partial<NetworkDocument>): ControlAction => ({
  id,
  label,
  async run({ clients, storage }) {
    await storage.network.save({ ...storage.network.value(), ...change })
    clients.broadcastAsIs('pushInfoNetworkReload', '')
  },
})

/** Pushes how the wizard's attempt to connect goes, without one. */
const result = (id: string, label: string, payload: Json): ControlAction => ({
  id,
  label,
  run: ({ clients }: PlayerContext) => clients.broadcastAsIs('pushWizardWirelessConnResults', payload),
})

/** Wi-Fi and cable. How the player is connected is kept; what goes wrong is not. */
export const networkGroup: ControlGroup = {
  title: 'Network',
  actions: [
    nextTime('wifi-refuses', `refuse the next password (the right one is “${wifiPassword}”)`),
    nextTime('wifi-hangs', 'the next attempt to connect never ends'),
    nextTime('wifi-list-empty', 'the next search finds none'),
    nextTime('wifi-list-late', 'the next search takes long'),
    nextTime('silent:getWirelessNetworks', 'the next search is not answered', 'wifi-list-silent'),
    nextTime('silent:getInfoNetwork', 'the next question for connections is not answered', 'network-silent'),
    connection('wifi-attic', 'in “Attic Wi-Fi”', { wireless: 'Attic Wi-Fi' }),
    connection('wifi-none', 'in no Wi-Fi network', { wireless: null }),
    connection('wifi-forget', 'forget all networks', { wireless: null, known: [] }),
    connection('cable-in', 'cable in', { wired: true }),
    connection('cable-out', 'cable out', { wired: false }),
    {
      id: 'wifi-dirty',
      label: 'push odd networks',
      run: ({ clients }) => clients.broadcastAsIs('pushWirelessNetworks', dirtyNetworks),
    },
    {
      id: 'network-dirty',
      label: 'push odd connections',
      run: ({ clients }) =>
        clients.broadcastAsIs('pushInfoNetwork', [
          null,
          { type: 'Wireless', ip: '6', ssid: '<b>Attic</b>\n', signal: '4', status: 'connected' },
          { type: 'Tunnel', speed: 12, online: 'no' },
          {},
        ]),
    },
    {
      id: 'network-reload',
      label: 'network changed',
      run: ({ clients }) => clients.broadcastAsIs('pushInfoNetworkReload', ''),
    },
    result('wifi-result-wait', 'wizard: connecting', { wait: true, message: 'Connecting to “Attic Wi-Fi”' }),
    result('wifi-result-good', 'wizard: connected', {
      wait: false,
      message: 'Connected to “Attic Wi-Fi”',
      result: true,
    }),
    result('wifi-result-bad', 'wizard: refused', {
      wait: false,
      message: '“Attic Wi-Fi” does not accept this password',
      result: false,
    }),
    result('wifi-result-text', 'wizard: a result that is a text', {
      wait: false,
      result: 'Connection successful',
    }),
    {
      id: 'drop-network',
      label: 'network gone for 6 s',
      run(player, options) {
        const seconds = isJsonObject(options) ? options['seconds'] : undefined
        player.goOffline(typeof seconds === 'number' && seconds > 0 ? Math.min(seconds, 600) * 1_000 : 6_000)
      },
    },
  ],
}
