import { useTranslation } from '../../i18n/useTranslation'
import type { PluginRow, PushMyMusicPlugins } from '../../../schemas/generated/types'
import { useAnswer, useDevice, useWishes } from '../../device'
import { useTellRefusal } from '../../ui/toasts/useTellRefusal'
import { useToasts } from '../../ui/toasts/useToasts'

const all = (plugins: PushMyMusicPlugins) => plugins
const idOf = ({ category = '', name = '' }: PluginRow) => `${category}/${name}`

/** A plugin as its row needs it. */
export interface MusicPlugin {
  /** `category/name`, unique in the list. */
  id: string
  row: PluginRow
  isOn: boolean
  /** The player has not confirmed it yet. */
  isPending: boolean
}

/**
 * The plugins that bring music and their switches [D2.11-8 D7-62]. A switch moves at once; the player's next list says what
 * became of it. Where it says otherwise the switch goes back; where it does not come within 8 s, that is said, too.
 */
export function useMusicPlugins() {
  const { t } = useTranslation()
  const device = useDevice()
  const toasts = useToasts()
  const went = useTellRefusal()
  const { phase, data = [], retry } = useAnswer('getMyMusicPlugins', 'pushMyMusicPlugins', all)
  const { wishes, want } = useWishes({
    // Each switch is answered by a list of its own.
    timeouts: { first: 8_000, doubt: 0 },
    push: 'pushMyMusicPlugins',
    read: (rows) => Object.fromEntries(rows.map((row) => [idOf(row), row.enabled ? 'on' : 'off'])),
    failed: (_, why) => {
      // A player that says otherwise says why, in a toast of its own.
      if (why !== 'refused') toasts.show({ kind: 'warning', title: t('myMusic.plugins.unconfirmed') })
    },
  })
  const plugins = data.map((row): MusicPlugin => {
    const id = idOf(row)
    const wish = wishes[id]
    return {
      id,
      row,
      isOn: wish === undefined ? (row.enabled ?? false) : wish === 'on',
      isPending: wish !== undefined,
    }
  })
  const turn = ({ id, row }: MusicPlugin, enabled: boolean) => {
    const { name, category } = row
    // Without them there is nothing that the player could switch, and no switch on the screen.
    if (name === undefined || category === undefined) return
    if (went(device.send('enableDisableMyMusicPlugin', { ...row, name, category, enabled })))
      want({ [id]: enabled ? 'on' : 'off' })
  }
  return { phase, plugins, retry, turn }
}
