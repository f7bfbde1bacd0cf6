import { fromCallback, fromPromise } from 'xstate'
import type { Dispatch, DriveRequest, DrivesEvent, WatchOrder } from '../../../machines/drives.machine'
import type { Device, SendOutcome } from '../../device'

const grave = ['error', 'stickyerror', 'warning']

/** The actors of the drives machine on a player [D7-62 D7-63]. */
export function createDriveActors(device: Device) {
  const send = (request: DriveRequest): SendOutcome => {
    switch (request.kind) {
      case 'discover':
        return device.send('getNetworkSharesDiscovery')
      case 'add':
        return device.send('addShare', request.drive)
      case 'edit':
        return device.send('editShare', request.drive)
      case 'remove':
        return device.send('deleteShare', { id: request.id })
    }
  }
  return {
    watch: fromCallback<WatchOrder>(({ sendBack, receive }) => {
      const tell = (event: DrivesEvent) => sendBack(event)
      const stops = [
        device.on('pushListShares', (shares) => tell({ type: 'shares.listed', shares })),
        device.on('pushNetworkSharesDiscovery', ({ nas }) => tell({ type: 'hosts.found', hosts: nas })),
        device.on('pushAddShare', ({ success, reason = '' }) =>
          tell({ type: 'addition.answered', success, reason }),
        ),
        device.on('pushDeleteShare', ({ success, reason = '' }) =>
          tell({ type: 'removal.answered', success, reason }),
        ),
        device.on('nasCredentialsCheck', ({ name = '' }) => tell({ type: 'credentials.asked', name })),
        device.on('pushToastMessage', ({ type, title, message }) => {
          if (grave.includes(type)) tell({ type: 'complaint.heard', words: message || title || '' })
        }),
        device.keepAsking('getListShares'),
      ]
      receive(() => device.send('getListShares'))
      return () => {
        for (const stop of stops) stop()
      }
    }),
    request: fromPromise<Dispatch, DriveRequest>(({ input }) => {
      const outcome = send(input)
      // A search that is held goes out with the next connect, and its answer comes all the same.
      return Promise.resolve(outcome.status === 'refused' ? outcome.reason : 'sent')
    }),
  }
}
