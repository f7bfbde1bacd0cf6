import { networkShares } from '../../answers/networkShares'
import { refreshLibrary } from '../../commands/refreshLibrary'
import { listener } from '../../nas/findMountProblem'
import type { ControlGroup } from '../ControlAction'
import { nextTime } from './nextTime'

/** Network and USB drives; besides these, a share called “private” always asks, and CELLAR-NAS never answers. */
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
