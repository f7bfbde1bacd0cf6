import { browseSources } from '../../answers/browseSources'
import { setCd } from '../../commands/setCd'
import type { ControlGroup } from '../ControlAction'
import { nextTime } from './nextTime'

/** Pages of the library, and what can happen to them on their way. */
export const browseGroup: ControlGroup = {
  title: 'Browse and search',
  actions: [
    nextTime('browse-slow', 'the next page loads slowly'),
    nextTime('browse-overtaken', 'the next page comes after the one that is asked for after it'),
    nextTime('browse-empty', 'the next page is not known: {}'),
    nextTime('browse-elsewhere', 'the next page names a place that nobody came by as the way back'),
    nextTime('browse-dirty', 'the next page is as careless plugins send it'),
    nextTime('silent:browseLibrary', 'the next page never comes', 'browse-silent'),
    nextTime('search-slow', 'the next search takes its time'),
    nextTime('silent:search', 'the next search is not answered', 'search-silent'),
    nextTime('silent:getBrowseSources', 'the next list of sources does not come', 'sources-silent'),
    { id: 'cd-in', label: 'put a CD in', run: (player) => setCd(player, true) },
    {
      id: 'sources-static',
      label: 'inputs among the sources, one of them active',
      run(player) {
        const input = (name: string, active: boolean) => ({
          name: player.say(`INPUT.${name}`),
          uri: `inputs/${name.toLowerCase()}`,
          icon: 'fa fa-plug',
          plugin_type: 'music_service',
          plugin_name: 'inputs',
          static: true,
          active,
        })
        const inputs = [input('ANALOG', true), input('BLUETOOTH', false)]
        player.clients.broadcast('pushBrowseSources', [...browseSources(player), ...inputs])
      },
    },
    {
      id: 'input-active',
      label: 'the analog input is the active source',
      run: ({ clients, say }) => clients.broadcast('pushActiveDumbInput', say('INPUT.ANALOG')),
    },
  ],
}
