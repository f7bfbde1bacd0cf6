import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { PanelLink } from '../../ui/navigation/PanelLink'
import classes from './MusicPluginsSection.module.css'
import { settingsAddress } from './settingsAddress'
import type { MusicPlugin } from './useMusicPlugins'

interface MusicPluginRowProps {
  plugin: MusicPlugin
  onTurn: (plugin: MusicPlugin, enabled: boolean) => void
}

/** A plugin's switch, and the way to its settings where it has any. It acts at once, so it is no form with a Save. */
export function MusicPluginRow({ plugin, onTurn }: MusicPluginRowProps) {
  const { t } = useTranslation()
  const id = useId()
  const { row, isOn, isPending } = plugin
  const name = row.prettyName?.trim() || row.name?.trim() || t('menu.unnamed')
  const address = settingsAddress(row)
  return (
    <li className={classes.row} aria-busy={isPending || undefined}>
      <label htmlFor={id} className={classes.name}>
        {name}
      </label>
      {address !== undefined && (
        <PanelLink
          href={address}
          className={classes.settings}
          label={t('myMusic.plugins.settingsOf', { name })}
        >
          <IconSettings size={20} stroke={1.5} aria-hidden />
          <span>{t('myMusic.plugins.settings')}</span>
        </PanelLink>
      )}
      <Switch
        id={id}
        size="md"
        withThumbIndicator={false}
        checked={isOn}
        disabled={!row.name || !row.category}
        onChange={(event) => onTurn(plugin, event.currentTarget.checked)}
      />
    </li>
  )
}
