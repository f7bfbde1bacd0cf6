import { useRouter } from '@tanstack/react-router'
import { useCallback, useContext } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { useDevice } from '../../../device'
import { useMenu } from '../../../features/menu'
import { KnownSettingsContext } from '../../../ui/knownSettings/KnownSettingsContext'
import { hashOfTarget } from '../../../ui/knownSettings/targetInHash'
import { screenExists } from '../../../ui/navigation/screenExists'
import { sourceAddress } from '../../../ui/navigation/sourceAddress'
import { paths } from '../../paths'
import { useScreens } from '../../shell/bars/useScreens'
import type { Command } from './Command'
import { usePanelCommands } from './usePanelCommands'
import { usePlayerCommands } from './usePlayerCommands'

/**
 * Gives all that the palette finds just now: screens, the player's buttons, its sources, the device's menus, the settings seen so
 * far, and what this browser keeps for itself.
 */
export const useCommands = (): (() => Command[]) => {
  const known = useContext(KnownSettingsContext)
  const { t } = useTranslation()
  const { topics } = useDevice()
  const router = useRouter()
  const playerCommands = usePlayerCommands()
  const panelCommands = usePanelCommands()
  const menu = useMenu()
  const screens = useScreens()
  return useCallback(() => {
    const goto = (path: string) => () => router.history.push(path)
    const sources = screenExists(router, paths.browse) ? (topics.read('pushBrowseSources') ?? []) : []
    return [
      ...screens.map(({ id, path }) => ({
        id: `screen:${id}`,
        label: id === 'search' ? t('palette.search') : t(`tabs.${id}`),
        group: t('tabs.label'),
        run: goto(path),
      })),
      ...playerCommands(),
      ...sources.flatMap((source, place) => {
        const path = sourceAddress(source)
        const label = source.name?.trim()
        return path && label
          ? [{ id: `source:${place}:${path}`, label, group: t('tabs.browse'), run: goto(path) }]
          : []
      }),
      ...[...menu.settings, ...menu.main]
        // What opens another window is a link that only a press on itself opens.
        .filter(({ name, action }) => name !== '' && (action.kind === 'goto' || action.kind === 'modal'))
        .map((entry) => ({
          id: `menu:${entry.key}:${entry.name}`,
          label: entry.name,
          group: t('tabs.settings'),
          run: () => menu.press(entry),
        })),
      ...(known?.all() ?? []).map(({ pageName, sectionKey, itemKey, label, place }) => ({
        id: `${pageName}:${sectionKey}:${itemKey ?? ''}`,
        label,
        group: place.join(' – '),
        run: goto(`${paths.plugin(pageName)}#${hashOfTarget(sectionKey, itemKey)}`),
      })),
      ...panelCommands(),
    ]
  }, [t, topics, router, playerCommands, panelCommands, menu, screens, known])
}
