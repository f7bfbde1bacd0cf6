import { setImmediate as turn } from 'node:timers/promises'
import { narrowJson } from '../core/createOverlay'
import type { Page } from './items'

/** So many items are written in one go: some milliseconds' worth. */
const atOnce = 500

/** The JSON of an object up to where one member more can follow. */
function openObject(value: object): string {
  const json = narrowJson(value)
  return json === '{}' ? '{' : `${json.slice(0, -1)},`
}

/**
 * A page as it goes over the wire, `ref` and all: JSON in pieces, to be put together. Written piece by piece
 * with everything else having its turn in between, as the JSON of 50,000 items takes a player longer than it
 * may keep anybody waiting.
 */
export async function writePage({ navigation }: Page, ref?: string): Promise<string[]> {
  const answer = ref === undefined ? {} : { ref }
  if (navigation === undefined) return [JSON.stringify(answer)]
  const { lists, ...rest } = navigation
  const pieces: string[] = []
  let text = `${openObject(answer)}"navigation":${openObject(rest)}"lists":[`
  for (const [place, { items, ...list }] of lists.entries()) {
    text += `${place === 0 ? '' : ','}${openObject(list)}"items":[`
    for (let begin = 0; begin < items.length; begin += atOnce) {
      if (begin > 0) {
        pieces.push(`${text},`)
        text = ''
        await turn()
      }
      text += items
        .slice(begin, begin + atOnce)
        .map(narrowJson)
        .join(',')
    }
    text += ']}'
  }
  pieces.push(`${text}]}}`)
  return pieces
}
