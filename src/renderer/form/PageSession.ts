import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FormSection, Page } from '../model/Page'
import { normalisePage } from '../normalise/normalisePage'
import type { SectionState } from './SectionState'
import { editedKeys, pristine, repush } from './sectionState.reducers'

/** Values and edits of one section; a field subscribes to its own key only. */
export type SectionStore = StoreApi<SectionState>

/**
 * One visit of one page: the page as last pushed and what the user did to it. Survives re-pushes and reconnects; it
 * knows nothing of React, so that it is tested without a screen.
 */
export class PageSession {
  readonly page: StoreApi<Page>
  /** Stores of sections that a re-push dropped stay: a row on its way out still reads its own. */
  #stores = new Map<string, SectionStore>()

  constructor(raw: unknown) {
    const page = normalisePage(raw)
    for (const section of formSections(page))
      this.#stores.set(
        section.key,
        createStore(() => pristine(section.items)),
      )
    this.page = createStore(() => page)
  }

  /** The same page again, as the device sees it now. Edits stay; see `repush`. */
  push(raw: unknown): void {
    const page = normalisePage(raw)
    for (const section of formSections(page)) {
      const store = this.#stores.get(section.key)
      if (store) store.setState((state) => repush(state, section.items))
      else
        this.#stores.set(
          section.key,
          createStore(() => pristine(section.items)),
        )
    }
    this.page.setState(page, true)
  }

  /** The store of a form section that the page has or had. */
  store(sectionKey: string): SectionStore {
    const store = this.#stores.get(sectionKey)
    if (!store) throw new Error(`The page has no form section ${sectionKey}`)
    return store
  }

  /** Where the field with an author's id lives: in the asking section first [D2.10-5], else anywhere on the page. */
  locate(fieldId: string, from: FormSection): { section: FormSection; key: string } | undefined {
    const others = formSections(this.page.getState()).filter(({ key }) => key !== from.key)
    for (const section of [from, ...others]) {
      const item = section.items.find(({ id }) => id === fieldId)
      if (item) return { section, key: item.key }
    }
    return undefined
  }

  /** Whether anything on the page differs from what the device pushed. */
  hasEdits(): boolean {
    const sections = formSections(this.page.getState())
    return sections.some(({ key }) => editedKeys(this.store(key).getState()).length > 0)
  }
}

function formSections(page: Page): FormSection[] {
  return page.sections.filter((section) => section.kind === 'form')
}
