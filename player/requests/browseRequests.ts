import { browseSources } from '../answers/browseSources'
import { findPage } from '../browse/findPage'
import { goToPage } from '../browse/goToPage'
import { searchPage } from '../browse/searchPage'
import { answerPage } from '../commands/answerPage'
import { deleteFolder } from '../commands/deleteFolder'
import { safeRemoveDrive } from '../commands/safeRemoveDrive'
import { wait } from '../core/wait'
import type { Requests } from './Requests'

/** Finding music, and what can be done with a folder or a drive from where it is listed [D7-11 to D7-16]. */
export const browseRequests: Requests = {
  getBrowseSources: ({ player, client }) => client.push('pushBrowseSources', browseSources(player)),
  getBrowseFilters: ({ client }) =>
    client.push(
      'pushBrowseFilters',
      ['any', 'artist', 'album', 'track', 'webradio'].map((name, index) => ({ name, index })),
    ),
  browseLibrary: (call, { uri, ref }) => answerPage(call, () => findPage(call.player, uri), ref),
  // Nobody is told twice what was asked for once: real devices, too, say that there is nothing.
  getLastPushedBrowseLibrary: ({ client }) => client.push('pushBrowseLibrary', {}),
  goTo: (call, wanted) => answerPage(call, () => goToPage(call.player, wanted)),
  async search(call, wanted) {
    const { player } = call
    if (player.faults.happens('search-slow')) await wait(player, player.delays.slowPage)
    await answerPage(call, () => searchPage(player, wanted))
  },

  safeRemoveDrive: ({ player, client }, title) =>
    safeRemoveDrive(player, client, `music-library/USB/${title}`),
  deleteFolder: ({ player, client }, { curUri, item }) =>
    deleteFolder(player, client, { uri: item.uri, page: curUri }),
}
