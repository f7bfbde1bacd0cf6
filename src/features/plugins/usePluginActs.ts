import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useDevice } from '../../device'
import { toInstallerRequest } from '../../ui/modal/InstallerRequest'
import { usePanelModals } from '../../ui/modal/PanelModals'
import { useTellRefusal } from '../../ui/toasts/useTellRefusal'
import { useToasts } from '../../ui/toasts/useToasts'
import type { InstallOrder } from '../../../machines/installer.vocabulary'
import type { ManagedPlugin } from './ManagedPlugin'

/** Milliseconds that the player has to open its window about a plugin. */
const patience = 8000

/** What the player was asked about a plugin, and answers with a window of its own. */
interface Asked {
  about: 'uninstall' | 'details'
  plugin: ManagedPlugin
}

/** What a store leaves out is not sent: a name or category without letters would be refused. */
const named = (name: string, category: string) => ({ ...(name && { name }), ...(category && { category }) })

/** What can be done with a plugin [D7-57 D7-58]. */
export interface PluginActs {
  install: (plugin: ManagedPlugin) => void
  update: (plugin: ManagedPlugin) => void
  /** The player asks whether that is meant. */
  uninstall: (plugin: ManagedPlugin) => void
  showDetails: (plugin: ManagedPlugin) => void
}

/**
 * Installing, updating, uninstalling and details. For the last two the player opens a window of its own, or never does: then
 * `untold` is the plugin of which it told no details, and a toast says that nothing was uninstalled.
 */
export function usePluginActs() {
  const { t } = useTranslation()
  const device = useDevice()
  const modals = usePanelModals()
  const toasts = useToasts()
  const went = useTellRefusal()
  const [asked, setAsked] = useState<Asked>()
  const [untold, setUntold] = useState<ManagedPlugin>()

  const ask = useCallback(
    (about: Asked['about'], plugin: ManagedPlugin) => {
      const { name, category } = plugin
      const event = about === 'uninstall' ? 'preUninstallPlugin' : 'getPluginDetails'
      if (went(device.send(event, { name, category }))) setAsked({ about, plugin })
    },
    [device, went],
  )
  useEffect(() => {
    if (!asked) return undefined
    const answered = () => setAsked(undefined)
    const timer = setTimeout(() => {
      answered()
      const { about, plugin } = asked
      if (about === 'details') setUntold(plugin)
      else
        toasts.show({
          kind: 'warning',
          title: t('plugins.unanswered.title'),
          message: t('plugins.unanswered.uninstall', { name: plugin.shownName || t('plugins.nameless') }),
          action: { label: t('action.tryAgain'), run: () => ask(about, plugin) },
        })
    }, patience)
    const stops = [device.on('openModal', answered), device.on('installPluginStatus', answered)]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [asked, ask, device, toasts, t])

  const acts = useMemo<PluginActs>(() => {
    const begin = (order: InstallOrder) =>
      modals.open(toInstallerRequest({ order, since: performance.now() }))
    return {
      install: ({ name, category, url, shownName }) => {
        if (url) begin({ kind: 'install', payload: { url, ...named(name, category) }, shownName })
      },
      update: ({ name, category, url, prettyName, installedVersion }) => {
        if (url)
          begin({
            kind: 'update',
            payload: { url, name, category, ...(prettyName !== undefined && { prettyName }) },
            version: installedVersion,
          })
      },
      uninstall: (plugin) => ask('uninstall', plugin),
      showDetails: (plugin) => ask('details', plugin),
    }
  }, [modals, ask])
  const forgetUntold = useCallback(() => setUntold(undefined), [])
  return { acts, asked, untold, forgetUntold }
}
