import type { JsonNode } from '../../json/JsonNode'
import { addressesOf } from '../page/pageParts'
import type { Finding, Rule } from '../Rule'
import { describe } from '../values/values'
import { walk } from '../onPage'

/** Finds addresses that are never opened: of buttons, and of links in texts. */
export const unsafeAddress: Rule = {
  name: 'unsafe-address',
  severity: 'error',
  summary: 'An address that is not http or https, which is never opened.',
  check({ page, strings }, report) {
    for (const { node, url } of page ? addressesOf(page) : []) {
      const words = ofButton(node, url)
      if (page && words) report({ file: page.file, at: node, ...words })
    }
    for (const { file, root } of [...(page ? [page] : []), ...strings.values()])
      for (const node of walk(root))
        for (const scheme of linkedSchemes(node.text ?? ''))
          report({
            file,
            at: node,
            severity: 'warning',
            message: `The text links to “${scheme}:”, which is taken out: only http and https are opened.`,
            hint: 'Link to a web page, or write the address as words.',
          })
  },
}

function ofButton(node: JsonNode, url: URL | undefined): Pick<Finding, 'message' | 'hint'> | undefined {
  if (url === undefined)
    return { message: `${describe(node)} is no address: nothing opens.`, hint: 'Write it as https://….' }
  if (url.protocol === 'https:' || url.protocol === 'http:') return undefined
  return {
    message: `${describe(node)} is not opened: only http and https are.`,
    hint: 'Link to a web page; let the plugin do everything else with a method.',
  }
}

/** Schemes, other than those that are opened, of links in a text that holds HTML. */
function linkedSchemes(text: string): string[] {
  if (!/<a\s/i.test(text)) return []
  return [...text.matchAll(/\shref\s{0,9}=\s{0,9}["']?\s{0,9}([a-z][a-z0-9+.-]{0,30}):/gi)]
    .map(([, scheme = '']) => scheme.toLowerCase())
    .filter((scheme) => scheme !== 'http' && scheme !== 'https')
}
