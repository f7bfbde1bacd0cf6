import { armSleep } from '../../commands/armSleep'
import { ringAlarm } from '../../commands/ringAlarm'
import { samplePlaylists } from '../../commands/samplePlaylists'
import type { ControlGroup } from '../ControlAction'

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
    { id: 'playlists-none', label: 'no playlists', run: ({ storage }) => storage.playlists.save([]) },
    {
      id: 'playlists-some',
      label: 'the playlists again',
      run: (player) => player.storage.playlists.save(samplePlaylists(player)),
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
