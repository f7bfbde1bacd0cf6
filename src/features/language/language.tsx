import { IconChevronDown } from '@tabler/icons-react'
import type { i18n, TFunction } from 'i18next'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { english, findLanguage, type Language, languages } from '../../../schemas/languages'
import { switchLanguage, useTranslation } from '../../i18n/TranslationProvider'
import { hasAllTexts, hasTexts } from '../../i18n/knownTexts'
import { useTellForgotten } from '../../ui/useTellForgotten'
import classes from './LanguageChoice.module.css'

/** A choice made in this browser, and what the device's language was then (undefined if it was not known). */
interface StoredLanguage {
  code: string
  deviceCode?: string | undefined
}

/**
 * Which language to draw: the latest choice, wherever it was made, so this browser's stored one unless the
 * device's language was changed since; then the device's; then the browser's first two letters [D9-3]; then
 * English [D8-26].
 */
export const chooseLanguage = (known: {
  stored?: StoredLanguage | undefined
  deviceCode?: string | undefined
  browserTag?: string | undefined
}): Language => {
  const stored = findLanguage(known.stored?.code)
  const device = findLanguage(known.deviceCode)
  const wasChangedOnDevice =
    known.stored?.deviceCode !== undefined && known.stored.deviceCode !== known.deviceCode
  const chosen = device && wasChangedOnDevice ? device : (stored ?? device)
  return chosen ?? findLanguage(known.browserTag) ?? english
}

/** What the store needs of its surroundings. */
interface LanguageSurroundings {
  translator: i18n
  /** What this browser remembers; undefined is nothing. */
  storage: {
    read: (name: string) => string | undefined
    write: (name: string, value: string | undefined) => void
  }
  /** The browser's language tag, e.g. `de-AT`. */
  browserTag: string
}

const toStored = (text: string | undefined): StoredLanguage | undefined => {
  const [code, deviceCode] = text?.split(' ') ?? []
  return code ? { code, deviceCode } : undefined
}

const toText = ({ code, deviceCode }: StoredLanguage) => [code, deviceCode].filter(Boolean).join(' ')

/** Keeps which language is drawn: the latest choice, wherever it was made, remembered in this browser. */
export class LanguageStore {
  readonly #around: LanguageSurroundings
  readonly #listeners = new Set<() => void>()
  #language: Language
  #isDrawn = false
  /** The device's language as pushed since the page was loaded. */
  #pushed: string | undefined

  constructor(around: LanguageSurroundings) {
    this.#around = around
    this.#language = this.#choose()
  }

  /** The chosen language; drawn in English while its texts are missing. */
  readonly current = (): Language => this.#language

  /** Calls `listener` after each change; returns the unsubscriber. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Draws the chosen language; again after a failure of all or a part, e.g. when the device that serves the
   * texts is back.
   */
  async draw(): Promise<void> {
    const { translator } = this.#around
    if (this.#isDrawn && hasAllTexts(translator)) return
    const language = this.#language
    const isDrawn = await switchLanguage(translator, language)
    if (language === this.#language) this.#isDrawn = isDrawn
  }

  /** The user has chosen a language in this browser. */
  async choose(language: Language): Promise<void> {
    this.#around.storage.write('language', toText({ code: language.code, deviceCode: this.#deviceCode() }))
    await this.#become(language)
  }

  /**
   * The device has pushed its language. Resolves to whether that changed the language while the panel was
   * open, when the device's own texts on screen are still in the old one and the page should be loaded anew
   * [D4-39].
   */
  async hear(deviceCode: string): Promise<boolean> {
    const { storage } = this.#around
    const isFirst = this.#pushed === undefined
    const wasChanged = this.#deviceCode() !== deviceCode
    this.#pushed = deviceCode
    if (!wasChanged) return false
    const language = this.#choose(deviceCode)
    const stored = toStored(storage.read('language'))
    if (stored?.deviceCode !== undefined) storage.write('language', undefined)
    else if (stored) storage.write('language', toText({ code: stored.code, deviceCode }))
    storage.write('deviceLanguage', deviceCode)
    const isOther = language.code !== this.#language.code
    await this.#become(language)
    return isOther && !isFirst
  }

  #deviceCode() {
    return this.#pushed ?? this.#around.storage.read('deviceLanguage')
  }

  #choose(deviceCode = this.#deviceCode()) {
    const { storage, browserTag } = this.#around
    return chooseLanguage({ stored: toStored(storage.read('language')), deviceCode, browserTag })
  }

  async #become(language: Language) {
    if (language.code === this.#language.code && this.#isDrawn) return
    this.#language = language
    this.#isDrawn = false
    await this.draw()
    for (const listener of this.#listeners) listener()
  }
}

/** The store of the language; undefined outside the app. */
export const LanguageContext = createContext<LanguageStore | undefined>(undefined)

/**
 * What a language is called where it is offered: by its own name, and with a word when the panel has no texts
 * in it.
 */
export const nameOfLanguage = ({ code, label }: Language, t: TFunction): string =>
  hasTexts(code) ? label : t('language.withoutTexts', { language: label })

interface Props {
  /** `compact` for the header: the list is narrow. */
  variant?: 'compact' | 'row'
}

/** Chooses the language of the interface from the list of their own names [D2.3-2]. */
export const LanguageChoice = ({ variant = 'row' }: Props) => {
  const { t } = useTranslation()
  const languageStore = useContext(LanguageContext)
  if (!languageStore) throw new Error('LanguageChoice needs a LanguageContext above it')
  const tellForgotten = useTellForgotten()
  const current = useSyncExternalStore(languageStore.subscribe, languageStore.current)
  return (
    <span className={classes.choice} data-variant={variant}>
      <select
        className={classes.select}
        aria-label={t('language.label')}
        value={current.code}
        onChange={(event) => {
          const language = findLanguage(event.currentTarget.value)
          if (language) void languageStore.choose(language).then(tellForgotten)
        }}
      >
        {languages.map((language) => (
          <option key={language.code} value={language.code}>
            {nameOfLanguage(language, t)}
          </option>
        ))}
      </select>
      <IconChevronDown size={20} stroke={1.5} className={classes.arrow} aria-hidden />
    </span>
  )
}
