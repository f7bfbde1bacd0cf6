import type { Plugin } from 'vite'

/**
 * A Vite plugin: the socket's library comes without its third way to a server. No player offers it, `openTransport4` never asks for it, and
 * it would be a twelfth of what the library weighs.
 */
export const withoutWebTransport = (): Plugin => ({
  name: 'without-web-transport',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /engine\.io-client\/build\/esm\/transports\/webtransport\.js$/ },
    handler: () => 'export const WT = undefined',
  },
})
