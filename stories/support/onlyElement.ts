interface Pushed {
  sections: { content?: { element?: string; type?: string; label?: string }[] }[]
}

/** A page with one section of only those items of a pushed page that have an element (and, for inputs, types). */
export function onlyElement(page: Pushed, element: string, types?: readonly string[]): unknown {
  const items = page.sections
    .flatMap(({ content = [] }) => content)
    .filter((item) => item.element === element && (!types || types.includes(item.type ?? 'text')))
    // A condition on a field that was left behind would only add a notice.
    .map((item) => ({ ...item, visibleIf: undefined }))
  return { page: { label: '' }, sections: [{ id: 'only', label: '', content: items }] }
}

/** The same page with long German words for labels, descriptions and options, as a translated device pushes them. */
export function inLongGerman(page: unknown): unknown {
  const word = 'Verzögerungsausgleichseinstellungsschaltfläche'
  return JSON.parse(
    JSON.stringify(page, (key, value: unknown) =>
      ['label', 'description', 'button_label'].includes(key) && value !== ''
        ? `${word} der Wiedergabekette`
        : value,
    ),
  )
}
