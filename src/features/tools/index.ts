import 'virtual:texts/tools'

export { useAlarmActs } from './alarms/useAlarmActs'
export { WakeRow } from './alarms/WakeRow'
export { SleepSign } from './sleep/SleepSign'
export { useSleepActs } from './sleep/useSleepActs'

/**
 * Windows of a whole screen of fields: what shows the sleep timer or an alarm elsewhere does without them.
 */
export const loadAlarmModal = async () => (await import('./alarms/AlarmModal')).AlarmModal
export const loadKaraokeModal = async () => (await import('./karaoke/KaraokeModal')).KaraokeModal
export const loadPowerModal = async () => (await import('./power/PowerModal')).PowerModal
export const loadSleepModal = async () => (await import('./sleep/SleepModal')).SleepModal
