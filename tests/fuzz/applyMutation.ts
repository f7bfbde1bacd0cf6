import type { Mutation, Place } from './Mutation'
import { writeJson } from './writeJson'

type Parent = Record<string, unknown> | unknown[]

interface Spot {
  parent: Parent
  key: string
}

const isParent = (value: unknown): value is Parent => typeof value === 'object' && value !== null

const put = (parent: Parent, key: string, value: unknown) =>
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true })

const get = ({ parent, key }: Spot): unknown => Object.getOwnPropertyDescriptor(parent, key)?.value

/** Goes down from the root by `place`; a place that leads nowhere ends at the last spot. */
function find(root: Parent, place: Place): Spot | undefined {
  let spot: Spot | undefined
  let parent: unknown = root
  for (const step of place) {
    if (!isParent(parent)) break
    const keys = Object.keys(parent)
    const key = keys[step % Math.max(1, keys.length)]
    if (key === undefined) break
    spot = { parent, key }
    parent = get(spot)
  }
  return spot
}

function remove({ parent, key }: Spot): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else Reflect.deleteProperty(parent, key)
}

/** The same in another type: a number or flag as text, text as number, flag or null. */
function respell(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return value === null ? 'null' : JSON.stringify(value)
  if (value === 'true' || value === 'false') return value === 'true'
  return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : null
}

function reshape(value: unknown): unknown {
  if (Array.isArray(value)) return Object.fromEntries(Object.entries(value))
  return isParent(value) ? Object.values(value) : [value]
}

function wrap(value: unknown, levels: number, as: 'list' | 'object'): unknown {
  let wrapped = value
  for (let level = 0; level < levels; level++) wrapped = as === 'list' ? [wrapped] : { value: wrapped }
  return wrapped
}

/**
 * Characters of JSON that a repetition makes, about; several of them on one payload would fill the memory.
 */
const longest = 300_000

function repeat({ parent, key }: Spot, wanted: number): void {
  const value = get({ parent, key })
  const times = Math.min(wanted, Math.ceil(longest / writeJson(value).length))
  if (typeof value === 'string') return void put(parent, key, value.repeat(times))
  const values = Array.from({ length: times }, () => value)
  if (Array.isArray(parent)) parent.push(...values)
  else put(parent, key, Array.isArray(value) ? values.flat() : values)
}

/**
 * A payload after one mutation; the given one is not touched. A value that is no object is changed as a
 * whole.
 */
export function applyMutation(payload: unknown, mutation: Mutation): unknown {
  const root: [unknown] = [structuredClone(payload)]
  const spot = find(root, [0, ...mutation.at])
  if (!spot) return payload
  switch (mutation.kind) {
    case 'remove':
      remove(spot)
      break
    case 'replace':
      put(spot.parent, spot.key, mutation.by)
      break
    case 'add': {
      const value = get(spot)
      const target = isParent(value) ? value : spot.parent
      if (Array.isArray(target)) target.push(mutation.value)
      else put(target, mutation.key, mutation.value)
      break
    }
    case 'swap': {
      const other = find(root, [0, ...mutation.other])
      if (!other) break
      const [one, two] = [structuredClone(get(spot)), structuredClone(get(other))]
      put(spot.parent, spot.key, two)
      put(other.parent, other.key, one)
      break
    }
    case 'wrap':
      put(spot.parent, spot.key, wrap(get(spot), mutation.levels, mutation.as))
      break
    case 'repeat':
      repeat(spot, mutation.times)
      break
    case 'respell':
      put(spot.parent, spot.key, respell(get(spot)))
      break
    case 'reshape':
      put(spot.parent, spot.key, reshape(get(spot)))
      break
  }
  return root[0]
}
