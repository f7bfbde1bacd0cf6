import 'virtual:texts/outputs'

export { OutputsView } from './OutputsView'
