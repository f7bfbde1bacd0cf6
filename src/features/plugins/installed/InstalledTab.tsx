import { Button } from '@mantine/core'
import { IconPuzzle } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { WaitingLines } from '../../../ui/WaitingLines'
import type { ManagedPlugin } from '../ManagedPlugin'
import type { PluginActs } from '../usePluginActs'
import { InstalledRow } from './InstalledRow'
import classes from './InstalledTab.module.css'
import type { useInstalled } from './useInstalled'

interface Props {
  installed: ReturnType<typeof useInstalled>
  acts: PluginActs
  asked: { about: 'uninstall' | 'details'; plugin: ManagedPlugin } | undefined
  onStore: () => void
}

/** The tab 'installed plugins' [D2.12-2]. */
export function InstalledTab({ installed, acts, asked, onStore }: Props) {
  const { t } = useTranslation()
  const { phase, plugins, turn, retry } = installed
  if (phase === 'waiting') return <WaitingLines height={72} count={4} />
  if (phase === 'silent' || phase === 'broken')
    return (
      <ErrorState title={t('plugins.unanswered.title')} onRetry={retry}>
        {t(`plugins.installed.${phase}`)}
      </ErrorState>
    )
  if (plugins.length === 0)
    return (
      <EmptyState
        icon={<IconPuzzle size={40} stroke={1.25} aria-hidden />}
        title={t('plugins.installed.emptyTitle')}
        action={<Button onClick={onStore}>{t('plugins.installed.toStore')}</Button>}
      >
        {t('plugins.installed.empty')}
      </EmptyState>
    )
  return (
    <ul className={classes.list} aria-label={t('plugins.installed.label')}>
      {plugins.map((plugin) => (
        <InstalledRow
          key={plugin.key}
          plugin={plugin}
          acts={acts}
          isLeaving={asked?.about === 'uninstall' && asked.plugin.name === plugin.name}
          onTurn={turn}
        />
      ))}
    </ul>
  )
}
