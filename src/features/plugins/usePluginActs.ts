import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useCommand, type Answering } from '../../device'
import { toInstallerRequest, usePanelModals } from '../../ui/modal/PanelModals'
import { useReportOutcome, useToasts } from '../../ui/toasts/Toast'
import type { InstallOrder } from '../../../machines/installer.vocabulary'
import type { ManagedPlugin } from './PluginParts'

/** The player opens a window of its own about a plugin, or begins. */
const byWindow: Answering<undefined> = (device, tell) => {
  const stops = [
    device.on('openModal', () => tell(undefined)),
    device.on('installPluginStatus', () => tell(undefined)),
  ]
  return () => stops.forEach((stop) => stop())
}

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
 * Installing, updating, uninstalling and details. For the last two the player opens a window of its own, or
 * never does: then `untold` is the plugin of which it told no details, and a toast says that nothing was
 * uninstalled.
 */
export function usePluginActs() {
  const { t } = useTranslation()
  const { isBusy, give } = useCommand<undefined>()
  const modals = usePanelModals()
  const toasts = useToasts()
  const reportOutcome = useReportOutcome()
  const [last, setLast] = useState<Asked>()
  const [untold, setUntold] = useState<ManagedPlugin>()

  const ask = useCallback(
    function askPlayer(about: Asked['about'], plugin: ManagedPlugin): void {
      const { name, category } = plugin
      const event = about === 'uninstall' ? 'preUninstallPlugin' : 'getPluginDetails'
      setLast({ about, plugin })
      give(
        { event, payload: { name, category } },
        { answeredBy: byWindow, replaces: true },
        () => undefined,
        (problem) => {
          if (!reportOutcome(problem)) return
          if (about === 'details') return setUntold(plugin)
          toasts.show({
            kind: 'warning',
            title: t('plugins.unanswered.title'),
            message: t('plugins.unanswered.uninstall', { name: plugin.shownName || t('plugins.nameless') }),
            action: { label: t('action.tryAgain'), run: () => askPlayer(about, plugin) },
          })
        },
      )
    },
    [give, reportOutcome, toasts, t],
  )

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
  const asked = isBusy ? last : undefined
  return { acts, asked, untold, forgetUntold }
}
