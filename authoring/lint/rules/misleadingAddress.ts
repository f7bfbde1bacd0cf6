import { onPage } from '../onPage'
import { addressesOf } from '../page/pageParts'
import type { Rule } from '../Rule'
import { describe } from '../values/values'

/** Finds addresses that lead elsewhere than their author thinks. */
export const misleadingAddress: Rule = {
  name: 'misleading-address',
  severity: 'warning',
  summary: 'An address without https://, or one of the machine that the page is looked at on.',
  check: onPage((page, report) => {
    for (const { node, url } of addressesOf(page)) {
      const text = (node.text ?? '').trim()
      if (/^(www\.|[\w-]+(\.[\w-]+)*\.(com|org|net|io|de|fm|tv|uk|fr|it|nl|me)(\/|:|$))/i.test(text))
        report({
          at: node,
          message: `${describe(node)} has no scheme, so it is looked for on the player itself.`,
          hint: `Write “https://${text}”.`,
        })
      else if (/^(localhost|127(\.\d+){3}|\[::1\])$/.test(url?.hostname ?? ''))
        report({
          at: node,
          message: `${describe(node)} leads to the phone or computer that shows the page, not to the player.`,
          hint: 'Leave the address out and let the plugin fill in the address of the player.',
        })
    }
  }),
}
