import type { Fault } from '../../core/Faults'
import { setCd } from '../../commands/setCd'
import { startRip } from '../../commands/startRip'
import type { ControlAction, ControlGroup } from '../ControlAction'
import { nextTime } from './nextTime'

const offer = (id: string, label: string, ...faults: Fault[]): ControlAction => ({
  id,
  label,
  run(player) {
    setCd(player, true)
    for (const fault of faults) player.faults.ask(fault)
    startRip(player, player.clients.all())
  },
})

/** The CD drive; the first buttons put a CD in and offer to copy it. */
export const cdGroup: ControlGroup = {
  title: 'CD',
  actions: [
    offer('cd', 'a CD of 12 tracks'),
    offer('cd-unknown', 'one that nobody knows', 'cd-unknown'),
    offer('cd-without-drives', 'with no drive to copy to', 'cd-without-drives'),
    offer('cd-unreadable', 'one that cannot be read', 'cd-unreadable'),
    {
      id: 'cd-bare',
      label: 'nothing but the request',
      run: ({ clients }) => clients.broadcastAsIs('cdRipStart', ''),
    },
    {
      id: 'cd-out',
      label: 'take the CD out',
      run: (player) => setCd(player, false),
    },
    nextTime('rip-disk-full', 'the disk is full during the next copy'),
  ],
}
