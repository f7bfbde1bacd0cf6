import type { ContentItem } from '../../../schemas/generated/types'
import { checkConstraints, collectValues } from '../saveSection'
import { isOnScreen } from '../visibility'
import type { Item } from '../elements/elements'
import type { FormSection } from '../model/Page'
import type { FieldError } from '../elements/ElementRules'
import { edit, reverted, saved } from './sectionState.reducers'
import { PageSession, type SectionStore } from './PageSession'

/**
 * Values of a form by field id, as the fields hold them: a select's is its whole option, a cleared number's
 * is null.
 */
export type FormValues = Readonly<Record<string, unknown>>

/** The text of the field of that id; '' where the form has none, or what it holds is no text. */
export const textIn = (values: FormValues, id: string): string => {
  const value = values[id]
  return typeof value === 'string' ? value : ''
}

/**
 * What the owner of a form has against its values, beyond the limits of each field: a sentence by field id.
 */
export type FormCheck = (values: FormValues) => Readonly<Record<string, string | undefined>>

/**
 * A form that the interface builds itself, as the same content items that devices push, drawn by the same
 * renderer. Its owner pushes the items anew whenever what they are built from changes; what the user typed
 * stays. Ids must be unique.
 */
export class BuiltForm {
  readonly session: PageSession

  constructor(content: readonly ContentItem[]) {
    this.session = new PageSession(toPage(content))
  }

  /** The only section of the form's page. */
  get section(): FormSection {
    const section = this.session.page.getState().sections[0]
    if (section?.kind !== 'form') throw new Error('A built form has one form section')
    return section
  }

  get store(): SectionStore {
    return this.session.store(this.section.key)
  }

  /** The form as its owner sees it now. Edits stay; untouched fields take the new values. */
  push(content: readonly ContentItem[]): void {
    this.session.push(toPage(content))
  }

  /** What the fields hold now, checked by nobody. */
  values(): FormValues {
    return collectValues(
      this.section.items.filter(({ element }) => element !== 'button'),
      this.store.getState(),
    )
  }

  /** What one field holds now; undefined for an id that the form does not have. */
  value(id: string): unknown {
    const item = this.#item(id)
    return item && this.store.getState().values[item.key]
  }

  /** Changes a field as if the user had. An id that the form does not have is passed over. */
  set(id: string, value: unknown): void {
    const item = this.#item(id)
    if (item) this.store.setState((state) => edit(state, item.key, value))
  }

  /**
   * The values when every field on screen keeps its limits and `check` has nothing against them either; else
   * undefined, and the errors stand at their fields.
   */
  submit(check?: FormCheck): FormValues | undefined {
    const { section, store } = this
    const visible = section.items.filter((item) => isOnScreen(this.session, section, item))
    const values = this.values()
    const ownErrors = check?.(values) ?? {}
    const errors: Record<string, FieldError> = {}
    for (const { id, key } of visible) {
      const own = ownErrors[id]
      if (own !== undefined) errors[key] = { code: 'own', limit: own }
    }
    Object.assign(errors, checkConstraints(visible, store.getState(), 'all'))
    store.setState({ errors })
    return Object.keys(errors).length === 0 ? values : undefined
  }

  /** Says what whoever judges the values has against one of them, until it is changed. */
  refuse(id: string, words: string): void {
    const item = this.#item(id)
    if (item) this.store.setState({ errors: { [item.key]: { code: 'own', limit: words } } })
  }

  /**
   * Counts what stands in the fields, all or those of `ids`, as known to the device: nothing of it is unsaved
   * any more.
   */
  settle(ids?: readonly string[]): void {
    const settled = this.section.items.filter(({ id }) => ids === undefined || ids.includes(id))
    this.store.setState((state) =>
      saved(
        state,
        settled.map(({ key }) => key),
      ),
    )
  }

  /** Throws the edits away. */
  revert(): void {
    this.store.setState(reverted)
  }

  #item(id: string): Item | undefined {
    return this.section.items.find((item) => item.id === id)
  }
}

function toPage(content: readonly ContentItem[]) {
  return { page: { label: '' }, sections: [{ id: 'form', element: 'section', content }] }
}
