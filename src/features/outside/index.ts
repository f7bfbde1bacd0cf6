import './texts'

export { FramedPage } from './FramedPage'
