// Puts a page of the provider into the language of the browser. The cloud writes the texts in here as it sends this file, so that
// nothing has to be fetched that could fail.

const { language = 'en', texts = {} } = /* settings */ {}

/** The text with its `{name}`s filled in. */
const filled = (text, words) => text.replace(/\{(\w+)\}/g, (whole, name) => words[name] ?? whole)

/** Says any of the texts. */
export const say = (name, words = {}) => filled(texts[name] ?? name, words)

/** Writes each text where its name stands (`data-text`). */
export function speak() {
  document.documentElement.lang = language
  for (const element of document.querySelectorAll('[data-text]'))
    element.textContent = texts[element.dataset.text] ?? element.textContent
  document.title = document.querySelector('h1').textContent
}
