import type { JsonNode } from '../../json/JsonNode'
import { textOf } from '../values/textOf'
import type { LintedPage } from './LintedPage'

/** An address that a button opens; `url` is undefined where it is none. */
interface LintedAddress {
  node: JsonNode
  url: URL | undefined
}

/** The addresses that buttons of a page open, as seen from a player. Those that are texts to translate are left out. */
export function addressesOf({ sections }: LintedPage): LintedAddress[] {
  return sections.flatMap(({ items }) =>
    items.flatMap(({ node, element }): LintedAddress[] => {
      const onClick = element === 'button' ? node.get('onClick') : undefined
      const type = textOf(onClick?.get('type'))
      const address =
        type === 'openUrl' ? onClick?.get('url') : type === 'oauth' ? onClick?.get('performerUrl') : undefined
      const text = address?.text ?? ''
      if (address === undefined || text === '' || text.startsWith('TRANSLATE.')) return []
      return [{ node: address, url: read(text) }]
    }),
  )
}

function read(text: string): URL | undefined {
  if (text.trim() === '') return undefined
  try {
    return new URL(text, 'http://player.local/')
  } catch {
    return undefined
  }
}
