import { uiSettings } from '../../answers/uiSettings'
import { changeMenu } from '../../commands/changeMenu'
import type { PlayerContext } from '../../core/PlayerContext'
import type { ControlGroup } from '../ControlAction'

async function showInputs(player: PlayerContext, inputs: boolean): Promise<void> {
  const { clients, storage } = player
  await storage.tools.save({ ...storage.tools.value(), inputs })
  clients.broadcast('pushUiSettings', uiSettings(player))
}

/** Light, karaoke and the switches of the side menu. */
export const toolGroup: ControlGroup = {
  title: 'Tools',
  actions: [
    {
      id: 'tools-missing',
      label: 'no light, no karaoke hardware',
      run: ({ faults }) => faults.ask('tools-missing', Infinity),
    },
    { id: 'tools-there', label: 'both are there', run: ({ faults }) => faults.end('tools-missing') },
    {
      id: 'menu-karaoke',
      label: '“Karaoke” in the menu',
      run: (player) =>
        changeMenu(player, (menu) => ({
          ...menu,
          added: [...menu.added, { id: 'modal', name: 'Karaoke', params: { modalName: 'modal-karaoke' } }],
        })),
    },
    { id: 'inputs-shown', label: 'switches for the inputs', run: (player) => showInputs(player, true) },
    { id: 'inputs-hidden', label: 'no switches for the inputs', run: (player) => showInputs(player, false) },
    {
      id: 'shutdown-standby',
      label: 'standby instead of power off',
      run: ({ clients }) =>
        clients.broadcast('pushShutdownOrStandbyMode', { hasPowerOffMode: false, hasStandbyMode: true }),
    },
  ],
}
