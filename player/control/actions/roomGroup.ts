import { findRoom } from '../../rooms/findRoom'
import { joinGroup } from '../../rooms/joinGroup'
import { leaveGroup } from '../../rooms/leaveGroup'
import { tellOutputs } from '../../rooms/tellOutputs'
import type { ControlGroup } from '../ControlAction'
import { nextTime } from './nextTime'

/** The players of the house, for one that was started with `--peers`. */
export const roomGroup: ControlGroup = {
  title: 'Rooms and outputs',
  actions: [
    {
      id: 'rooms-group',
      label: 'all rooms follow this one',
      async run(player) {
        const self = findRoom(player, player.house.id())
        for (const { facts } of player.house.rooms()) {
          const room = findRoom(player, facts.id)
          if (self !== undefined && room !== undefined) await joinGroup(player, room, self)
        }
      },
    },
    {
      id: 'rooms-ungroup',
      label: 'leave the group, or dissolve it',
      async run(player) {
        const self = findRoom(player, player.house.id())
        if (self !== undefined) await leaveGroup(player, self)
      },
    },
    nextTime('grouping-refused', 'refuse the next grouping of this room'),
    {
      id: 'room-silent',
      label: 'say nothing to the other rooms',
      run: ({ house }) => house.setSilent(true),
    },
    {
      id: 'room-answers',
      label: 'answer the other rooms again',
      run: ({ house }) => house.setSilent(false),
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
