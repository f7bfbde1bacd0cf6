import './texts'

export { CollectionSection } from './CollectionSection'
export { MusicPluginsSection } from './MusicPluginsSection'
