import type { OutputUnit } from '@cfworker/json-schema'
import type { RJSFSchema } from '@rjsf/utils'
import { isObject } from '../values'
import { findFaults, withoutHoles } from './judge'
import { changeSlowPatterns, fail, neverMet } from './plainPatterns'
import { placeOf } from './prepareSchema'

/**
 * What is wrong at one place of a value: a code that has a text in every language, and the limit it names.
 */
export interface SchemaError {
  /** Names of properties and places of entries, from the whole down. */
  path: (string | number)[]
  code: SchemaErrorCode
  limit?: string | number
}

export type SchemaErrorCode =
  | 'required'
  | 'notAllowed'
  | 'notText'
  | 'notANumber'
  | 'notWhole'
  | 'wrongKind'
  | 'tooSmall'
  | 'tooLarge'
  | 'aboveOnly'
  | 'belowOnly'
  | 'step'
  | 'tooShort'
  | 'tooLong'
  | 'pattern'
  | 'slowPattern'
  | 'email'
  | 'url'
  | 'ip'
  | 'format'
  | 'tooFew'
  | 'tooMany'
  | 'twice'
  | 'unknownProperty'
  | 'fitsNone'
  | 'fitsSeveral'
  | 'cannotJudge'

/** How long a worker may think about a value, ms. */
const longestJudgement = 1500

/**
 * What a prepared schema has against a value, each thing at its place; empty when it may be saved.
 * Patterns that could take for ever are tried in a worker; those that do are told as `slowPattern`.
 */
export async function findErrors(value: unknown, schema: RJSFSchema): Promise<SchemaError[]> {
  try {
    const failing = changeSlowPatterns(schema, fail)
    if (failing === schema) return toErrors(findFaults(value, schema), value, schema)
    const faults = await judgeInWorker(withoutHoles(value), schema)
    if (faults) return toErrors(faults, value, schema)
    return toErrors(findFaults(value, failing), value, failing)
  } catch {
    return [{ path: [], code: 'cannotJudge' }]
  }
}

/** Undefined when it takes too long. */
function judgeInWorker(value: unknown, schema: RJSFSchema): Promise<OutputUnit[] | undefined> {
  const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<OutputUnit[] | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), longestJudgement)
    const end = (faults: OutputUnit[] | undefined) => {
      clearTimeout(timer)
      resolve(faults)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<OutputUnit[]>) => end(data))
    worker.addEventListener('error', () => end(undefined))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage({ value, schema })
  }).finally(() => worker.terminate())
}

/** Keywords that only say that something in them is wrong. */
const containers = new Set([
  '$ref',
  'allOf',
  'properties',
  'patternProperties',
  'items',
  'additionalItems',
  'prefixItems',
  'then',
  'else',
  'if',
  'dependentSchemas',
  'propertyNames',
  'additionalProperties',
  'unevaluatedProperties',
])

/** What the judge found, as errors at the fields that can be mended. */
export function toErrors(faults: readonly OutputUnit[], value: unknown, schema: RJSFSchema): SchemaError[] {
  const relevant = faults.filter((fault) => !isOfAnotherBranch(fault, faults))
  const errors = relevant.flatMap((fault) => {
    if (containers.has(fault.keyword)) return []
    // A branch that something else is wrong with is told by that.
    if (kinds.has(fault.keyword) && hasMore(fault, relevant)) return []
    if (faults.some((other) => kinds.has(other.keyword) && isOfChoice(fault, other))) return []
    return toError(fault, value, schema)
  })
  const seen = new Set<string>()
  return errors.filter((error) => {
    const name = JSON.stringify([error.path, error.code])
    return !seen.has(name) && seen.add(name)
  })
}

const branch = /\/(?:oneOf|anyOf)\/(\d+)/g

/**
 * Of the branches of `oneOf` and `anyOf` none of which a value suits, the nearest one speaks: the one with
 * the fewest faults, and of those the one whose faults lie deepest.
 */
function isOfAnotherBranch(fault: OutputUnit, faults: readonly OutputUnit[]): boolean {
  for (const { index, 1: number } of fault.keywordLocation.matchAll(branch)) {
    const stem = fault.keywordLocation.slice(0, index)
    const kind = fault.keywordLocation.slice(index + 1).split('/')[0]
    const costs = new Map<string, number>()
    for (const other of faults) {
      if (!other.keywordLocation.startsWith(`${stem}/${kind}/`)) continue
      const own = other.keywordLocation.slice(`${stem}/${kind}/`.length).split('/')[0] ?? ''
      const isKind = ['type', 'const', 'enum'].includes(other.keyword)
      costs.set(own, (costs.get(own) ?? 0) + (containers.has(other.keyword) ? 0 : isKind ? 10 : 1))
    }
    const nearest = [...costs].sort(([, one], [, two]) => one - two)[0]?.[0]
    if (number !== nearest) return true
  }
  return false
}

