import 'virtual:texts/playlists'
import 'virtual:texts/queue'
import 'virtual:texts/playlistNames'

import { later } from '../../ui/later'

export { AddToPlaylistModal } from './AddToPlaylistModal'
export { LegacyPlaylistSection } from './LegacyPlaylistSection'
export { FileButtons, PlaylistButtons, PlaylistRows } from './manage/PlaylistTools'
export { usePlaylistTasks } from './manage/usePlaylistTasks'
export { SaveQueueModal } from './SaveQueueModal'

// Each in a chunk of its own: nobody loads the reader of files to look at a playlist.
export const loadEditing = () => import('./manage/EditPlaylistModal')
export const loadRenaming = () => import('./manage/RenamePlaylistModal')
export const loadMerging = () => import('./manage/MergePlaylistModal')
export const loadExport = () => import('./files/ExportModal')
export const loadImport = () => import('./files/ImportModal')
export const UnfinishedNotices = later(
  async () => (await import('./manage/UnfinishedNotices')).UnfinishedNotices,
)
