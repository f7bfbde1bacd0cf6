import type { FieldError } from './FieldError'

/**
 * Values of one section, by item key. Values are opaque wire values (a select's whole option object, a number that
 * came as a string): they go back as they came unless somebody edits them, so nothing here converts them.
 */
export interface SectionState {
  /** What the device pushed last, or what was saved since. */
  pushed: Readonly<Record<string, unknown>>
  /** What stands in the fields. The same object as `pushed` for a field that nobody edited. */
  values: Readonly<Record<string, unknown>>
  /** Why a field may not be saved as it is. */
  errors: Readonly<Record<string, FieldError>>
  /** Fields that the device changed while the user had changed them too; `pushed` holds the device's value. */
  conflicts: Readonly<Record<string, true>>
}
