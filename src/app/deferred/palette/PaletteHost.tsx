import 'virtual:texts/palette'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useContext, useMemo } from 'react'
import { useMantineColorScheme } from '@mantine/core'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { screenExists, sourceAddress } from '../../../ui/navigation/PanelLink'
import { shownItem } from '../../../ui/navigation/shownItem'
import { isSearchable } from '../../../ui/foldText'
import { paths } from '../../paths'
import { type Command, Palette } from './Palette'
import { LanguageContext, nameOfLanguage } from '../../../features/language'
import { languages } from '../../../../schemas/languages'
import {
  useDevice,
  useEndlessPlay,
  useNowPlayingStore,
  type NowPlaying,
  type PlaybackCommand,
} from '../../../device'
import { useDialogs } from '../../../ui/dialogs/Dialogs'
import { usePanelModals } from '../../../ui/modal/PanelModals'
import { useReportOutcome } from '../../../ui/toasts/Toast'
import { offeredChoosing } from '../../../ui/rows/useSelection'
import { usePanelUndo } from '../../../ui/undo/PanelUndo'
import { useTellForgotten } from '../../../ui/useTellForgotten'
import { showLyrics, useLyrics } from '../../../features/lyrics'
import { useMenu } from '../../../features/menu'
import { useLinkActs, useLinkOf } from '../../../features/links'
import { useHasSound } from '../../../features/playback'
import { useAlarmActs, useSleepActs } from '../../../features/tools'
import { KnownSettingsContext, hashOfTarget } from '../../../ui/knownSettings/KnownSettings'
import { useScreens } from '../../shell/bars/BottomBars'
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

/** What plays as an item of the library. */
const playingItem = ({ item, isRadio, artist, albumart }: NowPlaying) => ({
  ...item,
  type: isRadio ? 'webradio' : 'song',
  ...(!isRadio && { artist }),
  ...(albumart !== undefined && { albumart }),
})

/**
 * Gives what the player can be told just now: its buttons, what is done with the track, and with the queue.
 */
