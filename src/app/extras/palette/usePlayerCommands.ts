import { useCallback } from 'react'
import { isTurnable } from '../../../../machines/playback.machine'
import { useTranslation } from '../../../i18n/useTranslation'
import { useDevice } from '../../../device'
import { usePlaybackActor } from '../../../features/playback'
import { useDialogs } from '../../../ui/dialogs/useDialogs'
import { usePanelModals } from '../../../ui/modal/PanelModals'
import { useTellRefusal } from '../../../ui/toasts/useTellRefusal'
import type { Command } from './Command'

/** Gives what the player can be told just now: its buttons, what is done with the track, and with the queue. */
export function usePlayerCommands(): () => Command[] {
  const { t } = useTranslation()
  const device = useDevice()
  const actor = usePlaybackActor()
  const modals = usePanelModals()
  const dialogs = useDialogs()
  const went = useTellRefusal()
  return useCallback(() => {
    const { facts } = actor.getSnapshot().context
    const { enableSkip } = device.topics.read('pushState') ?? {}
    const has = facts !== undefined && facts.uri !== ''
    const repeats = facts?.repeat ? (facts.repeatSingle ? 'off' : 'single') : 'all'
    const send = (event: Parameters<typeof actor.send>[0]) => () => actor.send(event)
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
        run: send({ type: 'favourite.toggled' }),
        isOff: !has,
      },
      {
        id: 'stop',
        label: t('playback.stop'),
        run: send({ type: 'stop.pressed' }),
        isOff: facts?.status !== 'play',
      },
      ...(['louder', 'quieter'] as const).map((way) => ({
        id: way,
        label: t(`playback.${way}`),
        run: send({ type: 'volume.nudged', sign: way === 'louder' ? '+' : '-' }),
        isOff: !isTurnable(facts),
      })),
      ...(['back', 'forward'] as const).map((direction) => ({
        id: `skip:${direction}`,
        label: t(`playback.${direction}15`),
        run: send({ type: 'skip.pressed', direction }),
        isOff: enableSkip !== true,
      })),
      {
        id: 'add',
        label: t('playback.addToPlaylist'),
        run: add({ uri: facts?.uri, service: facts?.service, title: facts?.title }),
        isOff: !has || facts.trackType === 'webradio',
      },
      { id: 'save', label: t('playback.queueToPlaylist'), run: add({ queue: true }) },
      { id: 'clear', label: t('palette.clearQueue'), run: () => void clear() },
    ]
    const isEmpty = device.topics.read('pushQueue')?.length === 0
    return all
      .filter(({ id, isOff }) => isOff !== true && !(isEmpty && (id === 'save' || id === 'clear')))
      .map(({ id, label, run }) => ({ id, label, run, group: t('palette.group.player') }))
  }, [t, device, actor, modals, dialogs, went])
}
