import './texts'

export { FirmwareModal } from './firmware/FirmwareModal'
export { FirmwareSection } from './firmware/FirmwareSection'
export { UpdaterModal } from './UpdaterModal'
export { Updates } from './Updates'
