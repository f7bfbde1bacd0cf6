import type { PushState } from '../../../schemas/generated/types'
import type { PushedPart } from './PushedPart'

/** What is told of its sound and its time, which mostly stays from one track to the next. */
export type ShownSound = PushedPart<
  'trackType' | 'fileFormat' | 'samplerate' | 'bitdepth' | 'bitrate' | 'service' | 'enableSkip'
> & { hasLength: boolean }

/** Takes it from a pushed state. */
export const soundOf = (state: PushState): ShownSound => {
  const { trackType, fileFormat, samplerate, bitdepth, bitrate, service, enableSkip, duration = 0 } = state
  const format = { trackType, fileFormat, samplerate, bitdepth, bitrate }
  return { ...format, service, enableSkip, hasLength: duration > 0 }
}
