import type en from '../../locales/en.json'

/** The texts of one language: the shape of English, where any may be missing. */
export type Texts = typeof en

const files = import.meta.glob<Texts>(['../../locales/*.json', '!../../locales/en.json'], {
  import: 'default',
})

const pathOf = (code: string) => `../../locales/${code}.json`

/** Whether the interface has texts in the language with this code; English always has. */
export const hasTexts = (code: string): boolean => code === 'en' || pathOf(code) in files

/** Loads the texts of a language by its code; undefined if there are none. Rejects when the chunk cannot be loaded. */
export const loadTexts = async (code: string): Promise<Texts | undefined> => files[pathOf(code)]?.()
