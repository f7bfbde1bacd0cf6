import { goOff } from '../commands/updateSystem'
import { setSleep, saveAlarms } from '../commands/armTimers'
import type { PlayerContext } from '../core/PlayerContext'
import type { Requests } from './Requests'
import { playbackState } from '../answers/playbackState'
import { toldRooms } from '../answers/rooms'
import { pausePlayback, playOn, seekTo, stopPlayback } from '../commands/playOn'
import type { PushSleep } from '../../schemas/generated/types'

/** The sleep timer, and going off at once [D7-50 D7-51]. */
export const sleepRequests: Requests = {
  getSleep: ({ player, client }) => client.push('pushSleep', sleepTimer(player)),
  async setSleep({ player, client }, sleep) {
    await setSleep(player, sleep)
    // Empty, as real devices answer: whoever wants to know asks again.
    client.push('pushSleep', {})
  },
  shutdown: ({ player }) => goOff(player, 'off'),
  reboot: ({ player }) => goOff(player, 'restart'),
}

/** The alarm clock [D7-52]. */
export const alarmRequests: Requests = {
  // As they stand on the wire: ids are strings here, numbers in the contract.
  getAlarms: ({ player, client }) => client.pushAsIs('pushAlarm', player.storage.alarms.value()),
  async saveAlarm({ player, client }, alarms) {
    await saveAlarms(player, alarms)
    // Not pushAlarm: real devices answer so.
    client.push('pushSleep', {})
  },
}

/** How far the skip buttons go, seconds [D9-8]. */
const skip = 15

const endlessPlay = ({ storage }: PlayerContext) => ({
  available: true,
  enabled: storage.tools.value().endless,
})

/** What plays, and how loud [D7-5 to D7-10]. */
export const playbackRequests: Requests = {
  getState: ({ player, client }) => {
    client.push('pushMultiRoomDevices', toldRooms(player))
    client.pushAsIs('pushState', playbackState(player))
  },
  getSeek: ({ player, client }) => client.push('pushGetSeek', Number(playbackState(player)['seek'] ?? 0)),
  getTrackInfo: ({ player, client }) => client.pushAsIs('pushTrackInfo', player.engine.current() ?? {}),
  GetTrackInfo: ({ player, client }, item) => {
    const { title, artist, album, duration, trackType } = player.music.library().find(item.uri) ?? {}
    client.pushAsIs('pushGetTrackInfo', {
      ...(title !== undefined && { title, artist, album, duration, trackType }),
      ...item,
    })
  },

  play: ({ player }, chosen) => playOn(player, chosen?.value),
  volatilePlay: ({ player }) => playOn(player),
  pause: ({ player }) => pausePlayback(player),
  stop: ({ player }) => stopPlayback(player),
  toggle: ({ player }) =>
    playbackState(player)['status'] === 'play' ? pausePlayback(player) : playOn(player),
  // A guest has no next.
  next: ({ player: { engine, guest } }) => {
    if (guest.state() === undefined) engine.next()
  },
  prev: ({ player: { engine, guest } }) => {
    if (guest.state() === undefined) engine.previous()
  },
  skipForward: ({ player }) => seekTo(player, { by: skip }),
  skipBackwards: ({ player }) => seekTo(player, { by: -skip }),
  seek: ({ player }, seconds) => seekTo(player, { to: seconds }),
  setRandom: ({ player }, { value }) => player.engine.set({ random: value }),
  setRepeat: ({ player }, { value, repeatSingle = false }) =>
    player.engine.set({ repeat: value, repeatSingle: value && repeatSingle }),
  setConsume: ({ player }, { value }) => player.engine.set({ consume: value }),

  getInfinityPlayback: ({ player, client }) => client.push('pushInfinityPlayback', endlessPlay(player)),
  async setInfinityPlayback({ player }, { enabled }) {
    const { clients, storage } = player
    await storage.tools.save({ ...storage.tools.value(), endless: enabled })
    clients.broadcast('pushInfinityPlayback', endlessPlay(player))
  },

  volume: ({ player: { sound } }, wanted) => {
    if (typeof wanted === 'number') sound.set(wanted)
    else if (wanted === '+') sound.step(1)
    else if (wanted === '-') sound.step(-1)
    else sound.mute(wanted === 'toggle' ? !sound.state().mute : wanted === 'mute')
  },
  mute: ({ player }) => player.sound.mute(true),
  unmute: ({ player }) => player.sound.mute(false),
}

/** The sleep timer with the time that is left, H:M, unpadded; 0:0 when it is off, and only then [D3-51]. */
function sleepTimer({ now, say, storage }: PlayerContext): PushSleep {
  const { due, action } = storage.sleep.value()
  // A minute that has begun counts: in the last one it is still on.
  const minutes = due === null ? 0 : Math.max(1, Math.ceil((due - now()) / 60_000))
  return {
    enabled: due !== null,
    time: `${Math.floor(minutes / 60)}:${minutes % 60}`,
    action: { val: action, text: say(action === 'stop' ? 'SLEEP_STOP' : 'SLEEP_OFF') },
  }
}
