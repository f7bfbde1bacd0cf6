import 'virtual:texts/tools'

export { AlarmModal } from './alarms/AlarmModal'
export { WakeRow } from './alarms/WakeRow'
export { KaraokeModal } from './karaoke/KaraokeModal'
export { PowerModal } from './power/PowerModal'
export { SleepModal } from './sleep/SleepModal'
export { SleepSign } from './sleep/SleepSign'
export { useSleepActs } from './sleep/useSleepActs'
