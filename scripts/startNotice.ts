import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { findLanguage } from '../schemas/languages.ts'

const folder = join(import.meta.dirname, 'startNotice')
const locales = join(import.meta.dirname, '../locales')

type Texts = Record<'old' | 'missing' | 'failed', { title: string; message: string }> &
  Record<'noScript', string>

const textsIn = (file: string): { start: Texts; action: { reload: string } } =>
  JSON.parse(readFileSync(join(locales, file), 'utf8'))

/** What is told apart of the tag of a file of texts, e.g. `el` of `gr.json`, `zh-Hant` of `zh_TW.json`. */
const tagOf = (file: string): string => {
  const code = file.slice(0, -'.json'.length)
  const tag = findLanguage(code)?.tag ?? code
  return tag.startsWith('zh') ? tag : tag.replace(/-.*/, '')
}

/** English first: where the browser cannot be asked for its language, most will look for that. */
const filesOfTexts = (): string[] => [
  'en.json',
  ...readdirSync(locales).filter((file) => /^(?!en\.)\w+\.json$/.test(file)),
]

/**
 * The script of this name without comments and indents, with JSON in the place of each of its words in
 * capitals. No minifier: those at hand write what the oldest browsers cannot read.
 */
function script(name: string, words: Record<string, unknown>): string {
  const lines = readFileSync(join(folder, `${name}.js`), 'utf8').split('\n')
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n')
    .replace(/\b[A-Z]{4,}\b/g, (word) =>
      Object.hasOwn(words, word) ? JSON.stringify(words[word]).replaceAll('<', '\\u003c') : word,
    )
}

/**
 * A Vite plugin: a page in which nothing starts says why, in the language of the browser, instead of staying
 * empty: a browser that is too old, scripts that are switched off, a file that does not come, an error before
 * anything is drawn. What watches stands in the page; what is said comes only when it is needed.
 */
export const startNotice = (): Plugin => ({
  name: 'start-notice',
  apply: 'build',
  buildStart() {
    const texts = Object.fromEntries(
      filesOfTexts().map((file) => {
        const { start, action } = textsIn(file)
        const { old, missing, failed } = start
        return [tagOf(file), { old, missing, failed, reload: action.reload }]
      }),
    )
    this.emitFile({
      type: 'asset',
      name: 'notice.js',
      source: script('notice', { TEXTS: texts }),
    })
  },
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const file = Object.values(bundle).find(
        (one) => one.type === 'asset' && one.names.includes('notice.js'),
      )
      // The gallery is built with these plugins, too.
      if (!file) return []
      const english = textsIn('en.json').start
      return [
        {
          tag: 'script',
          children: script('watch', { NOTICE: `/${file.fileName}`, WORDS: english.missing.message }),
          injectTo: 'head-prepend',
        },
        {
          tag: 'noscript',
          children: filesOfTexts().map((one) => ({
            tag: 'p',
            attrs: { lang: tagOf(one) },
            children: textsIn(one).start.noScript,
          })),
          injectTo: 'body-prepend',
        },
      ]
    },
  },
})
