import { audioOutputs } from '../answers/audioOutputs'
import type { Client } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'

/** What was told of the outputs last, by house. */
const toldBy = new WeakMap<object, string>()

/**
 * Tells one interface what the outputs are like; without one, tells all of them, if that has changed since it was told last. A
 * player on its own, whose outputs nobody has asked about, keeps them to itself.
 */
export function tellOutputs(player: PlayerContext, client?: Client): void {
  const { clients, house } = player
  const told = toldBy.get(house)
  if (client === undefined && told === undefined && !house.isShared()) return
  const outputs = audioOutputs(player)
  const text = JSON.stringify(outputs)
  if (client !== undefined) client.push('pushAudioOutputs', outputs)
  if (text === told) return
  toldBy.set(house, text)
  for (const other of clients.all()) if (other !== client) other.push('pushAudioOutputs', outputs)
}
