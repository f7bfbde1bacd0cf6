import type { Plugin } from 'vite'

/** Where the page says which files a first screen takes; `src/start/fetchScreen.ts` reads it. */
const name = 'files-ahead'

/**
 * A Vite plugin: the page lists, by a part of its address, the files of the modules that the address comes to
 * and that are not part of every screen, so that they can be fetched beside the shell rather than after it.
 */
export const filesAhead = (modules: Record<string, readonly string[]>): Plugin => ({
  name: 'files-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      // The gallery is built with these plugins, too, and starts otherwise.
      if (!chunks.some((chunk) => chunk.name === 'ahead')) return []
      const filesOf = (fileName: string, found: Set<string>) => {
        const chunk = chunks.find((one) => one.fileName === fileName)
        if (!chunk || found.has(fileName) || html.includes(fileName)) return
        found.add(fileName)
        for (const style of chunk.viteMetadata?.importedCss ?? []) if (!html.includes(style)) found.add(style)
        for (const imported of chunk.imports) filesOf(imported, found)
      }
      const listOf = (paths: readonly string[]) => {
        const found = new Set<string>()
        for (const path of paths) {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)))
          if (!chunk) throw new Error(`no file of the build has ${path}`)
          filesOf(chunk.fileName, found)
        }
        return [...found].map((file) => `/${file}`)
      }
      const lists = Object.fromEntries(Object.entries(modules).map(([part, paths]) => [part, listOf(paths)]))
      return [{ tag: 'meta', attrs: { name, content: JSON.stringify(lists) }, injectTo: 'head-prepend' }]
    },
  },
})
