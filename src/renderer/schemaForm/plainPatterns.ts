import type { RJSFSchema } from '@rjsf/utils'
import { isObject } from '../values'
import { eachPlace } from './prepareSchema'

/** How often a piece may be repeated at most, and how many such pieces there may be. */
const mostRepeats = 64
const mostPieces = 4
/** Nobody writes longer ones by hand. */
const longest = 500

/**
 * Whether a regular expression takes no longer than a glance at each character, whatever the text: no group
 * is repeated, nothing looks back, and at most one piece, after the start of the text, is repeated without
 * end. All others (`(a+)+`, but also many that do no harm) are tried in a worker only, which can be stopped.
 */
export function isPlain(pattern: string): boolean {
  if (pattern.length > longest) return false
  // Classes and escaped characters are one character each.
  const bare = pattern.replaceAll(/\\[^1-9kpPu]/g, 'x').replaceAll(/\[[^\]]*\]/g, 'x')
  if (/\\|\(\?[=!<]|\)[*+?{]/.test(bare)) return false
  const endless = bare.match(/[*+]|\{\d+,\}/g) ?? []
  const counted = [...bare.matchAll(/\{\d+(?:,(\d+))?\}/g)].map(([all, most]) =>
    Number(most ?? all.slice(1, -1)),
  )
  const optional = bare.match(/\?/g) ?? []
  if (endless.length > 1 || (endless.length === 1 && (!bare.startsWith('^') || bare.includes('|'))))
    return false
  return counted.length + optional.length <= mostPieces && counted.every((most) => most <= mostRepeats)
}

/**
 * The schema with `change` done to each pattern in it that is not plain; the same object where there is none.
 */
export function changeSlowPatterns(
  schema: RJSFSchema,
  change: (place: Record<string, unknown>) => void,
): RJSFSchema {
  let isAny = false
  eachPlace(schema, (place) => {
    isAny ||= isSlow(place)
  })
  if (!isAny) return schema
  const copy = structuredClone(schema)
  eachPlace(copy, (place) => {
    if (isSlow(place)) change(place)
  })
  return copy
}

const isSlow = (place: Record<string, unknown>): boolean =>
  (typeof place['pattern'] === 'string' && !isPlain(place['pattern'])) || hasSlowNames(place)

const hasSlowNames = (place: Record<string, unknown>): boolean =>
  isObject(place['patternProperties']) && Object.keys(place['patternProperties']).some((one) => !isPlain(one))

/** For drawing: nothing is asked of what only a worker may try. */
export function forget(place: Record<string, unknown>): void {
  if (typeof place['pattern'] === 'string' && !isPlain(place['pattern'])) delete place['pattern']
  if (!isObject(place['patternProperties'])) return
  const plain = Object.entries(place['patternProperties']).filter(([pattern]) => isPlain(pattern))
  place['patternProperties'] = Object.fromEntries(plain)
}

/** A pattern that no text has: what is found where the real one took too long. */
export const neverMet = '^(?!)'

/** For telling at which fields a judgement took too long. */
export function fail(place: Record<string, unknown>): void {
  const isOfText = typeof place['pattern'] === 'string' && !isPlain(place['pattern'])
  const isOfNames = hasSlowNames(place)
  forget(place)
  if (isOfText) place['pattern'] = neverMet
  // Of an object the names are what the patterns were for.
  if (isOfNames) place['propertyNames'] = { pattern: neverMet }
}
