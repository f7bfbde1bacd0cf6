import { expect, it } from 'vitest'
import { runFirst } from './runFirst'

interface Chunk {
  type: 'chunk'
  name: string
  fileName: string
  code: string
  imports: string[]
  dynamicImports: string[]
  exports: string[]
}

const tag = '<script src="/assets/bootstrap.js"></script>'

/** What becomes of a bundle with a chunk of that name and a page. */
function write(chunk: Partial<Chunk>, page = `<head>${tag}</head>`) {
  const whole: Chunk = {
    type: 'chunk',
    name: 'bootstrap',
    fileName: 'assets/bootstrap.js',
    code: '',
    imports: [],
    dynamicImports: [],
    exports: [],
    ...chunk,
  }
  const { generateBundle: hook } = runFirst('bootstrap')
  const handler: unknown = typeof hook === 'object' ? Reflect.get(hook, 'handler') : undefined
  if (typeof handler !== 'function') throw new Error('the plugin changes no files')
  const html = { type: 'asset', source: page }
  const bundle: Record<string, unknown> = { [whole.fileName]: whole, 'index.html': html }
  handler({}, bundle)
  return { code: whole.code, page: html.source, files: Object.keys(bundle) }
}

it('makes a plain script of it in the page, which leaves nothing behind and counts addresses from the page', () => {
  const { page, files } = write({ code: 'var a=1;new Worker(new URL(`/$&.js`,``+import.meta.url));\n' })
  expect(page).toBe(
    '<head><script>(()=>{var a=1;new Worker(new URL(`/$&.js`,``+location.href));})();document.currentScript.remove()</script></head>',
  )
  expect(files).toEqual(['index.html'])
})

it.each(['imports', 'dynamicImports', 'exports'] as const)('fails where it has %s', (what) => {
  expect(() => write({ [what]: ['assets/index.js'] })).toThrow('assets/index.js')
})

it.each(['"</script>"', '"<!--"', '"<Script>"'])('fails where the page would end it: %s', (text) => {
  expect(() => write({ code: `a=${text}` })).toThrow('assets/bootstrap.js')
})

it('fails where the page has no place for it', () => {
  expect(() => write({}, '<head></head>')).toThrow(tag)
})

it('leaves other files as they are', () => {
  const code = 'export{}'
  const other = write({ name: 'index', exports: ['x'], code })
  expect([other.code, other.page, other.files.length]).toEqual([code, `<head>${tag}</head>`, 2])
})
