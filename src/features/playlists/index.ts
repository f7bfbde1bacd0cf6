import 'virtual:texts/playlists'
import 'virtual:texts/queue'
import 'virtual:texts/playlistNames'

export { AddToPlaylistModal } from './AddToPlaylistModal'
export { LegacyPlaylistSection } from './LegacyPlaylistSection'
export { SaveQueueModal } from './SaveQueueModal'
