// Puts a page of the provider into the language of the browser. The cloud writes the texts in here as it sends this file, so that
// nothing has to be fetched that could fail.

const { language = 'en', texts = {} } = /* settings */ {}

/** The text with its `{name}`s filled in. */
const filled = (text, words) => text.replace(/\{(\w+)\}/g, (whole, name) => words[name] ?? whole)

/** The text for a count, in the form of the plural that the language has for it. */
const counted = (name, count) =>
  texts[`${name}_${new Intl.PluralRules(language).select(count)}`] ?? texts[`${name}_other`]

/** Says any of the texts; of those that count, the one for `count`. */
export const say = (name, words = {}) =>
  filled((typeof words.count === 'number' ? counted(name, words.count) : texts[name]) ?? name, words)

/** Lists what is told of an order: its name, its value and, where it stands out, the class of that. */
export function showFacts(list, facts) {
  list.replaceChildren(
    ...facts.map(([term, value, kind = '']) => {
      const [row, dt, dd] = ['div', 'dt', 'dd'].map((name) => document.createElement(name))
      dt.textContent = term
      dd.textContent = value
      dd.className = kind
      row.append(dt, dd)
      return row
    }),
  )
}

/** Writes each text where its name stands (`data-text`). */
export function speak() {
  document.documentElement.lang = language
  for (const element of document.querySelectorAll('[data-text]'))
    element.textContent = texts[element.dataset.text] ?? element.textContent
  document.title = document.querySelector('h1').textContent
}
