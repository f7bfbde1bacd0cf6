import { fromCallback, fromPromise } from 'xstate'
import type { InstallDispatch, InstallerEvent, InstallOrder } from '../../../../machines/installer.machine'
import type { Device, SendOutcome } from '../../../device'

/** The actors of the installer machine on a player [D7-57 D7-59]. */
export function createInstallerActors(device: Device) {
  const send = (order: InstallOrder): SendOutcome =>
    order.kind === 'install'
      ? device.send('installPlugin', order.payload)
      : device.send('updatePlugin', order.payload)
  return {
    watch: fromCallback(({ sendBack }) => {
      const tell = (event: InstallerEvent) => sendBack(event)
      const stops = [
        device.on('installPluginStatus', (status) => tell({ type: 'status.pushed', status })),
        device.onConnection((isConnected) => tell({ type: isConnected ? 'link.returned' : 'link.lost' })),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    }),
    look: fromCallback(({ sendBack }) => {
      const tell = (event: InstallerEvent) => sendBack(event)
      const stop = device.on('pushInstalledPlugins', (plugins) => tell({ type: 'plugins.listed', plugins }))
      device.send('getInstalledPlugins')
      return stop
    }),
    request: fromPromise<InstallDispatch, { order: InstallOrder | undefined }>(({ input: { order } }) => {
      const outcome = order && send(order)
      return Promise.resolve(outcome?.status === 'refused' ? outcome.reason : 'sent')
    }),
  }
}
