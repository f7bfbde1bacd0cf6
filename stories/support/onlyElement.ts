/** A page of a fixture, as far as stories take it apart. */
export interface PushedPage {
  page?: { label?: string }
  sections: {
    id?: string
    label?: string
    content?: { element?: string; type?: string; label?: string }[]
  }[]
}

/**
 * A page with one section of only those items of a pushed page that have an element (and, for inputs, types).
 */
export function onlyElement(page: PushedPage, element: string, types?: readonly string[]): PushedPage {
  const content = page.sections
    .flatMap((section) => section.content ?? [])
    .filter((item) => item.element === element && (!types || types.includes(item.type ?? 'text')))
    // A condition on a field that was left behind would only add a notice.
    .map((item) => ({ ...item, visibleIf: undefined }))
  return { page: { label: '' }, sections: [{ id: 'only', label: '', content }] }
}
