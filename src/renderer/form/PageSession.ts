import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FormSection, Page } from '../model/Page'
import { normalisePage } from '../normalise/normalisePage'
import type { SectionState } from './SectionState'
import { hasEdits, pristine, repush } from './sectionState.reducers'

/** Values and edits of one section; a field subscribes to its own key only. */
export type SectionStore = StoreApi<SectionState>

/**
 * One visit of one page: the page as last pushed and what the user did to it. Survives re-pushes and reconnects; it
 * knows nothing of React, so that it is tested without a screen.
 */
export class PageSession {
  readonly page: StoreApi<Page>
  #listeners = new Set<() => void>()
  /** Stores of sections that a re-push dropped stay: a row on its way out still reads its own. */
  #stores = new Map<string, SectionStore>()

  constructor(raw: unknown) {
    const page = normalisePage(raw)
    for (const section of formSections(page)) this.#open(section)
    this.page = createStore(() => page)
    this.page.subscribe(this.#notify)
  }

  /** The same page again, as the device sees it now. Edits stay; see `repush`. */
  push(raw: unknown): void {
    const page = normalisePage(raw)
    for (const section of formSections(page)) {
      const store = this.#stores.get(section.key)
      if (store) store.setState((state) => repush(state, section.items))
      else this.#open(section)
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
  hasEdits = (): boolean =>
    formSections(this.page.getState()).some(({ key }) => hasEdits(this.store(key).getState()))

  /** Calls `listener` after each push and each edit; returns the unsubscriber. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #open(section: FormSection): void {
    const store = createStore(() => pristine(section.items))
    store.subscribe(this.#notify)
    this.#stores.set(section.key, store)
  }

  #notify = (): void => {
    for (const listener of this.#listeners) listener()
  }
}

function formSections(page: Page): FormSection[] {
  return page.sections.filter((section) => section.kind === 'form')
}
