/** A setting of a page as its author wrote it. */
export interface FoundSetting {
  /** Label of the page. */
  page: string
  /** Label of the setting or of its section. */
  label: string
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const labelOf = (value: unknown): string =>
  isRecord(value) && value['hidden'] !== true && typeof value['label'] === 'string'
    ? value['label'].trim()
    : ''

/** The labels of a pushed settings page: its sections and what is in them; whatever is no text is passed over. */
export const readSettings = ({ page, sections }: { page?: unknown; sections?: unknown }): FoundSetting[] => {
  const title = labelOf(page)
  const labels = (Array.isArray(sections) ? sections : []).flatMap((section: unknown) => {
    if (!isRecord(section) || section['hidden'] === true) return []
    const content: unknown[] = Array.isArray(section['content']) ? section['content'] : []
    return [labelOf(section), ...content.map(labelOf)]
  })
  return [...new Set(labels)].filter(Boolean).map((label) => ({ page: title, label }))
}
