import { armSleep, ringAlarm } from '../../commands/armTimers'
import { samplePlaylists } from '../../commands/addToQueue'
import type { ControlGroup } from '../ControlAction'
import { uiSettings } from '../../answers/systemAnswers'
import { changeMenu } from '../../commands/deviceSettings'
import type { PlayerContext } from '../../core/PlayerContext'
import { findRoom, tellOutputs } from '../../rooms/relay'
import { joinGroup, leaveGroup } from '../../rooms/groups'
import { nextTime } from './playbackGroup'

/** Alarm and sleep. */
export const timeGroup: ControlGroup = {
  title: 'Alarm and sleep',
  actions: [
    {
      id: 'alarm-now',
      label: 'an alarm rings',
      run(player) {
        const [first] = player.storage.alarms.value()
        const [playlist] = player.storage.playlists.value()
        const name = playlist?.name ?? 'Evening'
        ringAlarm(player, first ?? { id: '0', enabled: true, time: '7:0', playlist: name })
      },
    },
    {
      id: 'alarms-none',
      label: 'remove all alarms',
      run: ({ storage, timers }) => {
        timers.alarm.clear()
        return storage.alarms.save([])
      },
    },
    {
      id: 'playlists-none',
      label: 'no playlists',
      run: ({ storage: { playlists } }) => playlists.forget?.() ?? playlists.save([]),
    },
    {
      id: 'playlists-some',
      label: 'the playlists again',
      run: async (player) => {
        const { playlists } = player.storage
        if (playlists.forget === undefined) await playlists.save(samplePlaylists(player))
      },
    },
    {
      id: 'sleep-soon',
      label: 'the sleep timer is due in 5 s',
      run: async (player) => {
        const { action } = player.storage.sleep.value()
        await player.storage.sleep.save({ due: player.now() + 5_000, action })
        await armSleep(player)
      },
    },
  ],
}

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

/** The players of the house, for one that was started with `--peers`. */
export const roomGroup: ControlGroup = {
  title: 'Rooms and outputs',
  actions: [
    {
      id: 'rooms-group',
      label: 'all rooms follow this one',
      async run(player) {
        const self = findRoom(player, player.roomSystem.id())
        for (const { state } of player.roomSystem.rooms()) {
          const room = findRoom(player, state.id)
          if (self !== undefined && room !== undefined) await joinGroup(player, room, self)
        }
      },
    },
    {
      id: 'rooms-ungroup',
      label: 'leave the group, or dissolve it',
      async run(player) {
        const self = findRoom(player, player.roomSystem.id())
        if (self !== undefined) await leaveGroup(player, self)
      },
    },
    nextTime('grouping-refused', 'refuse the next grouping of this room'),
    {
      id: 'room-silent',
      label: 'say nothing to the other rooms',
      run: ({ roomSystem }) => roomSystem.setSilent(true),
    },
    {
      id: 'room-answers',
      label: 'answer the other rooms again',
      run: ({ roomSystem }) => roomSystem.setSilent(false),
    },
    {
      id: 'output-lost',
      label: 'the screen goes off, or on again',
      run(player) {
        const { screen } = player
        screen.set({ isThere: !screen.state().isThere, isPlaying: false })
        tellOutputs(player)
      },
    },
  ],
}
