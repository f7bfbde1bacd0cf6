import './texts'

export { AddToPlaylistModal } from './AddToPlaylistModal'
export { LegacyPlaylistSection } from './LegacyPlaylistSection'
