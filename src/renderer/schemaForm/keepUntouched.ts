import type { IChangeEvent } from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import { isObject, isSameValue } from '../values'

/** Stands between the names that the id of a field is made of. */
export const idSeparator = '/'

type SchemaUtils = IChangeEvent['schemaUtils']

/**
 * The library throws away what it cannot place when a change makes another schema hold: the values of fields
 * that went, which is right, but also lists of several kinds and values that no choice stands for. What
 * nobody touched stays here, and what went comes back with its field.
 */
export class Untouched {
  /** What went with its field, by its place; the field as it was, for another one may have its name. */
  #parked = new Map<string, { value: unknown; field: unknown }>()

  /** Forgets what went: there is another value now. */
  clear(): void {
    this.#parked.clear()
  }

  /**
   * The value after a change of the field with this id, as the library made it of the one before; without an
   * id nobody touched anything, and it has filled in what is missing.
   */
  keep(
    before: unknown,
    event: Pick<IChangeEvent, 'schema' | 'schemaUtils' | 'formData'>,
    id: string | undefined,
  ): unknown {
    const after: unknown = event.formData
    const changed = id === undefined ? undefined : (pathOf(id, before, after) ?? [])
    return this.#keep(event.schemaUtils, event.schema, before, after, changed, [])
  }

  /** `changed` leads to what somebody touched; undefined where nobody did. */
  #keep(
    utils: SchemaUtils,
    schema: RJSFSchema,
    before: unknown,
    after: unknown,
    changed: readonly string[] | undefined,
    place: readonly string[],
  ): unknown {
    if (changed?.length === 0 || isSameValue(before, after)) return after
    if (Array.isArray(before) && Array.isArray(after)) {
      if (before.length !== after.length) return changed || after.length > before.length ? after : before
      const item = utils.retrieveSchema(schema, after).items
      return after.map((one: unknown, index) =>
        this.#keep(
          utils,
          asSchema(Array.isArray(item) ? item[index] : item),
          before[index],
          one,
          rest(changed, String(index)),
          [...place, String(index)],
        ),
      )
    }
    if (!isObject(before) || !isObject(after)) return after
    const fields = fieldsOf(utils, schema, after)
    const fieldsBefore = fieldsOf(utils, schema, before)
    const kept: Record<string, unknown> = { ...after }
    for (const name of new Set([before, after, fields].flatMap(Object.keys))) {
      const at = [...place, name]
      const [was, is] = [own(before, name), own(after, name)]
      const [declared, declaredBefore] = [own(fields, name), own(fieldsBefore, name)]
      const parked = this.#parked.get(at.join('/'))
      if (isSameValue(was, is) && !(was === undefined && parked)) continue
      const field = utils.retrieveSchema(asSchema(declared), is)
      const isTouched = changed?.length === 1 && changed[0] === name
      if (isTouched) kept[name] = is
      else if (was === undefined && parked && isSameValue(parked.field, declared)) kept[name] = parked.value
      else if (is !== undefined)
        kept[name] = this.#keep(utils, field, was ?? emptyLike(is), is, rest(changed, name), at)
      else if (declared !== undefined) kept[name] = was
      else if (was !== undefined) this.#parked.set(at.join('/'), { value: was, field: declaredBefore })
      if (isFiller(field, kept[name])) delete kept[name]
    }
    return kept
  }
}

const asSchema = (part: unknown): RJSFSchema => (isObject(part) ? part : {})

const fieldsOf = (utils: SchemaUtils, schema: RJSFSchema, value: unknown): Record<string, unknown> =>
  utils.retrieveSchema(schema, value).properties ?? {}

/** A name that JavaScript gives every object is none of this one. */
const own = (object: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined

const emptyLike = (value: unknown) => (isObject(value) ? {} : undefined)

/** The library makes up a list of fixed entries where there is none, and then asks for each of them. */
const isFiller = ({ items }: RJSFSchema, value: unknown) =>
  Array.isArray(items) && Array.isArray(value) && value.length > 0 && value.every(isNothing)

const isNothing = (value: unknown) =>
  value === undefined || (isObject(value) && Object.values(value).every((one) => one === undefined))

/** The way on below a name that it leads through; undefined where it leads elsewhere. */
const rest = (changed: readonly string[] | undefined, name: string) =>
  changed?.[0] === name ? changed.slice(1) : undefined

/** The way to the field with an id, which is made of the names on it; undefined where none is found. */
export function pathOf(id: string, before: unknown, after: unknown): string[] | undefined {
  const bare = id.replace(/__(one|any)of_select$/, '')
  const start = bare.indexOf(idSeparator)
  return start < 0 ? [] : follow(bare.slice(start + 1), before, after)
}

function follow(names: string, before: unknown, after: unknown): string[] | undefined {
  const keys = new Set([...keysOf(before), ...keysOf(after)])
  for (const key of keys) {
    if (names === key) return [key]
    if (!names.startsWith(`${key}${idSeparator}`)) continue
    const further = follow(names.slice(key.length + 1), partOf(before, key), partOf(after, key))
    if (further) return [key, ...further]
  }
  return undefined
}

const keysOf = (value: unknown) => (typeof value === 'object' && value !== null ? Object.keys(value) : [])

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
