import { createStore, type StoreApi } from 'zustand/vanilla'
import type { JsonObject } from '../../../authoring/json/JsonObject'
import type { PreviewSource } from '../../../authoring/PreviewData'
import { PageSession } from '../../renderer'
import type { PageProblem } from '../channel/FromPage'
import { readRawPage } from './readRawPage'
import { retype } from './retype'
import { typedEdits } from './typedEdits'

/** The page that is drawn, and what is wrong with the text that was saved last. */
export interface KeptPage {
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
 * Keeps the page over saves, changes of language and half-written files: what was typed stays, and a text that cannot be
 * drawn leaves the last good page where it is.
 */
export class PageKeeper {
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
      // Another language is no change of the device's: the same fields in other words, in conflict with nobody.
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
