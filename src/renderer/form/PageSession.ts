import { createStore, type StoreApi } from 'zustand/vanilla'
import { pageValidators } from '../../../schemas/generated/pageValidators'
import { normaliseItem, rulesOf, type Item } from '../elements/elements'
import { schema as schemaRules, type SchemaItem } from '../elements/schema/element'
import type { Notice } from '../model/Notice'
import { isObject, toText, toConfirmation, toFlag, toVisibleIf, toWholeText } from '../values'
import type { SaveButton, Section, FormSection, Page } from '../model/Page'
import { type SectionState, hasEdits, pristine, repush } from './sectionState.reducers'

/**
 * What the page's schema has against a pushed item that normalise could draw: told at the spot, for the
 * page's author. An item that normalise has already noted something about gets no second opinion.
 */
function validateItem(raw: unknown, item: Item): Notice[] {
  if (item.element === 'unknown' || item.element === 'schema' || item.notices.length > 0) return []
  const validate = pageValidators[item.element]
  if (!validate(raw)) {
    const [error] = validate.errors ?? []
    return [{ code: 'schema', detail: [error?.instancePath, error?.message].filter(Boolean).join(' ') }]
  }
  const notice = rulesOf(item).judge(item)
  return notice ? [notice] : []
}

/**
 * A form field's name for an author's id. Any id is allowed, but the form library reads `.`, `[`, `]`, quotes
 * and `|` as a path, and bare `__proto__` is a trap.
 */
function toFieldName(id: string, occurrence: number): string {
  const safe = Array.from(id, (char) =>
    /[\w-]/.test(char) ? char : `%${char.codePointAt(0)?.toString(16)}`,
  ).join('')
  return `f-${safe}~${occurrence}`
}

/** One section of whatever shape, as a section that can be drawn; `key` is its identity on the page. */
export function normaliseSection(raw: unknown, key: string): Section {
  const section = isObject(raw) ? raw : {}
  const notices: Notice[] = isObject(raw) ? [] : [{ code: 'invalidSection' }]
  const base = {
    key,
    id: toText(section['id']),
    label: toText(section['label']),
    description: toText(section['description']),
    doc: toText(section['doc']),
    hidden: toFlag(section['hidden']),
    notices,
  }
  const coreSection = toText(section['coreSection'])
  if (coreSection !== '') return { ...base, kind: 'core', coreSection }

  const schemaItem = isObject(section['schema']) ? toSchemaItem(section) : undefined
  const items = schemaItem ? [schemaItem] : normaliseItems(section['content'])
  const save = toSaveButton(section, schemaItem)
  if (schemaItem && section['content'] !== undefined) notices.push({ code: 'schemaBesideContent' })
  if (isObject(raw) && items.length === 0 && base.description.trim() === '' && !save)
    notices.push({ code: 'noContent' })
  if (save && !save.onSave) notices.push({ code: 'cannotSave' })
  for (const id of new Set(save?.data))
    if (!items.some((item) => item.id === id)) notices.push({ code: 'unknownSaveField', detail: id })
  return {
    ...base,
    kind: 'form',
    icon: toText(section['icon']),
    image: toWholeText(section['image']),
    items,
    ...(save && { save }),
  }
}

function normaliseItems(content: unknown): Item[] {
  const entries: unknown[] = Array.isArray(content) ? content : isObject(content) ? [content] : []
  const seen = new Map<string, number>()
  return entries.flatMap((entry) => {
    const id = isObject(entry) ? toText(entry['id']) : ''
    const occurrence = seen.get(id) ?? 0
    seen.set(id, occurrence + 1)
    const item = normaliseItem(entry, toFieldName(id, occurrence))
    if (!item) return []
    if (id !== '' && occurrence > 0) item.notices.push({ code: 'repeatedId', detail: id })
    item.notices.push(...validateItem(entry, item))
    return [item]
  })
}

/** A section that carries a JSON Schema is one field, whose value is the section's. */
function toSchemaItem(section: Record<string, unknown>): SchemaItem {
  const base = { key: 'schema', id: '', label: '', description: '', doc: '', hidden: false, readonly: false }
  return schemaRules.normalise(section, { ...base, pushed: section['value'], notices: [] }, {})
}

