import { type Json, isJsonObject } from '../../authoring/json/Json'
import { exampleKinds, type Example } from './Example'

const isKind = (word: string): word is Example['kind'] => exampleKinds.some((kind) => kind === word)

/**
 * The examples of a Markdown text: its blocks fenced as ```json <kind>. Throws, with the heading, where one
 * is no JSON object.
 */
export function readExamples(markdown: string): Example[] {
  const parts = /^#+ (.+)$|^```json (\w+)\n([^]*?)^```$|^!\[[^\]]*\]\(pictures\/([\w-]+\.png)\)$/gm
  const examples: Example[] = []
  let heading = ''
  for (const [, title, kind = '', text = '', picture] of markdown.matchAll(parts)) {
    if (title !== undefined) heading = title
    else if (picture !== undefined) {
      const last = examples.at(-1)
      if (last?.heading !== heading) throw new Error(`${picture} follows no example of “${heading}”`)
      last.picture = picture
    } else if (isKind(kind)) examples.push({ kind, heading, json: readObject(text, heading) })
    else throw new Error(`“${heading}” has a block of the unknown kind “${kind}”`)
  }
  return examples
}

function readObject(text: string, heading: string) {
  try {
    const json: Json = JSON.parse(text)
    if (isJsonObject(json)) return json
  } catch (error) {
    throw new Error(`“${heading}”: ${String(error)}`, { cause: error })
  }
  throw new Error(`“${heading}” has a block that is no JSON object`)
}
