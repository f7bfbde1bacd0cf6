import { Switch } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { PanelLink } from '../../../ui/navigation/PanelLink'
import { ActButton, PluginIcon, type InstalledPlugin } from '../PluginParts'
import actClasses from '../ActButton.module.css'
import type { PluginActs } from '../usePluginActs'
import classes from './InstalledRow.module.css'

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
        <p className={classes.facts}>
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
