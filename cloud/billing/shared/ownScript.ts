import { scriptWords } from './scriptWords'

const sources = import.meta.glob<string>(['./defineCheckout.js', '../*/checkout/script.js'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/**
 * The script of the checkout for a provider, one plain file: what all have in common, what the server knows,
 * and the provider's part. Both are written as modules, so what makes them some is left out.
 */
export function ownScript(
  provider: 'paddle' | 'stripe',
  settings: Readonly<Record<string, unknown>>,
): string {
  const common = sources['./defineCheckout.js'] ?? ''
  const own = sources[`../${provider}/checkout/script.js`] ?? ''
  const known = JSON.stringify({ ...settings, words: scriptWords })
  const parts = [
    common.replace('/* settings */ {}', () => known).replaceAll(/^export /gm, ''),
    own.replaceAll(/^import [^']*'.*'$/gm, ''),
  ]
  return `;(() => {\n'use strict'\n${parts.join('\n')}\n})()\n`
}
