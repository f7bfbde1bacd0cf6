import type { Plugin } from 'vite'

/**
 * A Vite plugin: the browser draws no frame of the page before the script of the entry has run. The page is empty until then, and
 * a frame of nothing takes from a slow board what the first picture needs. Browsers that do not know the attribute draw it.
 */
export const noFrameBeforeEntry = (): Plugin => ({
  name: 'no-frame-before-entry',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    // In the text, because the bundler writes that tag itself.
    handler: (html, { chunk }) =>
      chunk ? html.replace(`src="/${chunk.fileName}"`, `blocking="render" $&`) : html,
  },
})
