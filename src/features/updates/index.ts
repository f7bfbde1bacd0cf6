import 'virtual:texts/updates'

export { FirmwareModal, FirmwareSection } from './firmware/FirmwareSection'
export { UpdaterModal } from './UpdaterModal'
export { Updates } from './Updates'
