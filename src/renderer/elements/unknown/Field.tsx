/** Nothing to operate: the row around shows the item's words and says that the element is unknown. */
export function UnknownField() {
  return null
}
