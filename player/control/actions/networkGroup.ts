import { networkShares } from '../../answers/networkAnswers'
import { refreshLibrary } from '../../commands/library'
import { listener } from '../../drives/drives'
import type { ControlGroup, ControlAction } from '../ControlAction'
import { nextTime } from './playbackGroup'
import type { PlayerContext } from '../../core/PlayerContext'
import { isJsonObject, type Json } from '../../../authoring/json/Json'
import { wifiPassword } from '../../network/wifi'
import { dirtyNetworks } from '../../show/dirtyPages'
import type { NetworkDocument } from '../../storage/systemDocuments'

/**
 * Network and USB drives; besides these, a share called “private” always asks, and CELLAR-NAS never answers.
 */
export const driveGroup: ControlGroup = {
  title: 'Drives',
  actions: [
    nextTime('discovery-none', 'the next search finds none'),
    nextTime('silent:getNetworkSharesDiscovery', 'the next search never ends', 'discovery-silent'),
    nextTime('drive-unreachable', 'the next drive cannot be mounted'),
    nextTime(
      'drive-asks-password',
      `the next drive asks for a password (${listener}, the brand’s word in lower case)`,
    ),
    nextTime('drive-hangs', 'the next drive never gets mounted'),
    nextTime('drive-stays', 'the next drive cannot be deleted'),
    {
      id: 'drive-results-only',
      label: 'results without toasts, as older players',
      run({ faults }) {
        faults.end('drive-toast-only')
        faults.ask('drive-result-only', Infinity)
      },
    },
    {
      id: 'drive-toasts-only',
      label: 'toasts without results, as newer players',
      run({ faults }) {
        faults.end('drive-result-only')
        faults.ask('drive-toast-only', Infinity)
      },
    },
    {
      id: 'drive-both',
      label: 'results and toasts',
      run({ faults }) {
        faults.end('drive-result-only')
        faults.end('drive-toast-only')
      },
    },
    {
      id: 'drives-lost',
      label: 'all drives get lost',
      run: async (player) => {
        const { clients, storage } = player
        await storage.drives.save(storage.drives.value().map((drive) => ({ ...drive, mounted: false })))
        clients.broadcast('pushListShares', networkShares(player))
      },
    },
    {
      id: 'drives-remove-all',
      label: 'remove all drives',
      run: async (player) => {
        await player.storage.drives.save([])
        player.clients.broadcast('pushListShares', [])
      },
    },
    {
      id: 'usb-in',
      label: 'plug all USB drives in',
      run(player) {
        player.usb.plugIn()
        return refreshLibrary(player)
      },
    },
    nextTime('usb-none', 'the next look finds no USB drive'),
    nextTime('silent:getListUsbDrives', 'the next look for USB drives is not answered', 'usb-silent'),
  ],
}

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
