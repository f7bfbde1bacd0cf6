import 'virtual:texts/myMusic'

export { CollectionSection } from './CollectionSection'
export { MusicPluginsSection } from './MusicPluginsSection'
