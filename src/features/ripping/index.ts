export { CdRipModal } from './CdRipModal'
