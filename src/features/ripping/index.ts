import 'virtual:texts/ripping'

export { CdRipModal } from './CdRipModal'
