import { isSameValue, type FormSection, type Item, type PageSession } from '../../renderer'

/** A field that holds something else than the page gave it. */
export interface TypedEdit {
  sectionKey: string
  item: Item
  value: unknown
}

/** What somebody typed into a page, also what Save has taken since: the page itself never learns of that here. */
export function typedEdits(session: PageSession): TypedEdit[] {
  const forms = session.page.getState().sections.filter((section) => section.kind === 'form')
  return forms.flatMap((section) => typedIn(session, section))
}

function typedIn(session: PageSession, section: FormSection): TypedEdit[] {
  const { values } = session.store(section.key).getState()
  return section.items
    .filter((item) => !isSameValue(values[item.key], item.pushed))
    .map((item) => ({ sectionKey: section.key, item, value: values[item.key] }))
}
