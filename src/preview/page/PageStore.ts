import { createStore, type StoreApi } from 'zustand/vanilla'
import { isSameValue, type FormSection, type Item, PageSession, edit, findOption } from '../../renderer'
import type { PreviewSource } from '../../../authoring/PreviewData'
import { type Json, type JsonObject, isJsonObject } from '../../../authoring/json/Json'
import { withLayouts } from '../../../authoring/homebridge/withLayout'
import { translatePage } from '../../../authoring/translatePage'
import type { PageProblem } from '../channel/messages'

/** A field that holds something else than the page gave it. */
interface TypedEdit {
  sectionKey: string
  item: Item
  value: unknown
}

/**
 * What somebody typed into a page, also what Save has taken since: the page itself never learns of that here.
 */
function typedEdits(session: PageSession): TypedEdit[] {
  const forms = session.page.getState().sections.filter((section) => section.kind === 'form')
  return forms.flatMap((section) => typedIn(session, section))
}

function typedIn(session: PageSession, section: FormSection): TypedEdit[] {
  const { values } = session.store(section.key).getState()
  return section.items
    .filter((item) => !isSameValue(values[item.key], item.pushed))
    .map((item) => ({ sectionKey: section.key, item, value: values[item.key] }))
}

/**
 * Types into a page what was typed into it before. A field that is gone is left out, one that has become
 * another kind begins anew, and a chosen option is the one of the same value, in the words that it has now.
 */
function retype(session: PageSession, edits: readonly TypedEdit[]): void {
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

/** A page as a player would push it, or why there is none. */
type RawPage = { raw: JsonObject } | { problem: PageProblem }

/**
 * The page of some files with the texts of a language put in, English standing in for what that lacks, as
 * players do; undefined leaves the keys as written. Texts that are no JSON count as absent. Never throws.
 */
function readRawPage({ page, strings }: PreviewSource, language: string | undefined): RawPage {
  const wanted = language === undefined ? [] : [language, 'en']
  const dictionaries = wanted.flatMap((code) => {
    const file = strings.find((one) => one.language === code)?.file
    const texts = file && parse(file.text)
    return isJsonObject(texts) ? [texts] : []
  })
  const written = parse(page.text)
  if (written === undefined) return { problem: 'syntax' }
  try {
    const meant = withLayouts(written)
    const raw = language === undefined ? meant : translatePage(meant, dictionaries)
    return isJsonObject(raw) ? { raw } : { problem: 'noPage' }
  } catch {
    // Nested deeper than the stack.
    return { problem: 'noPage' }
  }
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The page that is drawn, and what is wrong with the text that was saved last. */
interface KeptPage {
  /** Absent until there was a page once. */
  session?: PageSession
  /** The sections' images that the plugin's folder holds, by name. */
  images: Readonly<Record<string, string>>
  /** What the session holds, as a player would have pushed it. */
  raw?: JsonObject
  problem?: PageProblem
  /** Counts how often everything was thrown away: a page that is begun anew asks for its password again. */
  visit: number
}

/**
 * Keeps the page over saves, changes of language and half-written files: what was typed stays, and a text
 * that cannot be drawn leaves the last good page where it is.
 */
export class PageStore {
  readonly kept: StoreApi<KeptPage> = createStore<KeptPage>(() => ({ visit: 0, images: {} }))
  #revision: number | undefined
  #language: string | undefined

  /** The files as they are now, in a language; `revision` is another number whenever they are others. */
  show(source: PreviewSource | undefined, revision: number, language: string | undefined): void {
    const { session, visit } = this.kept.getState()
    const isOtherLanguage = language !== this.#language
    if (revision === this.#revision && !isOtherLanguage) return
    this.#revision = revision
    this.#language = language
    // A file that vanishes is mostly one that an editor is about to replace.
    if (!source) return
    const { images } = source
    const read = readRawPage(source, language)
    if ('problem' in read) this.kept.setState({ problem: read.problem })
    else if (session && !isOtherLanguage) {
      const typed = typedEdits(session)
      session.push(read.raw)
      retype(session, typed)
      this.kept.setState({ session, raw: read.raw, visit, images }, true)
    } else {
      // Another language is no change of the device's: the same fields in other words, in conflict with
      // nobody.
      const fresh = new PageSession(read.raw)
      if (session) retype(fresh, typedEdits(session))
      this.kept.setState({ session: fresh, raw: read.raw, visit, images }, true)
    }
  }

  /** The page as the files have it, nothing typed. */
  startOver(): void {
    const { raw, problem, visit, images } = this.kept.getState()
    if (!raw) return
    const fresh = { session: new PageSession(raw), raw, visit: visit + 1, images }
    this.kept.setState(problem ? { ...fresh, problem } : fresh, true)
  }
}
