import { edit, findOption, isSameValue, type Item, type PageSession } from '../../renderer'
import type { TypedEdit } from './typedEdits'

/**
 * Types into a page what was typed into it before. A field that is gone is left out, one that has become another kind begins
 * anew, and a chosen option is the one of the same value, in the words that it has now.
 */
export function retype(session: PageSession, edits: readonly TypedEdit[]): void {
  const { sections } = session.page.getState()
  for (const { sectionKey, item, value } of edits) {
    const section = sections.find(({ key }) => key === sectionKey)
    const now = section?.kind === 'form' ? section.items.find(({ key }) => key === item.key) : undefined
    if (!now) continue
    const typed = kindOf(now) === kindOf(item) ? inNewWords(now, value) : now.pushed
    session
      .store(sectionKey)
      .setState((state) => (isSameValue(state.values[now.key], typed) ? state : edit(state, now.key, typed)))
  }
}

function kindOf(item: Item): string {
  return item.element === 'input' ? `input ${item.type}` : item.element
}

function inNewWords(item: Item, value: unknown): unknown {
  if (item.element !== 'select') return value
  const option = item.options[findOption(item.options, value)]
  return option ? option.raw : value
}
