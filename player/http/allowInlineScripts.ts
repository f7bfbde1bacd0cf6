import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'

/** Each script of a page that stands in the page itself. */
const inline = /<script>([^]*?)<\/script>/g

/** By the Content-Security-Policy, whatever it is, the scripts that stand in this page may run, by their hashes, and no other inline one. */
export function allowInlineScripts(response: Pick<ServerResponse, 'getHeader' | 'setHeader'>, page: string) {
  const hashes = Array.from(page.matchAll(inline), ([, script = '']) => {
    return ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`
  })
  const policy = response.getHeader('content-security-policy')
  if (typeof policy !== 'string') return
  response.setHeader(
    'content-security-policy',
    policy.replace("script-src 'self'", (sources) => sources + hashes.join('')),
  )
}
