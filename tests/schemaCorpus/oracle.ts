import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { isObject } from './readForms'

// What a form allows, by a validator that the interface does not have.

/** What ajv has against a value; undefined where it cannot compile the schema. */
export function createOracle(schema: Record<string, unknown>): ((value: unknown) => string) | undefined {
  const ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false, logger: false })
  formats.default(ajv)
  try {
    const validate = ajv.compile(repaired(schema))
    return (value) => (validate(value) ? '' : ajv.errorsText(validate.errors))
  } catch {
    return undefined
  }
}

/** Without what no draft allows and ajv stops at: draft 3's words, and types that are none. */
function repaired(place: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(place).flatMap(([key, value]): [string, unknown][] => {
      if (key === 'required' && !Array.isArray(value) && !isObject(value)) return []
      if (key === 'type' && typeof value === 'string' && !types.has(value)) return []
      if (key === '$schema' || key === '$id' || (key === 'id' && typeof value === 'string')) return []
      if (key === 'default' || key === 'const' || key === 'enum') return [[key, value]]
      return [[key, Array.isArray(value) ? value.map(repairedPart) : repairedPart(value)]]
    }),
  )
}

const types = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'])
const repairedPart = (value: unknown) => (isObject(value) ? repaired(value) : value)

/** The schemas that may rule the value at a path: of properties, entries and branches, through references. */
export function schemasAt(root: Record<string, unknown>, path: readonly string[]): Record<string, unknown>[] {
  return path.reduce<Record<string, unknown>[]>(
    (places, name) =>
      places.flatMap((place) => branches(root, place, 0).flatMap((branch) => inner(branch, name))),
    [root],
  )
}

function branches(
  root: Record<string, unknown>,
  place: Record<string, unknown>,
  level: number,
): Record<string, unknown>[] {
  if (level > 6) return []
  const reference = place['$ref']
  const referred =
    typeof reference === 'string' && reference.startsWith('#/')
      ? reference
          .slice(2)
          .split('/')
          .reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), root)
      : undefined
  const more = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => place[key] ?? [])
  const dependent = isObject(place['dependencies']) ? Object.values(place['dependencies']) : []
  const all = [referred, ...more, place['then'], place['else'], ...dependent].filter(isObject)
  return [place, ...all.flatMap((one) => branches(root, one, level + 1))]
}

function inner(place: Record<string, unknown>, name: string): Record<string, unknown>[] {
  const { properties, items, additionalProperties } = place
  const property = isObject(properties) ? properties[name] : undefined
  const entry = /^\d+$/.test(name) ? (Array.isArray(items) ? items[Number(name)] : items) : undefined
  return [property, entry, additionalProperties].filter(isObject)
}

/** A text that the schemas of a field may take, by what they say; '' where nobody could guess one. */
export function textFor(schemas: readonly Record<string, unknown>[]): string {
  const all: Record<string, unknown> = Object.assign({}, ...schemas)
  const { minLength, maxLength, format, examples, pattern } = all
  const known: unknown = all['const'] ?? (Array.isArray(examples) ? examples[0] : undefined)
  if (typeof known === 'string') return known
  if (typeof format === 'string' && format in byFormat) return byFormat[format] ?? ''
  const guesses = [
    'abc',
    'Harbour',
    '1',
    '10',
    '12:34',
    '192.168.1.20',
    'aa:bb:cc:dd:ee:ff',
    '#a1b2c3',
    'AABBCC',
  ]
  const least = typeof minLength === 'number' ? minLength : 0
  const most = typeof maxLength === 'number' ? maxLength : 80
  const fitted = [...guesses, 'x'.repeat(Math.max(least, 1)), '0'.repeat(Math.max(least, 1))].filter(
    ({ length }) => length >= least && length <= most,
  )
  return (typeof pattern === 'string' ? fitted.find((one) => matches(pattern, one)) : fitted[0]) ?? ''
}

const byFormat: Record<string, string> = {
  email: 'name@example.org',
  uri: 'https://example.org/x',
  url: 'https://example.org/x',
  ipv4: '192.168.1.20',
  ipv6: '::1',
  hostname: 'example.org',
  date: '2026-11-05',
  time: '07:30',
  'date-time': '2026-11-05T07:30',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
}

const matches = (pattern: string, text: string) => {
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return false
  }
}

/** A number that the schemas of a field may take. */
export function numberFor(schemas: readonly Record<string, unknown>[]): number {
  const all: Record<string, unknown> = Object.assign({}, ...schemas)
  const { minimum, maximum, exclusiveMinimum, multipleOf } = all
  const step = typeof multipleOf === 'number' && multipleOf > 0 ? multipleOf : 1
  const least =
    typeof minimum === 'number' ? minimum : typeof exclusiveMinimum === 'number' ? exclusiveMinimum + step : 0
  const number = Math.ceil(least / step) * step + step
  return typeof maximum === 'number' && number > maximum ? least : number
}
