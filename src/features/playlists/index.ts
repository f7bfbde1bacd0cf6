import 'virtual:texts/playlists'
import 'virtual:texts/queue'
import 'virtual:texts/playlistNames'

import { later } from '../../ui/later'

export { AddToPlaylistModal } from './AddToPlaylistModal'
export { LegacyPlaylistSection } from './LegacyPlaylistSection'
export { FileButtons, PlaylistButtons, PlaylistRows } from './manage/PlaylistTools'
export { SaveQueueModal } from './SaveQueueModal'

// Each in a chunk of its own: nobody loads the reader of files to look at a playlist.
export const EditPlaylistModal = later(
  async () => (await import('./manage/EditPlaylistModal')).EditPlaylistModal,
)
export const RenamePlaylistModal = later(
  async () => (await import('./manage/RenamePlaylistModal')).RenamePlaylistModal,
)
export const MergePlaylistModal = later(
  async () => (await import('./manage/MergePlaylistModal')).MergePlaylistModal,
)
export const ExportModal = later(async () => (await import('./files/ExportModal')).ExportModal)
export const ImportModal = later(async () => (await import('./files/ImportModal')).ImportModal)
export const UnfinishedNotices = later(
  async () => (await import('./manage/UnfinishedNotices')).UnfinishedNotices,
)
