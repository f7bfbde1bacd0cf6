import './texts'

export { Credits } from './Credits'
