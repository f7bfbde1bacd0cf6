import type { Plugin } from 'vite'

/**
 * A Vite plugin: the page runs the chunk of this name as soon as it is there, before the files that import it have come.
 */
export const runFirst = (name: string): Plugin => ({
  name: 'run-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
      // The gallery is built with these plugins, too, and starts otherwise.
      if (!chunk) return []
      // Else it would wait for the style sheets, as scripts in their order do.
      const attrs = { type: 'module', async: true, crossorigin: true, src: `/${chunk.fileName}` }
      return [{ tag: 'script', attrs, injectTo: 'head-prepend' }]
    },
  },
})
