import { Suspense } from 'react'
import type { BrowseItem } from '../../schemas/generated/types'
import { BrowseView } from '../features/browse'
import { CopyLinkRow, LinkButton } from '../features/links'
import { storyParts } from '../features/metadata'
import { BrowseRows } from '../features/playback'
import {
  FileButtons,
  LegacyPlaylistSection,
  PlaylistButtons,
  PlaylistRows,
  UnfinishedNotices,
  usePlaylistTasks,
} from '../features/playlists'
import { later } from '../ui/later'

const WakeRow = later(async () => (await import('../features/tools')).WakeRow)

const ofPlaylists = 'playlists/'

const linksOf = (item: BrowseItem, onDone: () => void) => {
  const { artist = '', album = '', type, uri = '' } = item
  return (
    <>
      <BrowseRows artist={artist} album={album} onDone={onDone} />
      <CopyLinkRow item={item} onDone={onDone} />
      <Suspense>
        <WakeRow item={item} onDone={onDone} />
      </Suspense>
      {type === 'playlist' && uri.startsWith(ofPlaylists) ? (
        <PlaylistRows name={uri.slice(ofPlaylists.length)} onDone={onDone} />
      ) : null}
    </>
  )
}

const parts = {
  ...storyParts,
  link: (item: BrowseItem) => <LinkButton item={item} />,
  playlist: (name: string) => <PlaylistButtons name={name} />,
}

const above = {
  playlists: (
    <>
      <Suspense>
        <UnfinishedNotices />
      </Suspense>
      <FileButtons canExport={false} />
      <LegacyPlaylistSection />
    </>
  ),
  'radio/myWebRadio': <FileButtons canExport />,
}

/** /browse and /search: the library, and what is found in it [D2.2-2 D2.2-3 D2.6]. */
export const BrowseScreen = () => {
  const tasks = usePlaylistTasks()
  return (
    <BrowseView
      parts={parts}
      linksOf={linksOf}
      above={above}
      takeOff={(...told) => void tasks.takeOff(...told)}
    />
  )
}
