import { Switch } from '@mantine/core'
import { useEffect, useId, useMemo } from 'react'
import type { Wishes } from '../../../../machines/optimistic.machine'
import type { PushAvailablePlugins, PushInstalledPlugins } from '../../../../schemas/generated/types'
import { useAnswer, useDevice, useTopic, useWishes } from '../../../device'
import { listNames } from '../../../i18n/writing'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { PanelLink } from '../../../ui/navigation/PanelLink'
import { useReportOutcome, useToasts } from '../../../ui/toasts/Toast'
import actClasses from '../ActButton.module.css'
import { ActButton, type InstalledPlugin, nameOf, PluginIcon } from '../PluginParts'
import type { PluginActs } from '../usePluginActs'
import classes from './InstalledRow.module.css'

type Row = PushInstalledPlugins[number]

/** Address of a plugin's settings page with a way back [D2.10-1]. */
function settingsOf({ category, name, hasConfiguration, showSettings }: Row): string | undefined {
  if (!category || !name || hasConfiguration === false || showSettings === false) return undefined
  return `/plugin/${encodeURIComponent(`${category}-${name}`)}?isPluginSettings=true`
}

/**
 * The installed plugins as their rows need them. Where to update from is often known to the store only;
 * `wishes` tells how a switch is to stand that the player has not confirmed: 'on' or 'off'.
 */
export function toInstalled(
  rows: PushInstalledPlugins,
  store: PushAvailablePlugins | undefined,
  wishes: Wishes,
): readonly InstalledPlugin[] {
  const offers = new Map(
    store?.categories.flatMap(({ plugins = [] }) => plugins).map((plugin) => [plugin.name, plugin]),
  )
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const { name = '', category = '', enabled = false, active = false } = row
    const id = `${category}/${name}`
    const count = seen.get(id) ?? 0
    seen.set(id, count + 1)
    // Players may list a plugin twice.
    const key = count === 0 ? id : `${id} ${count}`
    const offer = name === '' ? undefined : offers.get(name)
    const wish = wishes[key]
    const isOn = wish === undefined ? enabled : wish === 'on'
    return {
      key,
      name,
      category,
      shownName: nameOf(row),
      prettyName: row.prettyName,
      icon: row.icon,
      version: row.version?.trim() ?? '',
      url: row.url || offer?.url,
      isInstalled: true,
      installedVersion: row.version,
      canUpdate: (row.updateAvailable ?? false) || (offer?.updateAvailable ?? false),
      isOn,
      isPending: wish !== undefined,
      isActive: active,
      settings: isOn ? settingsOf(row) : undefined,
    }
  })
}

const states = (rows: PushInstalledPlugins) =>
  Object.fromEntries(toInstalled(rows, undefined, {}).map(({ key, isOn }) => [key, isOn ? 'on' : 'off']))

/**
 * Enabling and disabling [D7-56]. A switch moves at once; the player's next list says what became of it. One
 * that says otherwise, or none within 8 s, turns it back, and a toast says so.
 */
function usePluginSwitches(rows: PushInstalledPlugins | undefined) {
  const { t, i18n } = useTranslation()
  const device = useDevice()
  const toasts = useToasts()
  const reportOutcome = useReportOutcome()
  const { wishes, want } = useWishes({
    // Each switch has a list of its own: what is not done in it yet may be in the next one.
    timeouts: { first: 8_000, doubt: 0 },
    push: 'pushInstalledPlugins',
    read: states,
    failed: (keys, why) => {
      const failed = toInstalled(rows ?? [], undefined, {}).filter(({ key }) => keys.includes(key))
      const name = listNames(
        i18n.language,
        failed.map(({ shownName }) => shownName || t('plugins.nameless')),
      )
      const title = why === 'refused' ? 'plugins.installed.contradicted' : 'plugins.installed.unconfirmed'
      toasts.show({ kind: 'warning', title: t(title, { name: name || t('plugins.nameless') }) })
    },
  })
  const turn = ({ key, name, category }: InstalledPlugin, isOn: boolean) => {
    if (reportOutcome(device.send('pluginManager', { name, category, action: isOn ? 'enable' : 'disable' })))
      want({ [key]: isOn ? 'on' : 'off' })
  }
  return { wishes, turn }
}

/**
 * What players push when they have done something to a plugin; some say no more, and then the list is
 * another.
 */
const changes = [
  'pushInstallPlugin',
  'pushUnInstallPlugin',
  'pushEnablePlugin',
  'pushModifyPluginStatus',
  'pushDisablePlugin',
] as const

const all = (rows: PushInstalledPlugins) => rows

/** The installed plugins and their switches [D7-56 D7-59]. */
export function useInstalled() {
  const device = useDevice()
  const { phase, data, retry } = useAnswer('getInstalledPlugins', 'pushInstalledPlugins', all)
  const store = useTopic('pushAvailablePlugins')
  const { wishes, turn } = usePluginSwitches(data)
  useEffect(() => {
    const leave = changes.map((push) => device.on(push, () => void device.send('getInstalledPlugins')))
    return () => leave.forEach((one) => one())
  }, [device])
  const plugins = useMemo(() => toInstalled(data ?? [], store, wishes), [data, store, wishes])
  return { phase, rows: data, plugins, turn, retry }
}

interface Props {
  plugin: InstalledPlugin
  acts: PluginActs
  /** The player was asked to uninstall it and has not answered. */
  isLeaving: boolean
  onTurn: (plugin: InstalledPlugin, isOn: boolean) => void
}

/**
 * An installed plugin: its switch, whether it runs, its settings, and what can be done with it [D2.12-2
 * D4-23].
 */
export function InstalledRow({ plugin, acts, isLeaving, onTurn }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const { version, isOn, isActive, isPending, canUpdate, url, settings } = plugin
  const name = plugin.shownName || t('plugins.nameless')
  const canAct = plugin.name !== '' && plugin.category !== ''
  return (
    <li className={classes.row} aria-busy={isPending || undefined}>
      <PluginIcon icon={plugin.icon} />
      <div className={classes.words}>
        <label htmlFor={id} className={classes.name}>
          {name}
        </label>
        <p className={classes.properties}>
          <span className={classes.state} data-active={isActive || undefined}>
            {t(isActive ? 'plugins.installed.active' : 'plugins.installed.inactive')}
          </span>
          {version === '' ? null : (
            <span>
              {t('plugins.version')} {version}
            </span>
          )}
          {canUpdate ? <span className={classes.news}>{t('plugins.hasUpdate')}</span> : null}
        </p>
      </div>
      <Switch
        id={id}
        size="md"
        withThumbIndicator={false}
        className={classes.switch}
        checked={isOn}
        disabled={!canAct}
        onChange={(event) => onTurn(plugin, event.currentTarget.checked)}
      />
      <div className={classes.acts}>
        {canUpdate && url && canAct ? (
          <ActButton
            label={t('plugins.of.update', { name })}
            look="strong"
            onPress={() => acts.update(plugin)}
          >
            {t('plugins.update')}
          </ActButton>
        ) : null}
        {settings === undefined ? null : (
          <PanelLink
            href={settings}
            className={`${actClasses.button} ${classes.link}`}
            label={t('plugins.of.settings', { name })}
          >
            {t('plugins.settings')}
          </PanelLink>
        )}
        {canAct ? (
          <ActButton
            label={t('plugins.of.uninstall', { name })}
            look="quiet"
            isBusy={isLeaving}
            onPress={() => acts.uninstall(plugin)}
          >
            {t('plugins.uninstall')}
          </ActButton>
        ) : null}
      </div>
    </li>
  )
}
