import { isJsonObject } from '../../../authoring/json/isJsonObject'
import type { ControlGroup } from '../ControlAction'

/** The connection itself. */
export const connectionGroup: ControlGroup = {
  title: 'Connection',
  actions: [
    { id: 'drop-sockets', label: 'drop all sockets', run: (player) => player.dropSockets() },
    { id: 'offline-4', label: 'gone for 4 s', run: (player) => player.goOffline(4_000) },
    { id: 'offline-15', label: 'gone for 15 s', run: (player) => player.goOffline(15_000) },
    {
      id: 'offline',
      label: 'gone for 1 s',
      run: (player, options) => {
        const seconds = isJsonObject(options) ? options['seconds'] : undefined
        player.goOffline(typeof seconds === 'number' && seconds > 0 ? Math.min(seconds, 600) * 1_000 : 1_000)
      },
    },
    {
      id: 'faults-end',
      label: 'nothing goes wrong any more',
      run: ({ faults }) => faults.endAll(),
    },
    {
      id: 'nameless-packet',
      label: 'packet without a name',
      run: ({ clients }) => clients.all().forEach((client) => client.pushNameless()),
    },
    {
      id: 'reload-ui',
      label: 'reload the interface',
      run: ({ clients }) => clients.broadcastAsIs('reloadUi', ''),
    },
  ],
}
