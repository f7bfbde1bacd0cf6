import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'
import type { EngineState } from '../playback/Engine'

/** What played, and how loud, when the player was last looked at; the queue is kept apart, it is large and changes less. */
export type PlaybackDocument = Pick<EngineState, keyof EngineState> & {
  volume: number
  mute: boolean
}

/** Of a player as it comes. */
export const newPlayback: PlaybackDocument = {
  status: 'stop',
  position: 0,
  seek: 0,
  random: false,
  repeat: false,
  repeatSingle: false,
  consume: false,
  volume: 40,
  mute: false,
}

/** The document in a file, or undefined when it is none. */
export function readPlayback(value: Json): PlaybackDocument | undefined {
  if (!isJsonObject(value)) return undefined
  const { status } = value
  const number = (key: 'position' | 'seek' | 'volume') => {
    const kept = value[key]
    return typeof kept === 'number' && kept >= 0 ? kept : newPlayback[key]
  }
  return {
    status: status === 'play' || status === 'pause' ? status : 'stop',
    position: Math.floor(number('position')),
    seek: number('seek'),
    random: value['random'] === true,
    repeat: value['repeat'] === true,
    repeatSingle: value['repeatSingle'] === true,
    consume: value['consume'] === true,
    volume: Math.min(100, number('volume')),
    mute: value['mute'] === true,
  }
}
