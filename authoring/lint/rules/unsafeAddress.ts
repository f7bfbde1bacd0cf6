import { onPage } from '../onPage'
import { addressesOf } from '../page/addressesOf'
import type { Rule } from '../Rule'
import { describe } from '../values/describe'

/** Finds addresses that are never opened. */
export const unsafeAddress: Rule = {
  name: 'unsafe-address',
  severity: 'error',
  summary: 'An address that is not http or https, which is never opened.',
  check: onPage((page, report) => {
    for (const { node, url } of addressesOf(page)) {
      if (url === undefined)
        report({
          at: node,
          message: `${describe(node)} is no address: nothing opens.`,
          hint: 'Write it as https://….',
        })
      else if (url.protocol !== 'https:' && url.protocol !== 'http:')
        report({
          at: node,
          message: `${describe(node)} is not opened: only http and https are.`,
          hint: 'Link to a web page; let the plugin do everything else with a method.',
        })
    }
  }),
}
