import type { FieldProps } from '../FieldProps'

/** Nothing to operate: the row around shows the item's words and says that the element is unknown. */
export function UnknownField(_props: FieldProps<'unknown'>) {
  return null
}
