import { setImmediate as turn } from 'node:timers/promises'
import { mapInSlices } from '../core/inSlices'
import { narrowJson } from '../core/narrowJson'
import type { Page } from './Page'

/** So many items make some megabytes. */
const long = 5_000

/** The JSON of an object with one member more, of which the JSON is there already. */
function withMember(object: string, name: string, value: string): string {
  return `${object.slice(0, -1)}${object === '{}' ? '' : ','}"${name}":${value}}`
}

/**
 * A page as it goes over the wire, `ref` and all. Written item by item with everything else having its turn in between: the JSON of
 * 50,000 items takes a player longer than it may keep anybody waiting.
 */
export async function writePage({ navigation }: Page, ref?: string): Promise<string> {
  const answer = JSON.stringify(ref === undefined ? {} : { ref })
  if (navigation === undefined) return answer
  const { lists, ...rest } = navigation
  const written: string[] = []
  for (const { items, ...list } of lists) {
    const texts = await mapInSlices(items, narrowJson)
    written.push(withMember(JSON.stringify(list), 'items', `[${texts.join(',')}]`))
    // To put so much together and to send it are both long enough for one turn.
    if (items.length > long) await turn()
  }
  return withMember(answer, 'navigation', withMember(JSON.stringify(rest), 'lists', `[${written.join(',')}]`))
}
