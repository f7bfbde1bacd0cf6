import { isJsonObject } from '../../../authoring/json/isJsonObject'
import type { Json } from '../../../authoring/json/Json'
import { installAtOnce } from '../../commands/installAtOnce'
import { pushLongLog } from '../../commands/pushLongLog'
import { inBackground } from '../../core/inBackground'
import type { ControlGroup } from '../ControlAction'
import { nextTime } from './nextTime'

/** Plugins: what the store has, and what goes wrong with it and with an install. */
export const pluginGroup: ControlGroup = {
  title: 'Plugins',
  actions: [
    nextTime('store-login', 'the store asks for a login the next time'),
    nextTime('store-away', 'the store is away the next time'),
    nextTime('store-slow', 'the store is slow the next time'),
    nextTime(
      'silent:getPluginDetails',
      'the next question for details is not answered',
      'plugin-details-silent',
    ),
    nextTime('install-fails', 'the next install fails at 40 %'),
    nextTime('install-silent', 'the next install falls silent at 60 %'),
    nextTime('install-restarts', 'the player restarts during the next install'),
    nextTime('install-cut', 'the connections break during the next install'),
    nextTime('install-slow', 'the next install is slow'),
    nextTime('install-chatty', 'the next install has 5,000 lines to say'),
    nextTime('uninstall-fails', 'the next plugin cannot be uninstalled'),
    {
      id: 'install-log',
      label: '5,000 lines of an install, 50 a second',
      run(player, options) {
        const lines = numberIn(options, 'lines', 5_000)
        inBackground(player, 'a long log', () =>
          pushLongLog(player, lines, numberIn(options, 'perSecond', 50)),
        )
      },
    },
    {
      id: 'store-many',
      label: '300 plugins more in the store',
      run: ({ store }, options) => store.setMadeUp(numberIn(options, 'count', 300)),
    },
    {
      id: 'store-newer',
      label: 'every plugin has a newer version',
      run: ({ store }) => store.setNewer(true),
    },
    { id: 'store-hostile', label: 'plugins that attack', run: ({ store }) => store.setHostile(true) },
    {
      id: 'store-as-shipped',
      label: 'the store as it came',
      run({ store }) {
        store.setMadeUp(0)
        store.setNewer(false)
        store.setHostile(false)
      },
    },
    {
      id: 'plugins-install',
      label: 'install the first three at once',
      run: (player, options) => installAtOnce(player, numberIn(options, 'count', 3)),
    },
  ],
}

function numberIn(options: Json, key: string, otherwise: number): number {
  const value = isJsonObject(options) ? options[key] : undefined
  return typeof value === 'number' && value >= 0 && value <= 10_000 ? value : otherwise
}
