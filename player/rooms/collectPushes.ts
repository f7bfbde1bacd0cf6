import type { Json } from '../../authoring/json/Json'
import { toJson } from '../../authoring/json/toJson'
import type { Client } from '../core/Clients'

/** A client with nobody behind it: it keeps what is pushed to it, for another player to pass on. */
export function collectPushes(): { client: Client; pushes: { event: string; payload: Json }[] } {
  const pushes: { event: string; payload: Json }[] = []
  const keep = (event: string, payload: unknown) => void pushes.push({ event, payload: toJson(payload) })
  const keepText = (event: string, json: string) => keep(event, JSON.parse(json))
  const client: Client = {
    id: 'another-player',
    isOwnPage: false,
    page: undefined,
    push: keep,
    pushAsIs: keep,
    pushText: keepText,
    pushPieces: async (event, json) => keepText(event, json.join('')),
    pushNameless: () => undefined,
    drop: () => undefined,
  }
  return { client, pushes }
}
