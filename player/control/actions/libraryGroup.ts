import { scanLibrary } from '../../commands/scanLibrary'
import type { ControlGroup } from '../ControlAction'
import { nextTime } from './nextTime'

/** The library and the plugins that bring music. */
export const libraryGroup: ControlGroup = {
  title: 'Library',
  actions: [
    { id: 'library-update', label: 'update', run: (player) => scanLibrary(player, 'update') },
    { id: 'library-rescan', label: 'read anew', run: (player) => scanLibrary(player, 'rescan') },
    nextTime('silent:getMyCollectionStats', 'the next question for its size is not answered', 'stats-silent'),
    nextTime('music-plugin-fails', 'the next music plugin does not start'),
    nextTime(
      'silent:getMyMusicPlugins',
      'the next list of music plugins does not come',
      'music-plugins-silent',
    ),
  ],
}
