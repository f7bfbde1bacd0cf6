/** The brand word of all fixtures. */
const ours = 'anybrand'

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const rename = (text: string, from: string, to: string): string =>
  from === to ? text : text.replaceAll(from, to).replaceAll(capitalised(from), capitalised(to))

const deeply = (value: unknown, change: (text: string) => string): unknown => {
  const text = JSON.stringify(value)
  const changed = text === undefined ? text : change(text)
  return changed === text || changed === undefined ? value : JSON.parse(changed)
}

/** An event of a fixture as a player of another brand would send it. */
export const inBrand = (
  event: string,
  payload: unknown,
  word: string,
): { event: string; payload: unknown } => ({
  event: rename(event, ours, word),
  payload: deeply(payload, (text) => rename(text, ours, word)),
})

/** What was sent to a player of another brand, in the words of the fixtures. */
export const inFixtureBrand = (
  event: string,
  payload: unknown,
  word: string,
): { event: string; payload: unknown } => ({
  event: rename(event, word, ours),
  payload: deeply(payload, (text) => rename(text, word, ours)),
})
