import 'virtual:texts/tools'

export { AlarmModal } from './alarms/AlarmModal'
export { KaraokeModal } from './karaoke/KaraokeModal'
export { PowerModal } from './power/PowerModal'
export { SleepModal } from './sleep/SleepModal'
export { SleepSign } from './sleep/SleepSign'
export { useSleepActs } from './sleep/useSleepActs'
