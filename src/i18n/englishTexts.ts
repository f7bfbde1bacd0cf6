import en, {
  action,
  app,
  appearance,
  colorScheme,
  connection,
  deviceLanguage,
  dialog,
  drives,
  failure,
  footer,
  home,
  inputs,
  keys,
  language,
  leave,
  locked,
  menu,
  metadata,
  musicPlugins,
  myMusic,
  palette,
  playback,
  playlists,
  reload,
  renderer,
  ripping,
  settings,
  shell,
  staticPage,
  system,
  tabs,
  toast,
  upload,
} from '../../locales/en.json'
import type { i18n } from 'i18next'
import type { Texts } from './texts'

/** Texts that come with the chunk of the feature that shows them, by `addEnglish`: no screen waits for those of another. */
type Later = 'wizard' | 'network' | 'debug' | 'tools' | 'queue'

const first: Omit<Texts, Later> = {
  action,
  app,
  appearance,
  colorScheme,
  connection,
  deviceLanguage,
  dialog,
  drives,
  failure,
  footer,
  home,
  inputs,
  keys,
  language,
  leave,
  locked,
  menu,
  metadata,
  musicPlugins,
  myMusic,
  palette,
  playback,
  playlists,
  reload,
  renderer,
  ripping,
  settings,
  shell,
  staticPage,
  system,
  tabs,
  toast,
  upload,
}

// Tests and stories draw parts of features without what loads them.
const known: Partial<Texts> = import.meta.env.PROD ? first : en
const translators = new Set<i18n>()

/** The English texts that are here. */
export const englishTexts = (): Partial<Texts> => known

/** Adds English texts of a feature to every translator, those to come included. */
export function addEnglish(texts: Partial<Record<Later, object>>): void {
  Object.assign(known, texts)
  for (const translator of translators) addTo(translator, texts)
}

/** Lets a translator have the texts that are added from now on. */
export function keepInEnglish(translator: i18n): void {
  translators.add(translator)
  addTo(translator, known)
}

function addTo(translator: i18n, texts: object): void {
  translator.addResourceBundle('en', 'translation', texts, true, true)
}
