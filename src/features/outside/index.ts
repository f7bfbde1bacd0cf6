import 'virtual:texts/outside'

export { FramedPage } from './FramedPage'
