import { saveAlarms } from '../commands/saveAlarms'
import type { Requests } from './Requests'

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
