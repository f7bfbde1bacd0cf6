// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { parse } from 'acorn'
import { expect, it } from 'vitest'
import { findLanguage } from '../schemas/languages'
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

it.each([
  [['de-AT'], 'de'],
  [['el-GR', 'en'], 'el'],
  [['uk'], 'uk'],
  [['nn-NO'], 'nb'],
  [['no'], 'nb'],
  [['zh-HK', 'en'], 'zh-Hant'],
  [['zh-Hant-MY'], 'zh-Hant'],
  [['zh-CN'], 'zh-Hans'],
  [['PT-br'], 'pt'],
  [['xx', 'fr'], 'fr'],
  [['xx'], 'en'],
])('to a browser that wants %j it speaks %s', (languages, tag) => {
  const { file } = build()
  const root = document.createElement('div')
  root.id = 'root'
  document.body.replaceChildren(root)
  const script = { getAttribute: () => 'missing' }
  const page = new Proxy(document, {
    get: (target, name) => {
      if (name === 'currentScript') return script
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const run: unknown = runInThisContext(`(function (document, navigator) {${file}})`)
  if (typeof run === 'function') run(page, { languages })
  const alert = root.querySelector('[role=alert]')
  expect(alert?.getAttribute('lang')).toBe(tag)
  expect(findLanguage(tag)).toBe(findLanguage(languages.find((one) => findLanguage(one)) ?? 'en'))
})
