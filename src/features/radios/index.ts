import './texts'

export { WebRadioModal } from './WebRadioModal'
