const form = /^#?setting=([^/]+)\/(.+)$/

/** The end of an address that leads to an item of a page, without its '#'. */
export const hashOfTarget = (sectionKey: string, itemKey: string): string =>
  `setting=${encodeURIComponent(sectionKey)}/${encodeURIComponent(itemKey)}`

/** The item that such an end of an address names; undefined for any other. Never throws. */
export function targetInHash(hash: string): { sectionKey: string; itemKey: string } | undefined {
  const [, section, item] = form.exec(hash) ?? []
  if (section === undefined || item === undefined) return undefined
  try {
    return { sectionKey: decodeURIComponent(section), itemKey: decodeURIComponent(item) }
  } catch {
    return undefined
  }
}
