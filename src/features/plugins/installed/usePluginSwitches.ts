import type { PushInstalledPlugins } from '../../../../schemas/generated/types'
import { useTranslation } from '../../../i18n/useTranslation'
import { useDevice, useWishes } from '../../../device'
import { useTellRefusal } from '../../../ui/toasts/useTellRefusal'
import { useToasts } from '../../../ui/toasts/useToasts'
import type { InstalledPlugin } from './InstalledPlugin'
import { toInstalled } from './toInstalled'

const states = (rows: PushInstalledPlugins) =>
  Object.fromEntries(toInstalled(rows, undefined, {}).map(({ key, isOn }) => [key, isOn ? 'on' : 'off']))

/**
 * Enabling and disabling [D7-56]. A switch moves at once; the player's next list says what became of it. One that says
 * otherwise, or none within 8 s, turns it back, and a toast says so.
 */
export function usePluginSwitches(rows: PushInstalledPlugins | undefined) {
  const { t } = useTranslation()
  const device = useDevice()
  const toasts = useToasts()
  const went = useTellRefusal()
  const { wishes, want } = useWishes({
    // Each switch has a list of its own: what is not done in it yet may be in the next one.
    timeouts: { first: 8_000, doubt: 0 },
    push: 'pushInstalledPlugins',
    read: states,
    failed: (keys, why) => {
      const failed = toInstalled(rows ?? [], undefined, {}).filter(({ key }) => keys.includes(key))
      const name = failed.map(({ shownName }) => shownName || t('plugins.nameless')).join(', ')
      const title = why === 'refused' ? 'plugins.installed.contradicted' : 'plugins.installed.unconfirmed'
      toasts.show({ kind: 'warning', title: t(title, { name: name || t('plugins.nameless') }) })
    },
  })
  const turn = ({ key, name, category }: InstalledPlugin, isOn: boolean) => {
    if (went(device.send('pluginManager', { name, category, action: isOn ? 'enable' : 'disable' })))
      want({ [key]: isOn ? 'on' : 'off' })
  }
  return { wishes, turn }
}
