import { expect, it } from 'vitest'
import { filesAhead } from './filesAhead'

type Handler = (
  html: string,
  context: { bundle: Record<string, unknown> },
) => { attrs: { content: string } }[]

const chunk = (name: string, moduleIds: string[], imports: string[] = [], styles: string[] = []) => ({
  type: 'chunk',
  name,
  fileName: `assets/${name}.js`,
  moduleIds,
  imports: imports.map((one) => `assets/${one}.js`),
  viteMetadata: { importedCss: new Set(styles.map((one) => `assets/${one}.css`)) },
})

const bundle = {
  ahead: chunk('ahead', ['/x/src/start/fetchScreen.ts']),
  shell: chunk('shell', ['/x/src/app/App.tsx'], [], ['shell']),
  queue: chunk('QueueScreen', ['/x/src/screens/QueueScreen.tsx'], ['shell', 'icons'], ['QueueScreen']),
  icons: chunk('icons', ['/x/icons.mjs'], ['QueueScreen']),
}

/** What the page would list. */
function listed(modules: Record<string, string[]>, chunks: Record<string, unknown> = bundle): unknown {
  const { transformIndexHtml: hook } = filesAhead(modules)
  const handler: unknown = typeof hook === 'object' ? Reflect.get(hook, 'handler') : undefined
  if (typeof handler !== 'function') throw new Error('the plugin changes no page')
  const html = '<script src="/assets/shell.js"></script><link href="/assets/shell.css">'
  const [tag] = (handler as Handler)(html, { bundle: chunks })
  return tag && JSON.parse(tag.attrs.content)
}

it('lists the files of a screen and of what it imports, without those that the page names anyway', () => {
  expect(listed({ queue: ['src/screens/QueueScreen.tsx'] })).toEqual({
    queue: ['/assets/QueueScreen.js', '/assets/QueueScreen.css', '/assets/icons.js'],
  })
})

it('fails where a module is in no file, so that a list never goes stale', () => {
  expect(() => listed({ queue: ['src/screens/Gone.tsx'] })).toThrow('src/screens/Gone.tsx')
})

it('lists nothing in a build that starts otherwise', () => {
  expect(listed({ queue: ['src/screens/Gone.tsx'] }, { shell: bundle.shell })).toBeUndefined()
})
