import longGerman from '../../fixtures/pushUiConfig/long-german.json'

const words = longGerman.sections.flatMap(({ content }) => content).map(({ label }) => label)
const longest = words.reduce((longest, label) => (label.length > longest.length ? label : longest), '')

/**
 * The same page with long German words for labels, descriptions and options, as a translated device pushes
 * them.
 */
export function inLongGerman(page: unknown): unknown {
  return JSON.parse(
    JSON.stringify(page, (key, value: unknown) =>
      ['label', 'description', 'button_label'].includes(key) && value !== '' ? longest : value,
    ),
  )
}
