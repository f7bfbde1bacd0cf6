import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'
import type { Facts } from './Facts'

/** The longest name or id that a player of the house may have, characters. */
const longest = 200

const isName = (value: Json | undefined): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest

/** What a line from another player says, or undefined when it is no such thing. */
export function readFacts(line: string): Facts | undefined {
  let value: Json
  try {
    value = JSON.parse(line)
  } catch {
    return undefined
  }
  if (!isJsonObject(value)) return undefined
  const { id, name, leader, volume, mute, volumeAvailable, playing, queue } = value
  if (!isName(id) || !isName(name) || !(leader === null || isName(leader))) return undefined
  if (typeof volume !== 'number' || !(volume >= 0 && volume <= 100)) return undefined
  if (typeof mute !== 'boolean' || typeof volumeAvailable !== 'boolean') return undefined
  if (!isJsonObject(playing) || typeof queue !== 'number') return undefined
  return { id, name, leader, volume, mute, volumeAvailable, playing, queue }
}
