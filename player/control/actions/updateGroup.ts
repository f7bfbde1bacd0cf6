import { nextVersion } from '../../answers/nextVersion'
import { updateInfo } from '../../answers/updateInfo'
import { runUpdate } from '../../commands/runUpdate'
import { inBackground } from '../../core/inBackground'
import type { ControlGroup } from '../ControlAction'
import { nextTime } from './nextTime'

/** Updates of the system; what is to be found, and what goes wrong. */
export const updateGroup: ControlGroup = {
  title: 'Updates',
  actions: [
    {
      id: 'update-offer',
      label: 'offer one now',
      run: (player) => player.clients.broadcast('updateReady', updateInfo(player)),
    },
    {
      id: 'update-run',
      label: 'update now',
      run: (player) =>
        inBackground(player, 'the update', () =>
          runUpdate(player, nextVersion(player.storage.system.value().version)),
        ),
    },
    nextTime('update-none', 'the next search finds none'),
    nextTime('update-alternative', 'the next is another request'),
    nextTime('update-hostile', 'the next is described by an attack'),
    nextTime('update-hostile-link', 'the next links to a script'),
    nextTime('update-search-hangs', 'the next search never ends'),
    nextTime('update-fails', 'the next fails at 60 %'),
    nextTime('update-hangs', 'the next stays at 60 %'),
    nextTime('update-restarts', 'the next restarts at 60 %'),
    nextTime('update-says-nothing', 'the next ends without a word'),
  ],
}
