/** The filter of a search for which none was chosen [D9-10]. */
export const defaultFilter = 'any'

/** The filter after a press on one: that one, or all where it was on already [D9-10]. */
export const nextFilter = (current: string, pressed: string): string =>
  pressed === current ? 'all' : pressed
