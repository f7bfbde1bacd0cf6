import 'virtual:texts/palette'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useContext, useMemo } from 'react'
import { useMantineColorScheme } from '@mantine/core'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { screenExists, sourceAddress } from '../../../ui/navigation/PanelLink'
import { isSearchable } from '../../../ui/foldText'
import { paths } from '../../paths'
import { type Command, Palette } from './Palette'
import { LanguageContext, nameOfLanguage } from '../../../features/language/language'
import { languages } from '../../../../schemas/languages'
import { useDevice } from '../../../device'
import { usePanelModals } from '../../../ui/modal/PanelModals'
import { offeredChoosing } from '../../../ui/rows/useSelection'
import { useTellForgotten } from '../../../ui/useTellForgotten'
import { useMenu } from '../../../features/menu'
import { useAlarmActs } from '../../../features/tools'
import { KnownSettingsContext, hashOfTarget } from '../../../ui/knownSettings/KnownSettings'
import { useScreens } from '../../shell/bars/BottomBars'
import { usePlayerCommands } from './usePlayerCommands'
import 'virtual:texts/keys'

/**
 * Gives the command that seeks music of what is written; none where nothing is written, or without a screen
 * for it.
 */
const useSearchCommand = (): ((text: string) => Command | undefined) => {
  const { t } = useTranslation()
  const router = useRouter()
  return useCallback(
    (text) => {
      const value = text.trim()
      if (!isSearchable(value) || !screenExists(router, paths.search)) return undefined
      return {
        id: 'search',
        label: t('palette.searchFor', { text: value }),
        group: t('tabs.search'),
        run: () => router.history.push(`${paths.search}?${new URLSearchParams({ q: value }).toString()}`),
      }
    },
    [t, router],
  )
}

const schemes = ['light', 'dark', 'auto'] as const

/**
 * Gives what this browser keeps for itself, as the settings screen offers it: light or dark, and its
 * language.
 */
function usePanelCommands(): () => Command[] {
  const { t } = useTranslation()
  const { setColorScheme } = useMantineColorScheme()
  const tellForgotten = useTellForgotten()
  const languageStore = useContext(LanguageContext)
  return useCallback(
    () => [
      ...schemes.map((scheme) => ({
        id: `scheme:${scheme}`,
        label: t(`colorScheme.${scheme}`),
        group: t('colorScheme.label'),
        run: () => {
          setColorScheme(scheme)
          tellForgotten()
        },
      })),
      ...(languageStore ? languages : []).map((language) => ({
        id: `language:${language.code}`,
        label: nameOfLanguage(language, t),
        group: t('language.label'),
        run: () => void languageStore?.choose(language).then(tellForgotten),
      })),
    ],
    [t, setColorScheme, languageStore, tellForgotten],
  )
}

const ofPlaylist = [
  ['editPlaylist', 'modal-edit-playlist'],
  ['renamePlaylist', 'modal-rename-playlist'],
  ['mergePlaylist', 'modal-merge-playlist'],
  ['exportPlaylist', 'modal-export-playlist'],
] as const

/**
 * Gives what can be done with the alarms that the player has, with the station that plays, and with the album
 * or artist that is shown.
 */
function useAlarmCommands(): () => Command[] {
  const { t } = useTranslation()
  const { wake, wakeWithShown, switches } = useAlarmActs()
  return () => {
    const group = t('tools.alarm.title')
    return [
      ...(wake ? [{ id: 'alarm:wake', label: t('tools.alarm.wakeWithStation'), group, run: wake }] : []),
      ...(wakeWithShown
        ? [
            {
              id: 'alarm:shown',
              label: t('tools.alarm.wake'),
              group: wakeWithShown.title,
              run: wakeWithShown.run,
            },
          ]
        : []),
      ...switches.map(({ id, isOn, time, playlist, toggle }) => ({
        id: `alarm:${id}`,
        label: t(isOn ? 'tools.alarm.turnOff' : 'tools.alarm.turnOn', { time }),
        // Several may ring at the same time.
        group: playlist,
        run: toggle,
      })),
    ]
  }
}

/** Gives what can be done with playlists that the player has named so far, and with files of them. */
function usePlaylistCommands(): () => Command[] {
  const { t } = useTranslation()
  const { topics } = useDevice()
  const modals = usePanelModals()
  return useCallback(() => {
    const open = (name: string, params?: object) => () => void modals.open({ name, params })
    const group = t('palette.group.playlists')
    const names = [...new Set(topics.read('pushListPlaylist') ?? [])].filter((name) => name.trim() !== '')
    return [
      { id: 'import', label: t('palette.import'), group, run: open('modal-import-music') },
      { id: 'export', label: t('palette.exportStations'), group, run: open('modal-export-playlist') },
      ...names.flatMap((name) =>
        ofPlaylist.map(([act, modal]) => ({
          id: `${act}:${name}`,
          label: t(`palette.${act}`, { name }),
          group,
          run: open(modal, { name }),
        })),
      ),
    ]
  }, [t, topics, modals])
}

/**
 * Gives all that the palette finds just now: screens, the player's buttons, its sources, the device's menus,
 * the settings seen so far, and what this browser keeps for itself.
 */
const useCommands = (): (() => Command[]) => {
  const known = useContext(KnownSettingsContext)
  const { t } = useTranslation()
  const { topics } = useDevice()
  const router = useRouter()
  const playerCommands = usePlayerCommands()
  const playlistCommands = usePlaylistCommands()
  const alarmCommands = useAlarmCommands()
  const panelCommands = usePanelCommands()
  const menu = useMenu()
  const screens = useScreens()
  return useCallback(() => {
    const goto = (path: string) => () => router.history.push(path)
    const choose = offeredChoosing()
    const sources = screenExists(router, paths.browse) ? (topics.read('pushBrowseSources') ?? []) : []
    return [
      ...screens.map(({ id, path }) => ({
        id: `screen:${id}`,
        label: id === 'search' ? t('palette.search') : t(`tabs.${id}`),
        group: t('tabs.label'),
        run: goto(path),
      })),
      ...(choose ? [{ id: 'select', label: t('palette.select'), group: t('tabs.label'), run: choose }] : []),
      ...playerCommands(),
      ...playlistCommands(),
      ...alarmCommands(),
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
  }, [
    t,
    topics,
    router,
    playerCommands,
    playlistCommands,
    alarmCommands,
    panelCommands,
    menu,
    screens,
    known,
  ])
}

/** The palette, open, over all that can be found just now. */
export const PaletteHost = ({ onClose }: { onClose: () => void }) => {
  const collect = useCommands()
  const commands = useMemo(() => collect(), [collect])
  const search = useSearchCommand()
  return <Palette commands={commands} search={search} onClose={onClose} />
}
