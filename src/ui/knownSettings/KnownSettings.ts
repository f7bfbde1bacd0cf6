import { createContext } from 'react'

/** A setting of a page that was pushed, or a section of it, where it is and what it is called. */
export interface KnownSetting {
  /** `category/name` of its page. */
  pageName: string
  /** Keys of section and item on the page; a section itself has no item. */
  sectionKey: string
  itemKey?: string
  label: string
  /** Titles of page and section, as far as they have some. */
  place: string[]
}

/** The settings of every page that was open since the panel was loaded, so that they can be found again. */
export class KnownSettings {
  readonly #pages = new Map<string, readonly KnownSetting[]>()

  /** What a page holds now; takes the place of what it held. */
  note(pageName: string, settings: readonly KnownSetting[]): void {
    this.#pages.set(pageName, settings)
  }

  /** All of them, pages in the order in which they were first open. */
  all(): KnownSetting[] {
    return [...this.#pages.values()].flat()
  }
}

/** Where pages note their settings; undefined where nobody looks for any. */
export const KnownSettingsContext = createContext<KnownSettings | undefined>(undefined)

const form = /^#?setting=([^/]+)(?:\/(.+))?$/

/** The end of an address that leads to a section of a page or an item in it, without its '#'. */
export const hashOfTarget = (sectionKey: string, itemKey?: string): string =>
  `setting=${[sectionKey, itemKey]
    .flatMap((key) => key ?? [])
    .map(encodeURIComponent)
    .join('/')}`

/** What such an end of an address names; undefined for any other. Never throws. */
export function targetInHash(hash: string): { sectionKey: string; itemKey?: string } | undefined {
  const [, section, item] = form.exec(hash) ?? []
  if (section === undefined) return undefined
  try {
    return {
      sectionKey: decodeURIComponent(section),
      ...(item !== undefined && { itemKey: decodeURIComponent(item) }),
    }
  } catch {
    return undefined
  }
}
