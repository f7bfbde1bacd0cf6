import type { PlayerContext } from '../core/PlayerContext'
import { albumPages } from './albumPages'
import { artistPages } from './artistPages'
import { cdPage } from './cdPage'
import { demonstrationPages } from './demonstrationPages'
import { folderPage } from './folderPage'
import { genrePages } from './genrePages'
import { listPages } from './listPages'
import { mediaServersPage } from './mediaServersPage'
import type { Page } from './Page'
import { podcastPages } from './podcastPages'
import { radioPages } from './radioPages'

/** What an address leads to, of those that begin with a root of its own; undefined for any other. */
type Pages = (player: PlayerContext, uri: string) => Promise<Page | undefined> | Page | undefined

const all: readonly Pages[] = [
  folderPage,
  artistPages,
  albumPages,
  genrePages,
  listPages,
  radioPages,
  cdPage,
  mediaServersPage,
  podcastPages,
  demonstrationPages,
]

/** What an address of the library shows; nothing for one that the player does not know, as the empty one. */
export async function findPage(player: PlayerContext, uri: string): Promise<Page> {
  for (const pages of all) {
    const page = await pages(player, uri)
    if (page !== undefined) return page
  }
  return {}
}
