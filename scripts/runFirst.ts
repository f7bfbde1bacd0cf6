import type { Plugin } from 'vite'

/** The page's tag of a script, until its text stands in its place. */
const tagOf = (fileName: string) => `<script src="/${fileName}"></script>`

/**
 * A Vite plugin: the page runs the chunk of this name, an entry of its own, before all else. As a plain
 * script: a browser runs modules, even such as come early, only when all of the page is read and its files
 * are there. And in the page itself, without a file: the answer to a request for one reaches a busy page
 * late, a third of a second on a slow board. A player with a Content-Security-Policy has to allow it by its
 * hash; where it is refused, the page starts without. Fails a build in which that chunk is more than a script
 * by itself.
 */
export const runFirst = (name: string): Plugin => ({
  name: 'run-first',
  apply: 'build',
  generateBundle: {
    // When Vite has put in the addresses of workers.
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.name !== name) continue
        const others = [...chunk.imports, ...chunk.dynamicImports, ...chunk.exports]
        if (others.length > 0)
          throw new Error(`${chunk.fileName} imports or exports ${others.join(', ')} and cannot run first`)
        // It leaves nothing in the page, so that a script that stands in one later is nobody's but an
        // attacker's. Addresses in it are whole paths, so it is enough that they count from the page's host.
        const script = `(()=>{${chunk.code.replaceAll('import.meta.url', 'location.href').trimEnd()}})();document.currentScript.remove()`
        if (/<!--|<\/?script/i.test(script))
          throw new Error(`${chunk.fileName} holds what ends a script of a page`)
        const page = bundle['index.html']
        const tag = tagOf(chunk.fileName)
        if (page?.type !== 'asset' || typeof page.source !== 'string' || !page.source.includes(tag))
          throw new Error(`index.html lacks ${tag}`)
        page.source = page.source.replace(tag, () => `<script>${script}</script>`)
        delete bundle[chunk.fileName]
      }
    },
  },
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
      // The gallery is built with these plugins, too, and starts otherwise.
      if (!chunk) return []
      return [{ tag: 'script', attrs: { src: `/${chunk.fileName}` }, injectTo: 'head-prepend' }]
    },
  },
})
