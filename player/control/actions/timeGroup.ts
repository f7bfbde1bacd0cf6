import { armSleep } from '../../commands/armSleep'
import { changePlayback } from '../../commands/changePlayback'
import { ringAlarm } from '../../commands/ringAlarm'
import { newPlaylists } from '../../storage/newPlaylists'
import type { ControlGroup } from '../ControlAction'

/** Alarm, sleep, and something that plays so that it can be put to sleep. */
export const timeGroup: ControlGroup = {
  title: 'Alarm and sleep',
  actions: [
    {
      id: 'alarm-now',
      label: 'an alarm rings',
      run(player) {
        const [first] = player.storage.alarms.value()
        const [playlist = 'Evening'] = player.storage.playlists.value()
        ringAlarm(player, first ?? { id: '0', enabled: true, time: '7:0', playlist })
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
      run: ({ storage }) => storage.playlists.save(newPlaylists),
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
    {
      id: 'playing',
      label: 'as if something played',
      run: (player) =>
        changePlayback(player, {
          status: 'play',
          title: 'Ebb',
          artist: 'Slow Harbour',
          album: 'Low Tide',
          uri: 'music-library/INTERNAL/Slow Harbour/Low Tide/01 - Ebb.flac',
          trackType: 'flac',
          duration: 241,
          seek: 12_000,
          samplerate: '44.1 kHz',
          bitdepth: '16 bit',
          channels: 2,
        }),
    },
  ],
}
