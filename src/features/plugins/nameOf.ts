/** The name to show of a plugin as it was sent; '' for one that has none. */
export const nameOf = ({ prettyName, name }: { prettyName?: string; name?: string }): string =>
  prettyName?.trim() || name?.trim() || ''
