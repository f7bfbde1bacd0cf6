import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'

/** Each script of a page that stands in the page itself. */
const inline = /<script>([^]*?)<\/script>/g

/**
 * By the Content-Security-Policy of an answer, the scripts that stand in the page of this file may run, by their hashes, and no other inline
 * one. Said also where the answer is that nothing has changed: browsers take the headers of that for those of the page they kept.
 */
export async function allowInlineScripts(
  response: Pick<ServerResponse, 'getHeader' | 'setHeader'>,
  file: string,
): Promise<void> {
  const policy = response.getHeader('content-security-policy')
  if (typeof policy !== 'string') return
  // Without a page there is nothing to allow, and whoever serves it says so.
  const page = await readFile(file, 'utf8').catch(() => '')
  const hashes = Array.from(
    page.matchAll(inline),
    ([, script = '']) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  response.setHeader(
    'content-security-policy',
    policy.replace("script-src 'self'", (sources) => sources + hashes.join('')),
  )
}
