import type { AudioOutput, PushAudioOutputs } from '../../../schemas/generated/types'
import { parseAddress } from '../../device'
import type { Output, OutputGroup, Outputs } from './Output'

/** Outputs of this plugin can be grouped [D3-26]. */
const multiRoomPlugin = 'audio_interface/multiroom'

const statusOf = (status: string | undefined): Output['status'] =>
  status === 'play' || status === 'pause' ? status : 'stop'

const addressOf = (host: string | undefined): string | undefined => {
  const read = parseAddress(host ?? '')
  return 'origin' in read ? read.origin : undefined
}

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
    address: addressOf(host),
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

/** What a push says of outputs: which play together, and what else there is. Odd entries are left as they are and break nothing. */
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
