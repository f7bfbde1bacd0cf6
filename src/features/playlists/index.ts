export { AddToPlaylistModal } from './AddToPlaylistModal'
