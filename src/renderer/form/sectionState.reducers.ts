import equal from 'fast-deep-equal'
import type { Item } from '../elements/elements'
import type { FieldError } from '../elements/ElementRules'

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
  /** Why a field may not be saved as it is. */
  errors: Readonly<Record<string, FieldError>>
  /**
   * Fields that the device changed while the user had changed them too; `pushed` holds the device's value.
   */
  conflicts: Readonly<Record<string, true>>
}

/**
 * Whether two wire values are equal in content. Never throws: a value whose keys are named like the methods
 * that the comparison calls (`valueOf`), or that is nested deeper than the stack, counts as changed.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  try {
    return equal(one, other)
  } catch {
    return one === other
  }
}

/** The state of a section that was just pushed and that nobody touched. */
export function pristine(items: readonly Item[]): SectionState {
  const pushed = pushedValues(items)
  return { pushed, values: pushed, errors: {}, conflicts: {} }
}

/** Whether the user's value of a field differs from the device's. */
export function isEdited(state: SectionState, key: string): boolean {
  return !isSameValue(state.values[key], state.pushed[key])
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

/**
 * The device pushes the section again: untouched fields take the new value, edited ones keep the user's, and
 * where the device changed the same field the two stand against each other until the user chooses.
 */
export function repush(state: SectionState, items: readonly Item[]): SectionState {
  const pushed = pushedValues(items)
  if (isSameValue(pushed, state.pushed)) return state
  const values: Record<string, unknown> = {}
  const errors: Record<string, FieldError> = {}
  const conflicts: Record<string, true> = {}
  for (const key of Object.keys(pushed)) {
    const edited = key in state.pushed && isEdited(state, key) && !isSameValue(state.values[key], pushed[key])
    values[key] = edited ? state.values[key] : pushed[key]
    if (!edited) continue
    const error = state.errors[key]
    if (error) errors[key] = error
    if (state.conflicts[key] || !isSameValue(pushed[key], state.pushed[key])) conflicts[key] = true
  }
  return { pushed, values, errors, conflicts }
}

/** The user decides a conflict: keep the own value, or take the device's. */
export function resolveConflict(state: SectionState, key: string, keep: 'mine' | 'device'): SectionState {
  const settled = { ...state, conflicts: without(state.conflicts, key) }
  return keep === 'mine' ? settled : edit(settled, key, state.pushed[key])
}

/** What was sent counts as the device's until it pushes otherwise; fields outside `keys` stay edited. */
export function saved(state: SectionState, keys: readonly string[]): SectionState {
  const pushed = { ...state.pushed }
  const conflicts = { ...state.conflicts }
  for (const key of keys) {
    pushed[key] = state.values[key]
    delete conflicts[key]
  }
  return { ...state, pushed, errors: {}, conflicts }
}

/** Throws the edits away. */
export function reverted(state: SectionState): SectionState {
  return { pushed: state.pushed, values: state.pushed, errors: {}, conflicts: {} }
}

function pushedValues(items: readonly Item[]): Record<string, unknown> {
  return Object.fromEntries(items.map((item) => [item.key, item.pushed]))
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  if (!(key in record)) return record
  const { [key]: _gone, ...rest } = record
  return rest
}
