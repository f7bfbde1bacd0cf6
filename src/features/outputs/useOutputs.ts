import type { AudioOutput, PushAudioOutputs } from '../../../schemas/generated/types'
import { originIn, useAnswer, useDevice, useWishes, type AnswerPhase, type SendOutcome } from '../../device'
import { listNames } from '../../i18n/writing'
import { useTranslation } from '../../i18n/TranslationProvider'
import type { Wishes } from '../../../machines/optimistic.machine'
import { useReportOutcome, useToasts } from '../../ui/toasts/Toast'

/** An audio output, understood [D3-26]. */
export interface Output {
  /** Unique in the list, also where players repeat ids. */
  key: string
  /** What requests name it by; '' where it has none, and then nothing can be asked of it. */
  id: string
  /** As the player says it; '' where it has none. */
  name: string
  type: string | undefined
  /** As the player says it, for requests. */
  host: string | undefined
  /** Origin that the panel can switch to; undefined where the entry names none that can be a player's. */
  address: string | undefined
  isEnabled: boolean
  isAvailable: boolean
  isGroupable: boolean
  isSelf: boolean
  /** Id of the output that leads what this one plays or could play; '' where there is none. */
  leader: string
  status: 'play' | 'pause' | 'stop'
  artist: string
  track: string
  albumart: string | undefined
  /** 0-100; undefined where it has none to show. */
  volume: number | undefined
  isMuted: boolean
  /** Its volume can only be read. */
  isFixed: boolean
}

/** Outputs that play the same [D3-27]. */
interface OutputGroup {
  leader: Output
  children: Output[]
}

/** What the player said of its outputs. */
export interface Outputs {
  /** All but those of browsers [D3-26]. */
  all: Output[]
  /** This device, where nothing leads a group [D2.8-3]. */
  self: Output | undefined
  groups: OutputGroup[]
  /** All that are in no group, without this device where it stands by itself. */
  available: Output[]
}

/** Outputs of this plugin can be grouped [D3-26]. */
const multiRoomPlugin = 'audio_interface/multiroom'

const statusOf = (status: string | undefined): Output['status'] =>
  status === 'play' || status === 'pause' ? status : 'stop'

/** Some say only that there is a leader, which then is this device, or that they are one. */
const leaderOf = ({ leader, isSelf, id = '' }: AudioOutput, selfId: string): string => {
  if (typeof leader === 'string') return leader
  if (leader !== true) return ''
  return isSelf === true ? id : selfId
}

function toOutput(output: AudioOutput, key: string, selfId: string): Output {
  const { id = '', name, type, host, plugin, enabled, available, volumeAvailable, isSelf, state } = output
  const leader = leaderOf(output, selfId)
  return {
    key,
    id,
    name: name?.trim() ?? '',
    type,
    host,
    address: originIn(host),
    isEnabled: enabled === true,
    isAvailable: available !== false,
    isGroupable: output.groupable ?? (leader !== '' && plugin === multiRoomPlugin),
    isSelf: isSelf === true,
    leader,
    status: statusOf(state?.status),
    artist: state?.artist?.trim() ?? '',
    track: state?.track?.trim() ?? '',
    albumart: state?.albumart,
    volume: state?.volume,
    isMuted: output.mute ?? state?.mute ?? false,
    isFixed: volumeAvailable === false,
  }
}

/**
 * What a push says of outputs: which play together, and what else there is. Odd entries are left as they are
 * and break nothing.
 */
export function readOutputs({ availableOutputs }: Pick<PushAudioOutputs, 'availableOutputs'>): Outputs {
  const named = availableOutputs.filter(({ type }) => type !== 'browser')
  const selfId = named.find(({ isSelf }) => isSelf === true)?.id ?? ''
  const given = new Set<string>()
  const all = named.map((output, place) => {
    const id = output.id ?? ''
    const key = id === '' || given.has(id) ? `${id} ${place}` : id
    given.add(key)
    return toOutput(output, key, selfId)
  })
  const groups = all.flatMap((leader): OutputGroup[] => {
    if (leader.id === '' || !leader.isEnabled || (leader.leader !== '' && leader.leader !== leader.id))
      return []
    const children = all.filter((one) => one !== leader && one.isEnabled && one.leader === leader.id)
    return children.length > 0 ? [{ leader, children }] : []
  })
  const grouped = new Set(groups.flatMap(({ leader, children }) => [leader, ...children]))
  const self = groups.length === 0 ? all.find(({ isSelf }) => isSelf) : undefined
  return { all, self, groups, available: all.filter((one) => one !== self && !grouped.has(one)) }
}

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
  const { t, i18n } = useTranslation()
  const device = useDevice()
  const toasts = useToasts()
  const reportOutcome = useReportOutcome()
  const { phase, data: outputs, retry } = useAnswer('getAudioOutputs', 'pushAudioOutputs', readOutputs)
  const { wishes, want } = useWishes({
    timeouts: { first: 8_000, afterAsking: 4_000 },
    push: 'pushAudioOutputs',
    read: (push) => states(readOutputs(push)),
    ask: () => device.send('getAudioOutputs'),
    failed: (keys, why) => {
      const failed = outputs?.all.filter(({ key }) => keys.includes(key)) ?? []
      const name = listNames(
        i18n.language,
        failed.map((one) => one.name || t('outputs.nameless')),
      )
      toasts.show({
        kind: 'warning',
        title: t('outputs.failed.title', { name: name || t('outputs.nameless') }),
        message: t(`outputs.failed.${why}`),
      })
    },
  })
  const ask = (output: Output, send: (id: string) => SendOutcome) =>
    output.id !== '' && reportOutcome(send(output.id))
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