function toSaveButton(
  section: Record<string, unknown>,
  schemaItem: SchemaItem | undefined,
): SaveButton | undefined {
  // Without a button nobody could save a form; a section of items may have none.
  const button = section['saveButton'] ?? (schemaItem && isObject(section['onSave']) ? {} : undefined)
  if (!isObject(button) || toFlag(button['hidden'])) return undefined
  const visibleIf = toVisibleIf(button['visibleIf'])
  const onSave = isObject(section['onSave']) ? section['onSave'] : undefined
  const { askForConfirm, ...call } = onSave ?? {}
  const confirm = toConfirmation(askForConfirm)
  return {
    label: toText(button['label']),
    data: !schemaItem && Array.isArray(button['data']) ? button['data'].map(toText) : undefined,
    ...(schemaItem && { isWhole: true }),
    ...(visibleIf && { visibleIf }),
    onSave: onSave && call,
    ...(confirm && { confirm }),
  }
}

/**
 * Any pushed page description as a page that can be drawn. Never throws; what could not be repaired is noted.
 */
export function normalisePage(raw: unknown): Page {
  const root = isObject(raw) ? raw : {}
  const head = isObject(root['page']) ? root['page'] : {}
  const protection = isObject(head['passwordProtection']) ? head['passwordProtection'] : {}
  const seen = new Map<string, number>()
  const sections = (Array.isArray(root['sections']) ? root['sections'] : []).map((section: unknown) => {
    const id = isObject(section) ? toText(section['id']) || toText(section['coreSection']) : ''
    const occurrence = seen.get(id) ?? 0
    seen.set(id, occurrence + 1)
    return normaliseSection(section, toFieldName(id, occurrence))
  })
  const forms = sections.filter((section) => section.kind === 'form')
  const ids = new Set(forms.flatMap((section) => section.items.map(({ id }) => id)))
  for (const section of forms) noteUnknownConditions(section, ids)
  const label = toText(head['label'])
  return {
    label,
    description: toText(head['description']),
    ...(toFlag(protection['enabled']) && { passwordProtection: { message: toText(protection['message']) } }),
    sections,
    notices:
      sections.length === 0 || !(isSaid(label) || sections.some(showsText)) ? [{ code: 'noSections' }] : [],
  }
}

function isSaid(text: string): boolean {
  return text.trim() !== ''
}

/**
 * Whether a section shows some text whatever its fields hold; descriptions do not count, they may be empty
 * HTML.
 */
function showsText(section: Section): boolean {
  if (section.hidden) return false
  if (section.kind === 'core' || isSaid(section.label) || section.notices.length > 0) return true
  const { items, save } = section
  return (
    (save !== undefined && !save.visibleIf) ||
    items.some(
      (item) => !item.hidden && !item.visibleIf && !(item.element === 'input' && item.type === 'hidden'),
    )
  )
}

/**
 * A condition on a field that the page does not have can never be read, so its item stays visible and says
 * so.
 */
function noteUnknownConditions(section: FormSection, ids: ReadonlySet<string>): void {
  for (const item of section.items) {
    const field = item.visibleIf?.field
    if (field === undefined || ids.has(field)) continue
    item.notices.push({ code: 'visibleIfUnknownField', detail: field })
    delete item.visibleIf
  }
  if (section.save?.visibleIf && !ids.has(section.save.visibleIf.field)) delete section.save.visibleIf
}

/** Values and edits of one section; a field subscribes to its own key only. */
export type SectionStore = StoreApi<SectionState>

/**
 * One visit of one page: the page as last pushed and what the user did to it. Survives re-pushes and
 * reconnects; it knows nothing of React, so that it is tested without a screen.
 */
export class PageSession {
  readonly page: StoreApi<Page>
  /** What has to be asked before a section may be saved, by its key: whoever draws its fields knows more. */
  readonly judges = new Map<string, () => Promise<boolean>>()
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

  /**
   * Where the field with an author's id lives: in the asking section first [D2.10-5], else anywhere on the
   * page.
   */
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
