import type { ItemBase } from './ElementRules'

/**
 * What a field of the registry gets: its item, the value as it would be sent, and the ids that tie it to its
 * row.
 */
export interface FieldProps<I extends ItemBase> {
  item: I
  value: unknown
  onChange: (value: unknown) => void
  /** Id of the control, named by the row's label. */
  id: string
  /** Id of the row's label, for controls that are groups. */
  labelId: string
  /** Ids of description, error and notices; undefined when there are none. */
  describedBy: string | undefined
  invalid: boolean
}
