import 'virtual:texts/radios'

export { WebRadioModal } from './WebRadioModal'
