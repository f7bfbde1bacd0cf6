import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import {
  useDevice,
  useEndlessPlay,
  useNowPlayingStore,
  type NowPlaying,
  type PlaybackCommand,
} from '../../../device'
import { useLinkActs, useLinkOf } from '../../../features/links'
import { showLyrics, useLyrics } from '../../../features/lyrics'
import { useHasSound } from '../../../features/playback'
import { useSleepActs } from '../../../features/tools'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useDialogs } from '../../../ui/dialogs/Dialogs'
import { usePanelModals } from '../../../ui/modal/PanelModals'
import { shownItem } from '../../../ui/navigation/shownItem'
import { useReportOutcome } from '../../../ui/toasts/Toast'
import { usePanelUndo } from '../../../ui/undo/PanelUndo'
import { paths } from '../../paths'
import type { Command } from './Palette'

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
export function usePlayerCommands(): () => Command[] {
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
