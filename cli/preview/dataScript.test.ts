// @vitest-environment node
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import type { PreviewData } from '../../authoring/PreviewData'
import { dataScript } from './dataScript'

const hostile = '</script><script>alert(1)</script><!-- \u2028 \u2029 "\\\' `${x}` __proto__'

const data: PreviewData = {
  asked: hostile,
  files: {
    source: {
      page: { name: hostile, text: `{"__proto__": {"polluted": 1}, "text": ${JSON.stringify(hostile)}}` },
      strings: [{ language: '__proto__', file: { name: 'strings___proto__.json', text: hostile } }],
      images: { ['__proto__']: hostile },
    },
  },
  diagnostics: [],
  brand: { productName: hostile, accentColor: '#fff' },
  isLive: true,
}

it('hands the data over as it is', () => {
  const window: { previewData?: unknown } = {}
  runInNewContext(dataScript(data), { window, JSON })
  expect(window.previewData).toEqual(data)
})

it('holds nothing that ends a script, a comment or a line early', () => {
  expect(dataScript(data)).not.toMatch(/[<>\u2028\u2029]/)
  expect(dataScript(data).trimEnd()).not.toContain('\n')
})
