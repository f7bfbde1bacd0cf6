import type { PlaybackFacts } from '../../../machines/playback.machine'
import type { PushState } from '../../../schemas/generated/types'
import { isLocked, isTransportLocked, ownInputOf } from '../../device'

/**
 * What the machine decides by, of a pushed state; what the push leaves out is as it is when nothing plays [D9-5], but for the volume,
 * which stays as it was `before`: a step from one made up would be loud. `heart` is whether it is known to be a favourite:
 * many players never say so with their state.
 */
export function readFacts(state: PushState, heart?: boolean, before?: PlaybackFacts): PlaybackFacts {
  const { status, service = '', trackType = '' } = state
  return {
    status,
    seek: state.seek,
    duration: state.duration ?? 0,
    volume: state.volume ?? before?.volume ?? 80,
    mute: state.mute ?? false,
    random: state.random ?? false,
    repeat: state.repeat ?? false,
    repeatSingle: state.repeatSingle ?? false,
    volatile: state.volatile ?? false,
    // Some tell the codec of the station.
    trackType: service === 'webradio' ? service : trackType,
    uri: state.uri ?? '',
    service,
    title: state.title ?? '',
    position: state.position ?? 0,
    isFavourite: heart ?? state.favourite?.favourite ?? false,
    disableUi: isLocked(state),
    disableTransport: isTransportLocked(state),
    isOwnInput: ownInputOf(service) !== undefined,
    disableVolumeControl: state.disableVolumeControl ?? false,
  }
}
