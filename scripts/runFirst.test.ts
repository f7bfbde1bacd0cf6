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

/** What becomes of a chunk of that name. */
function written(chunk: Partial<Chunk>): string {
  const whole: Chunk = {
    type: 'chunk',
    name: 'ahead',
    fileName: 'assets/ahead.js',
    code: '',
    imports: [],
    dynamicImports: [],
    exports: [],
    ...chunk,
  }
  const { generateBundle: hook } = runFirst('ahead')
  const handler: unknown = typeof hook === 'object' ? Reflect.get(hook, 'handler') : undefined
  if (typeof handler !== 'function') throw new Error('the plugin changes no files')
  handler({}, { [whole.fileName]: whole })
  return whole.code
}

it('makes a plain script of it, which leaves no names behind and counts addresses from the page', () => {
  const code = written({ code: 'var a=1;new Worker(new URL(`/w.js`,``+import.meta.url));\n' })
  expect(code).toBe('(()=>{var a=1;new Worker(new URL(`/w.js`,``+location.href));})()\n')
})

it.each(['imports', 'dynamicImports', 'exports'] as const)('fails where it has %s', (what) => {
  expect(() => written({ [what]: ['assets/index.js'] })).toThrow('assets/index.js')
})

it('leaves other files as they are', () => {
  const code = 'export{}'
  expect(written({ name: 'index', exports: ['x'], code })).toBe(code)
})
