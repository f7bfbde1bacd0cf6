const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * The name on the wire of an event as the code knows it: the brand word takes the place of `{Brand}` (capitalised) and
 * `{brand}`.
 */
export const toWireName = (event: string, brandWord: string): string =>
  event.replaceAll('{Brand}', capitalised(brandWord)).replaceAll('{brand}', brandWord)
