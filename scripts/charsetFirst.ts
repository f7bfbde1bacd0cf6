import type { Plugin } from 'vite'

const charset = '<meta charset="utf-8" />'

/**
 * A Vite plugin, the last that changes the page: it says at its very beginning how it is written, for
 * browsers look no further than 1024 bytes and not every player says it in a header. Fails where the page
 * does not say it in these letters.
 */
export const charsetFirst = (): Plugin => ({
  name: 'charset-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      if (!html.includes(charset)) throw new Error(`the page lacks ${charset}`)
      return html.replace(charset, '').replace('<head>', `<head>\n    ${charset}`)
    },
  },
})
