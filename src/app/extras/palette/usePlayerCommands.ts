import { useCallback } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { useDevice, useNowPlayingStore, type PlaybackCommand } from '../../../device'
import { useDialogs } from '../../../ui/dialogs/useDialogs'
import { usePanelModals } from '../../../ui/modal/PanelModals'
import { useTellRefusal } from '../../../ui/toasts/useTellRefusal'
import type { Command } from './Command'

/** Gives what the player can be told just now: its buttons, what is done with the track, and with the queue. */
export function usePlayerCommands(): () => Command[] {
  const { t } = useTranslation()
  const device = useDevice()
  const player = useNowPlayingStore()
  const modals = usePanelModals()
  const dialogs = useDialogs()
  const went = useTellRefusal()
  return useCallback(() => {
    const playing = player.read()
    const has = playing !== undefined && playing.uri !== ''
    const repeats = playing?.repeat ? (playing.repeatSingle ? 'off' : 'single') : 'all'
    const send = (command: PlaybackCommand) => () => player.send(command)
    const add = (params: object) => () => void modals.open({ name: 'modal-add-to-playlist', params })
    const clear = async () => {
      const label = t('palette.clearQueue')
      const words = { title: label, message: t('palette.clearMessage'), confirmLabel: label }
      if (await dialogs.confirm(words)) went(device.send('clearQueue'))
    }
    const all: (Omit<Command, 'group'> & { isOff?: boolean })[] = [
      { id: 'play', label: t('keys.play'), run: send({ type: 'play.toggled' }) },
      { id: 'next', label: t('playback.next'), run: send({ type: 'next.pressed' }) },
      { id: 'previous', label: t('playback.previous'), run: send({ type: 'previous.pressed' }) },
      { id: 'mute', label: t('keys.mute'), run: send({ type: 'mute.toggled' }) },
      { id: 'random', label: t('playback.shuffle'), run: send({ type: 'random.toggled' }) },
      { id: 'repeat', label: t(`playback.repeat.${repeats}`), run: send({ type: 'repeat.cycled' }) },
      {
        id: 'favourite',
        label: t('playback.favourite'),
        run: player.toggleFavourite,
        isOff: !has,
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
      { id: 'save', label: t('playback.queueToPlaylist'), run: add({ queue: true }) },
      { id: 'clear', label: t('palette.clearQueue'), run: () => void clear() },
    ]
    const isEmpty = device.topics.read('pushQueue')?.length === 0
    return all
      .filter(({ id, isOff }) => isOff !== true && !(isEmpty && (id === 'save' || id === 'clear')))
      .map(({ id, label, run }) => ({ id, label, run, group: t('palette.group.player') }))
  }, [t, device, player, modals, dialogs, went])
}
