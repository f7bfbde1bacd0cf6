import { collectionStats } from '../answers/collectionStats'
import { musicPlugins } from '../answers/musicPlugins'
import { scanLibrary } from '../commands/scanLibrary'
import { switchMusicPlugin } from '../commands/switchMusicPlugin'
import type { Requests } from './Requests'

/** The size of the library, reading it again, and the plugins that bring more music [D7-62 D2.11-8]. */
export const libraryRequests: Requests = {
  getMyCollectionStats: ({ player, client }) => client.push('pushMyCollectionStats', collectionStats(player)),
  updateDb: ({ player }, part) => {
    const uri = part ?? ''
    return scanLibrary(player, 'update', { folder: uri.replace(/\/+$/, '').split('/').at(-1) ?? '' })
  },
  rescanDb: ({ player }) => scanLibrary(player, 'rescan'),
  rebuildLibrary: ({ player }) => scanLibrary(player, 'rescan'),
  getMyMusicPlugins: ({ player, client }) => client.push('pushMyMusicPlugins', musicPlugins(player)),
  enableDisableMyMusicPlugin: ({ player, client }, plugin) => switchMusicPlugin(player, client, plugin),
}
