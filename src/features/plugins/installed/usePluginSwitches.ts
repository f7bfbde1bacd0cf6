import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { useDevice } from '../../../device'
import { useTellRefusal } from '../../../ui/toasts/useTellRefusal'
import { useToasts } from '../../../ui/toasts/useToasts'
import type { InstalledPlugin } from './InstalledPlugin'

/** Milliseconds that the player has to confirm a switch. */
const patience = 8000

/** What somebody wants of a plugin and the player has not confirmed; the oldest first, because players do one after another. */
interface Wanted {
  key: string
  name: string
  category: string
  shownName: string
  isOn: boolean
}

/**
 * Enabling and disabling [D7-56]. A switch moves at once; the player's next list says what became of it. One that says
 * otherwise, or none within 8 s, turns it back, and a toast says so.
 */
export function usePluginSwitches() {
  const { t } = useTranslation()
  const device = useDevice()
  const toasts = useToasts()
  const went = useTellRefusal()
  const [wanted, setWanted] = useState<readonly Wanted[]>([])

  useEffect(() => {
    const [oldest] = wanted
    if (!oldest) return undefined
    const tell = (shownName: string, why: 'unconfirmed' | 'contradicted') => {
      const name = shownName || t('plugins.nameless')
      toasts.show({ kind: 'warning', title: t(`plugins.installed.${why}`, { name }) })
    }
    const timer = setTimeout(() => {
      setWanted((all) => all.filter((one) => one !== oldest))
      tell(oldest.shownName, 'unconfirmed')
    }, patience)
    const stop = device.on('pushInstalledPlugins', (rows) => {
      const isDone = ({ name, category, isOn }: Wanted) =>
        rows.some((row) => row.name === name && row.category === category && (row.enabled ?? false) === isOn)
      // Each switch has a list of its own: what is not done in it yet may be in the next one.
      if (!isDone(oldest)) tell(oldest.shownName, 'contradicted')
      setWanted((all) => all.filter((one) => one !== oldest && !isDone(one)))
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [wanted, device, toasts, t])

  const turn = useCallback(
    ({ key, name, category, shownName }: InstalledPlugin, isOn: boolean) => {
      if (!went(device.send('pluginManager', { name, category, action: isOn ? 'enable' : 'disable' }))) return
      setWanted((all) => [...all.filter((one) => one.key !== key), { key, name, category, shownName, isOn }])
    },
    [device, went],
  )
  return { wanted, turn }
}