const kinds = new Set(['oneOf', 'anyOf'])

/** Whether something more telling is wrong in a branch than that none of them fits. */
const hasMore = (fault: OutputUnit, faults: readonly OutputUnit[]): boolean =>
  faults.some(
    (other) => isWithin(other, fault) && !containers.has(other.keyword) && !isOfChoice(other, fault),
  )

const isWithin = (inner: OutputUnit, outer: OutputUnit): boolean =>
  inner.keywordLocation.startsWith(`${outer.keywordLocation}/`)

/** Whether a fault is that a value is not this one of several constants: said once, of them all. */
const isOfChoice = (fault: OutputUnit, choice: OutputUnit): boolean =>
  fault.keyword === 'const' && isWithin(fault, choice) && fault.instanceLocation === choice.instanceLocation

const limited: Record<string, SchemaErrorCode> = {
  minimum: 'tooSmall',
  maximum: 'tooLarge',
  exclusiveMinimum: 'aboveOnly',
  exclusiveMaximum: 'belowOnly',
  multipleOf: 'step',
  minLength: 'tooShort',
  maxLength: 'tooLong',
  minItems: 'tooFew',
  maxItems: 'tooMany',
  minProperties: 'tooFew',
  maxProperties: 'tooMany',
  contains: 'tooFew',
}

const bare: Record<string, SchemaErrorCode> = {
  enum: 'notAllowed',
  const: 'notAllowed',
  not: 'notAllowed',
  false: 'unknownProperty',
  uniqueItems: 'twice',
  anyOf: 'fitsNone',
}

const byFormat: Record<string, SchemaErrorCode> = {
  email: 'email',
  uri: 'url',
  ipv4: 'ip',
  ipv6: 'ip',
}

const byType: Record<string, SchemaErrorCode> = {
  string: 'notText',
  number: 'notANumber',
  integer: 'notWhole',
}

function toError(fault: OutputUnit, value: unknown, schema: RJSFSchema): SchemaError[] {
  const { keyword } = fault
  const path = toPath(fault.instanceLocation, value)
  const held = keywordValue(fault.keywordLocation, schema)
  const limit = limited[keyword]
  // `contains` holds a schema, and asks for one entry of it.
  if (limit) return [{ path, code: limit, limit: typeof held === 'number' ? held : 1 }]
  const simple = bare[keyword]
  if (simple) return [{ path, code: simple }]
  switch (keyword) {
    case 'required':
      return missing(held, valueAt(value, path)).map((name) => ({ path: [...path, name], code: 'required' }))
    case 'dependencies':
    case 'dependentRequired': {
      const names = isObject(held) ? Object.values(held).filter(Array.isArray).flat() : []
      return missing(names, valueAt(value, path)).map((name) => ({ path: [...path, name], code: 'required' }))
    }
    case 'type':
      return [{ path, code: (typeof held === 'string' && byType[held]) || 'wrongKind' }]
    case 'pattern':
      return [{ path, code: held === neverMet ? 'slowPattern' : 'pattern' }]
    case 'format':
      return [{ path, code: (typeof held === 'string' && byFormat[held]) || 'format', limit: String(held) }]
    case 'oneOf':
      return [{ path, code: fault.error.includes('(0 matches)') ? 'fitsNone' : 'fitsSeveral' }]
    default:
      return [{ path, code: 'wrongKind' }]
  }
}

const missing = (names: unknown, held: unknown): string[] =>
  (Array.isArray(names) ? names : []).filter(
    (name) =>
      typeof name === 'string' && !(isObject(held) && Object.hasOwn(held, name) && held[name] !== undefined),
  )

const namesOf = (location: string): string[] =>
  location
    .slice(1)
    .split('/')
    .slice(1)
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))

/** Where in the value something is wrong; entries of a list are told by their number. */
function toPath(location: string, value: unknown): (string | number)[] {
  const path: (string | number)[] = []
  for (const name of namesOf(location)) path.push(Array.isArray(valueAt(value, path)) ? Number(name) : name)
  return path
}

/** What a value holds at a place. */
export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((held, key) => {
    if (Array.isArray(held)) return held[Number(key)]
    return isObject(held) && Object.hasOwn(held, key) ? held[key] : undefined
  }, value)
}

/** What stands at a keyword that the judge names by the way that it took, through references. */
function keywordValue(location: string, root: RJSFSchema): unknown {
  return namesOf(location).reduce<unknown>((place, name) => {
    if (name === '$ref' && isObject(place)) return placeOf(String(place['$ref']), root)
    if (Array.isArray(place)) return place[Number(name)]
    return isObject(place) && Object.hasOwn(place, name) ? place[name] : undefined
  }, root)
}
