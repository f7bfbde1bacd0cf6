import type { Item } from '../elements/elements'
import type { FieldError } from '../elements/ElementRules'
import { isObject, isSameValue } from '../values'

/**
 * Values of one section, by item key. Values are opaque wire values (a select's whole option object, a number
 * that came as a string): they go back as they came unless somebody edits them, so nothing here converts
 * them.
 */
export interface SectionState {
  /** What the device pushed last, or what was saved since. */
  pushed: Readonly<Record<string, unknown>>
  /** What stands in the fields. The same object as `pushed` for a field that nobody edited. */
  values: Readonly<Record<string, unknown>>
  /**
   * What a field makes of a pushed value that leaves things out: the same with its defaults. It stands in the
   * field and is sent, but nobody's edit.
   */
  filled: Readonly<Record<string, unknown>>
  /** Why a field may not be saved as it is. */
  errors: Readonly<Record<string, FieldError>>
  /**
   * Fields that the device changed while the user had changed them too; `pushed` holds the device's value.
   */
  conflicts: Readonly<Record<string, true>>
}

/** The state of a section that was just pushed and that nobody touched. */
export function pristine(items: readonly Item[]): SectionState {
  const pushed = pushedValues(items)
  return { pushed, values: pushed, filled: {}, errors: {}, conflicts: {} }
}

/** Whether the user's value of a field differs from the device's. */
export function isEdited(state: SectionState, key: string): boolean {
  const value = state.values[key]
  if (isSameValue(value, state.pushed[key])) return false
  return !(key in state.filled && isSameValue(value, state.filled[key]))
}

/** Whether any field was edited. */
export function hasEdits(state: SectionState): boolean {
  return state.values !== state.pushed && Object.keys(state.values).some((key) => isEdited(state, key))
}

/** The user changes a field; what was said against its old value is no longer true. */
export function edit(state: SectionState, key: string, value: unknown): SectionState {
  const next = { ...state, values: { ...state.values, [key]: value }, errors: without(state.errors, key) }
  // A value that has become the device's own is no longer in conflict with it.
  return isEdited(next, key) ? next : { ...next, conflicts: without(next.conflicts, key) }
}

/** A field has completed the pushed value by its defaults; what somebody has edited stays. */
export function fill(state: SectionState, key: string, value: unknown): SectionState {
  const filled = { ...state.filled, [key]: value }
  return isEdited(state, key)
    ? { ...state, filled }
    : { ...state, filled, values: { ...state.values, [key]: value } }
}

/**
 * The device pushes the section again: untouched fields take the new value, edited ones keep the user's, and
 * where the device changed the same field the two stand against each other until the user chooses.
 */
export function repush(state: SectionState, items: readonly Item[]): SectionState {
  const pushed = pushedValues(items)
  if (isSameValue(pushed, state.pushed)) return state
  const values: Record<string, unknown> = {}
  const filled: Record<string, unknown> = {}
  const errors: Record<string, FieldError> = {}
  const conflicts: Record<string, true> = {}
  for (const { key, element } of items) {
    const edited = key in state.pushed && isEdited(state, key) && !isSameValue(state.values[key], pushed[key])
    values[key] = edited ? state.values[key] : pushed[key]
    const isChanged = !isSameValue(pushed[key], state.pushed[key])
    if (key in state.filled && !isChanged) {
      filled[key] = state.filled[key]
      if (!edited) values[key] = filled[key]
    }
    if (!edited) continue
    const error = state.errors[key]
    if (error) errors[key] = error
    // A form is many fields in one value: only what both have changed in it stands against each other.
    const merged =
      element === 'schema' && isChanged
        ? mergeValues(state.filled[key] ?? state.pushed[key], state.values[key], pushed[key])
        : { value: state.values[key], isConflict: isChanged }
    values[key] = merged.value
    if (state.conflicts[key] || merged.isConflict) conflicts[key] = true
  }
  return { pushed, values, filled, errors, conflicts }
}

/** The user decides a conflict: keep the own value, or take the device's. */
export function resolveConflict(state: SectionState, key: string, keep: 'mine' | 'device'): SectionState {
  const settled = { ...state, conflicts: without(state.conflicts, key) }
  return keep === 'mine' ? settled : edit(settled, key, state.filled[key] ?? state.pushed[key])
}

/** What was sent counts as the device's until it pushes otherwise; fields outside `keys` stay edited. */
export function saved(state: SectionState, keys: readonly string[]): SectionState {
  const pushed = { ...state.pushed }
  const conflicts = { ...state.conflicts }
  const filled = { ...state.filled }
  for (const key of keys) {
    pushed[key] = state.values[key]
    delete conflicts[key]
    delete filled[key]
  }
  return { ...state, pushed, filled, errors: {}, conflicts }
}

/** Throws the edits away. */
export function reverted(state: SectionState): SectionState {
  const values = Object.keys(state.filled).length > 0 ? { ...state.pushed, ...state.filled } : state.pushed
  return { ...state, values, errors: {}, conflicts: {} }
}

function pushedValues(items: readonly Item[]): Record<string, unknown> {
  return Object.fromEntries(items.map((item) => [item.key, item.pushed]))
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  if (!(key in record)) return record
  const { [key]: _gone, ...rest } = record
  return rest
}

/** What becomes of a value that two have changed. */
interface Merged {
  value: unknown
  /** Whether both have changed the same thing otherwise; what is mine stands there then. */
  isConflict: boolean
}

/**
 * A value that the device changed while the user had changed it, too: each property that one of the two left
 * alone is as the other has it. A list counts as one thing.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown): Merged {
  if (isSameValue(mine, base) || isSameValue(mine, theirs)) return { value: theirs, isConflict: false }
  if (isSameValue(theirs, base)) return { value: mine, isConflict: false }
  if (!isObject(mine) || !isObject(theirs)) return { value: mine, isConflict: true }
  const before = isObject(base) ? base : {}
  const parts = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map((name) => {
    const [was, own, other] = [before, mine, theirs].map((held) =>
      Object.hasOwn(held, name) ? held[name] : undefined,
    )
    return [name, mergeValues(was, own, other)] as const
  })
  return {
    // What one of the two took away stays away.
    value: Object.fromEntries(
      parts.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])),
    ),
    isConflict: parts.some(([, { isConflict }]) => isConflict),
  }
}
