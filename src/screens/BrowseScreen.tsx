import type { BrowseItem } from '../../schemas/generated/types'
import { BrowseView } from '../features/browse'
import { CopyLinkRow, LinkButton } from '../features/links'
import { storyParts } from '../features/metadata'
import { BrowseRows } from '../features/playback'
import { LegacyPlaylistSection } from '../features/playlists'

const linksOf = (item: BrowseItem, onDone: () => void) => (
  <>
    <BrowseRows artist={item.artist ?? ''} album={item.album ?? ''} onDone={onDone} />
    <CopyLinkRow item={item} onDone={onDone} />
  </>
)
const parts = { ...storyParts, link: (item: BrowseItem) => <LinkButton item={item} /> }

/** /browse and /search: the library, and what is found in it [D2.2-2 D2.2-3 D2.6]. */
export const BrowseScreen = () => (
  <BrowseView parts={parts} linksOf={linksOf} legacyPlaylist={<LegacyPlaylistSection />} />
)
