import { parse } from 'acorn'
import { expect, it } from 'vitest'
import { startNotice } from './startNotice'

interface Asset {
  type: 'asset'
  names: string[]
  source: string
}

function build(): { file: string; page: { tag: string; children: string }[] } {
  const plugin = startNotice()
  const assets: Asset[] = []
  const context = {
    emitFile: ({ name, source }: { name: string; source: string }) =>
      void assets.push({ type: 'asset', names: [name], source }),
  }
  const start: unknown = plugin.buildStart
  const { handler }: { handler?: unknown } = Object(plugin.transformIndexHtml)
  if (typeof start !== 'function' || typeof handler !== 'function') throw new Error('no such hooks')
  start.call(context)
  const [asset] = assets
  if (!asset) throw new Error('no file')
  const page = handler('', { bundle: { a: { ...asset, fileName: 'assets/notice-1.js' } } })
  return { file: asset.source, page }
}

it('is written as the oldest browsers read, in the page and in the file', () => {
  const { file, page } = build()
  for (const script of [file, page[0]?.children ?? '']) {
    expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow()
    expect(script).not.toMatch(/\b(?:TEXTS|NOTICE|WORDS)\b|<\/script/)
  }
})

it('has the words of each language, and those without scripts in the page', () => {
  const { file, page } = build()
  expect(file).toContain('This browser is too old')
  expect(file).toContain('Dieser Browser ist zu alt')
  expect(page.map(({ tag }) => tag)).toEqual(['script', 'noscript'])
  expect(page[0]?.children).toContain('/assets/notice-1.js')
})
