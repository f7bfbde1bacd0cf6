import 'virtual:texts/tools'

export { useAlarmActs } from './alarms/useAlarmActs'
export { WakeRow } from './alarms/WakeRow'
export { loadAlarmModal, loadKaraokeModal, loadPowerModal, loadSleepModal } from './loadModals'
export { SleepSign } from './sleep/SleepSign'
export { useSleepActs } from './sleep/useSleepActs'
