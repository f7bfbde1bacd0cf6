// Puts a page of the provider into the language of the browser.

/** The text with its `{name}`s filled in. */
const filled = (text, words) => text.replace(/\{(\w+)\}/g, (whole, name) => words[name] ?? whole)

/**
 * Writes each text where its name stands (`data-text`), and resolves with what says any of them. A page that gets
 * none stays as it was written, in English.
 */
export async function speak() {
  const answer = await fetch('/checkout/texts.json').catch(() => undefined)
  const { language = 'en', texts = {} } = answer?.ok ? await answer.json() : {}
  document.documentElement.lang = language
  for (const element of document.querySelectorAll('[data-text]'))
    element.textContent = texts[element.dataset.text] ?? element.textContent
  document.title = document.querySelector('h1').textContent
  return (name, words = {}) => filled(texts[name] ?? name, words)
}
