import common from './defineCheckout.js?raw'
import { scriptWords } from './scriptWords'

/**
 * The script of the checkout, one plain file: what all have in common, what the server knows, and the
 * provider's part. Both are written as modules, so what makes them some is left out.
 */
export function ownScript(providersPart: string, settings: Readonly<Record<string, unknown>>): string {
  const known = JSON.stringify({ ...settings, words: scriptWords })
  const parts = [
    common.replace('/* settings */ {}', () => known).replaceAll(/^export /gm, ''),
    providersPart.replaceAll(/^import [^']*'.*'$/gm, ''),
  ]
  return `;(() => {\n'use strict'\n${parts.join('\n')}\n})()\n`
}
