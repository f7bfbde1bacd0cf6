import { Switch } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { useId } from 'react'
import type { PluginRow, PushMyMusicPlugins } from '../../../schemas/generated/types'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useAnswer, useDevice, useWishes } from '../../device'
import { useReportOutcome, useToasts } from '../../ui/toasts/Toast'
import { PanelLink } from '../../ui/navigation/PanelLink'
import classes from './MusicPluginsSection.module.css'
import { SectionFrame, type CoreSectionComponent } from '../../renderer'
import { NoAnswer, WaitingLines } from '../../ui/states'

/**
 * Address of a plugin's settings page, with a way back [D2.10-1]; undefined for a plugin that says it has
 * none.
 */
export function settingsAddress({ category, name, hasConfiguration }: PluginRow): string | undefined {
  if (!category || !name || hasConfiguration === false) return undefined
  return `/plugin/${encodeURIComponent(`${category}-${name}`)}?isPluginSettings=true`
}

const all = (plugins: PushMyMusicPlugins) => plugins
const idOf = ({ category = '', name = '' }: PluginRow) => `${category}/${name}`

/** A plugin as its row needs it. */
interface MusicPlugin {
  /** `category/name`, unique in the list. */
  id: string
  row: PluginRow
  isOn: boolean
  /** The player has not confirmed it yet. */
  isPending: boolean
}

/**
 * The plugins that bring music and their switches [D2.11-8 D7-62]. A switch moves at once; the player's next
 * list says what became of it. Where it says otherwise the switch goes back; where it does not come within 8
 * s, that is said, too.
 */
export function useMusicPlugins() {
  const { t } = useTranslation()
  const device = useDevice()
  const toasts = useToasts()
  const reportOutcome = useReportOutcome()
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
    if (reportOutcome(device.send('enableDisableMyMusicPlugin', { ...row, name, category, enabled })))
      want({ [id]: enabled ? 'on' : 'off' })
  }
  return { phase, plugins, retry, turn }
}

interface MusicPluginRowProps {
  plugin: MusicPlugin
  onTurn: (plugin: MusicPlugin, enabled: boolean) => void
}

/**
 * A plugin's switch, and the way to its settings where it has any. It acts at once, so it is no form with a
 * Save.
 */
function MusicPluginRow({ plugin, onTurn }: MusicPluginRowProps) {
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

/** The core section `my-music-plugin-enabler`: plugins that bring music, on or off [D2.10-14 D2.11-8]. */
export const MusicPluginsSection: CoreSectionComponent = ({ section }) => {
  const { t } = useTranslation()
  const { phase, plugins, retry, turn } = useMusicPlugins()
  return (
    <SectionFrame section={section} title={t('myMusic.plugins.title')}>
      {phase === 'waiting' && <WaitingLines height={44} count={3} />}
      <NoAnswer phase={phase} onRetry={retry}>
        {t('myMusic.plugins.silent')}
      </NoAnswer>
      {phase === 'ready' && plugins.length === 0 && (
        <p className={classes.empty}>{t('myMusic.plugins.empty')}</p>
      )}
      {plugins.length > 0 && (
        <ul className={classes.list}>
          {plugins.map((plugin, place) => (
            // Devices may list a plugin twice.
            <MusicPluginRow key={`${plugin.id} ${place}`} plugin={plugin} onTurn={turn} />
          ))}
        </ul>
      )}
    </SectionFrame>
  )
}
