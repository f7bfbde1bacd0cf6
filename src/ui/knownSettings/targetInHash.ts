const form = /^#?setting=([^/]+)(?:\/(.+))?$/

/** The end of an address that leads to a section of a page or an item in it, without its '#'. */
export const hashOfTarget = (sectionKey: string, itemKey?: string): string =>
  `setting=${[sectionKey, itemKey]
    .flatMap((key) => key ?? [])
    .map(encodeURIComponent)
    .join('/')}`

/** What such an end of an address names; undefined for any other. Never throws. */
export function targetInHash(hash: string): { sectionKey: string; itemKey?: string } | undefined {
  const [, section, item] = form.exec(hash) ?? []
  if (section === undefined) return undefined
  try {
    return {
      sectionKey: decodeURIComponent(section),
      ...(item !== undefined && { itemKey: decodeURIComponent(item) }),
    }
  } catch {
    return undefined
  }
}
