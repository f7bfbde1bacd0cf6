import type { BrowseItem } from '../../schemas/generated/types'
import { BrowseView } from '../features/browse'
import { storyParts } from '../features/metadata'
import { BrowseRows } from '../features/playback'
import { LegacyPlaylistSection } from '../features/playlists'

const linksOf = ({ artist = '', album = '' }: BrowseItem, onDone: () => void) => (
  <BrowseRows artist={artist} album={album} onDone={onDone} />
)

/** /browse and /search: the library, and what is found in it [D2.2-2 D2.2-3 D2.6]. */
export const BrowseScreen = () => (
  <BrowseView parts={storyParts} linksOf={linksOf} legacyPlaylist={<LegacyPlaylistSection />} />
)
