import { sleepTimer } from '../answers/sleepTimer'
import { goOff } from '../commands/goOff'
import { setSleep } from '../commands/setSleep'
import type { Requests } from './Requests'

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