function usePlayerCommands(): () => Command[] {
  const { t } = useTranslation()
  const device = useDevice()
  const player = useNowPlayingStore()
  const modals = usePanelModals()
  const dialogs = useDialogs()
  const reportOutcome = useReportOutcome()
  const undo = usePanelUndo()
  const linkOf = useLinkOf()
  const { copy } = useLinkActs()
  const { atTrackEnd, atQueueEnd } = useSleepActs()
  const router = useRouter()
  const { phase } = useLyrics().state
  const hasSound = useHasSound()
  const endless = useEndlessPlay()
  return useCallback(() => {
    const playing = player.read()
    const has = playing !== undefined && playing.uri !== ''
    const repeats = playing?.repeat ? (playing.repeatSingle ? 'off' : 'single') : 'all'
    const send = (command: PlaybackCommand) => () => player.send(command)
    const add = (params: object) => () => void modals.open({ name: 'modal-add-to-playlist', params })
    const clear = async () => {
      const label = t('palette.clearQueue')
      const words = { title: label, message: t('palette.clearMessage'), confirmLabel: label }
      if (await dialogs.confirm(words)) reportOutcome(device.send('clearQueue'))
    }
    const link = has ? linkOf(playingItem(playing)) : undefined
    const shown = shownItem()
    const linkOfShown = shown && linkOf(shown)
    const all: (Omit<Command, 'group'> & { isOff?: boolean })[] = [
      { id: 'play', label: t('keys.play'), run: send({ type: 'play.toggled' }) },
      { id: 'next', label: t('playback.next'), run: send({ type: 'next.pressed' }) },
      { id: 'previous', label: t('playback.previous'), run: send({ type: 'previous.pressed' }) },
      { id: 'mute', label: t('keys.mute'), run: send({ type: 'mute.toggled' }) },
      { id: 'random', label: t('playback.shuffle'), run: send({ type: 'random.toggled' }) },
      { id: 'repeat', label: t(`playback.repeat.${repeats}`), run: send({ type: 'repeat.cycled' }) },
      {
        id: 'consume',
        label: playing?.consume ? t('palette.keepPlayed') : t('palette.removePlayed'),
        run: player.toggleConsume,
        isOff: playing?.consume === undefined || playing.isTransportLocked,
      },
      {
        id: 'endless',
        label: endless?.isOn ? t('palette.endAtQueueEnd') : t('palette.goOnEndlessly'),
        run: () => endless && reportOutcome(endless.set(!endless.isOn)),
        isOff: endless === undefined || playing?.isTransportLocked === true,
      },
      {
        id: 'favourite',
        label: t('playback.favourite'),
        run: player.toggleFavourite,
        isOff: !has,
      },
      {
        id: 'lyrics',
        label: t('lyrics.title'),
        run: () => {
          showLyrics(true)
          router.history.push(paths.playback)
        },
        // Where nobody has asked yet there may be some.
        isOff: phase === 'none' || phase === 'unnamed',
      },
      {
        id: 'stop',
        label: t('playback.stop'),
        run: send({ type: 'stop.pressed' }),
        isOff: playing?.status !== 'play',
      },
      ...(['louder', 'quieter'] as const).map((way) => ({
        id: way,
        label: t(`playback.${way}`),
        run: send({ type: 'volume.nudged', sign: way === 'louder' ? '+' : '-' }),
        isOff: playing?.isVolumeLocked !== false,
      })),
      ...(['back', 'forward'] as const).map((direction) => ({
        id: `skip:${direction}`,
        label: t(`playback.${direction}15`),
        run: send({ type: 'skip.pressed', direction }),
        isOff: playing?.hasSkips !== true,
      })),
      {
        id: 'add',
        label: t('playback.addToPlaylist'),
        run: add(playing?.item ?? {}),
        isOff: !has || playing.isRadio,
      },
      {
        id: 'link',
        label: t('palette.copyLink'),
        run: () => link && void copy(link),
        isOff: link === undefined,
      },
      { id: 'save', label: t('playback.queueToPlaylist'), run: add({ queue: true }) },
      { id: 'clear', label: t('palette.clearQueue'), run: () => void clear() },
      {
        id: 'earlier',
        label: t('palette.earlierQueues'),
        run: () => void modals.open({ name: 'modal-earlier-queues' }),
      },
      {
        id: 'sound',
        label: t('playback.sound'),
        run: () => void modals.open({ name: 'modal-sound' }),
        isOff: !hasSound,
      },
      {
        id: 'sleep:track',
        label: t('tools.sleep.command.track'),
        run: () => atTrackEnd?.(),
        isOff: atTrackEnd === undefined,
      },
      {
        id: 'sleep:queue',
        label: t('tools.sleep.command.queue'),
        run: () => atQueueEnd?.(),
        isOff: atQueueEnd === undefined,
      },
      {
        id: 'undo',
        label: t('action.undo'),
        run: () => {
          undo.offered?.run?.()
          undo.close()
        },
        isOff: undo.offered?.run === undefined,
      },
    ]
    const isEmpty = device.topics.read('pushQueue')?.length === 0
    return [
      ...all
        .filter(({ id, isOff }) => isOff !== true && !(isEmpty && (id === 'save' || id === 'clear')))
        .map(({ id, label, run }) => ({ id, label, run, group: t('palette.group.player') })),
      ...(linkOfShown
        ? [
            {
              id: 'link:shown',
              label: t('links.copy'),
              group: linkOfShown.title,
              run: () => void copy(linkOfShown),
            },
          ]
        : []),
    ]
  }, [
    t,
    device,
    player,
    modals,
    dialogs,
    reportOutcome,
    undo,
    linkOf,
    copy,
    atTrackEnd,
    atQueueEnd,
    router,
    phase,
    hasSound,
    endless,
  ])
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
