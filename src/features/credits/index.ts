import 'virtual:texts/credits'

export { Credits } from './Credits'
