import './texts'

export { CdRipModal } from './CdRipModal'
