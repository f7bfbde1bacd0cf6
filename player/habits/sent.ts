import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'
import { toJson } from '../../authoring/json/toJson'
import type { Wanted } from '../queue/expand'

/** A field of what was sent; undefined where there is no such field, or nothing that could have fields. */
export function fieldOf(sent: unknown, name: string): Json | undefined {
  const json = toJson(sent)
  return isJsonObject(json) ? json[name] : undefined
}

/** The same as a text, '' for anything else. */
export function textOf(sent: unknown, name: string): string {
  const value = fieldOf(sent, name)
  return typeof value === 'string' ? value : ''
}

/** An item that has an address; of anything else there is nothing to play. */
export function readItem(sent: unknown): Wanted | undefined {
  const json = toJson(sent)
  if (!isJsonObject(json) || typeof json['uri'] !== 'string') return undefined
  return { ...json, uri: json['uri'] }
}

/** The items of a list, or the one item that was sent in its place; those without an address are passed over. */
export function readItems(sent: unknown): Wanted[] {
  const json = toJson(sent)
  return (Array.isArray(json) ? json : [json]).flatMap((one) => readItem(one) ?? [])
}
