import { useTranslation } from '../../i18n/useTranslation'
import type { Wishes } from '../../../machines/optimistic.machine'
import { useAnswer, useDevice, useWishes, type AnswerPhase, type SendOutcome } from '../../device'
import { useTellRefusal } from '../../ui/toasts/useTellRefusal'
import { useToasts } from '../../ui/toasts/useToasts'
import type { Output, Outputs } from './Output'
import { readOutputs } from './readOutputs'

/** The outputs as the player last said, and what can be done with them [D7-32 … D7-34]. */
export interface OutputActions {
  phase: AnswerPhase
  outputs: Outputs | undefined
  /** What is wanted and not so yet: by the key of an output, 'on', or '' for off. */
  wishes: Wishes
  /** Switches outputs on or off [D4-18]. */
  enable: (outputs: readonly Output[], isOn: boolean) => void
  play: (output: Output) => void
  pause: (output: Output) => void
  setVolume: (output: Output, volume: number, isMuted: boolean) => void
  /** Asks once more. */
  retry: () => void
}

const states = ({ all }: Outputs): Wishes =>
  Object.fromEntries(all.map(({ key, isEnabled }) => [key, isEnabled ? 'on' : '']))

/** Keeps the outputs while the component is mounted. */
export function useOutputs(): OutputActions {
  const { t } = useTranslation()
  const device = useDevice()
  const toasts = useToasts()
  const went = useTellRefusal()
  const { phase, data: outputs, retry } = useAnswer('getAudioOutputs', 'pushAudioOutputs', readOutputs)
  const { wishes, want } = useWishes({
    timeouts: { first: 8_000, afterAsking: 4_000 },
    push: 'pushAudioOutputs',
    read: (push) => states(readOutputs(push)),
    ask: () => device.send('getAudioOutputs'),
    failed: (keys, why) => {
      const failed = outputs?.all.filter(({ key }) => keys.includes(key)) ?? []
      const name = failed.map((one) => one.name || t('outputs.nameless')).join(', ')
      toasts.show({
        kind: 'warning',
        title: t('outputs.failed.title', { name: name || t('outputs.nameless') }),
        message: t(`outputs.failed.${why}`),
      })
    },
  })
  const ask = (output: Output, send: (id: string) => SendOutcome) => output.id !== '' && went(send(output.id))
  // Players read more of an output than its id, so that it goes as they pushed it.
  const asPushed = (id: string) => ({
    ...device.topics.read('pushAudioOutputs')?.availableOutputs.find((one) => one.id === id),
    id,
  })
  return {
    phase,
    outputs,
    wishes,
    retry,
    enable: (wanted, isOn) => {
      const sent = wanted.filter((one) =>
        ask(one, (id) => device.send(isOn ? 'enableAudioOutput' : 'disableAudioOutput', { id })),
      )
      if (sent.length > 0) want(Object.fromEntries(sent.map(({ key }) => [key, isOn ? 'on' : ''])))
    },
    play: (output) => void ask(output, (id) => device.send('audioOutputPlay', asPushed(id))),
    pause: (output) => void ask(output, (id) => device.send('audioOutputPause', asPushed(id))),
    setVolume: (output, volume, mute) => {
      const { type, host, isSelf } = output
      const given = { ...(type !== undefined && { type }), ...(host !== undefined && { host }) }
      void ask(output, (id) => device.send('setAudioOutputVolume', { id, ...given, mute, volume, isSelf }))
    },
  }
}
