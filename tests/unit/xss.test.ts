// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { parseSafeAddress } from '../../src/ui/safeAddress'
import { sanitizeHtml } from '../../src/ui/sanitizeHtml'
import { xssVectors } from '../support/xssVectors'

const tags = new Set(
  'A B I EM STRONG U S SMALL SUB SUP SPAN CODE PRE BR HR P DIV UL OL LI H1 H2 H3 H4 H5 H6 BLOCKQUOTE TABLE THEAD TBODY TR TH TD'.split(
    ' ',
  ),
)
const attributes = new Set(['href', 'rel', 'target', 'colspan', 'rowspan', 'dir', 'lang'])

function acts(element: Element, name: string): boolean {
  const value = element.getAttribute(name)
  // The cleaner cannot take `is` away, which has its meaning from the parser; it empties it.
  if (name === 'is') return value !== ''
  return !attributes.has(name) || (name === 'href' && !/^https?:/.test(String(Reflect.get(element, 'href'))))
}

/** What is left of HTML that could act, after it was cleaned and parsed once more. */
function findHarm(html: string): string[] {
  const place = document.createElement('div')
  place.innerHTML = html
  return [...place.querySelectorAll('*')].flatMap((element) => [
    ...(tags.has(element.tagName) ? [] : [element.outerHTML]),
    ...element
      .getAttributeNames()
      .filter((name) => acts(element, name))
      .map((name) => `${name}=${element.getAttribute(name)}`),
  ])
}

describe('the list of attacks', () => {
  it('is long, without repetitions, and each calls its own number or is an address', () => {
    expect(xssVectors.length).toBeGreaterThanOrEqual(120)
    expect(new Set(xssVectors.map(({ code }) => code)).size).toBe(xssVectors.length)
    expect(xssVectors.filter(({ n, code }) => code.includes(`__pwned(${n})`)).length).toBeGreaterThan(150)
  })
})

describe('HTML that was cleaned', () => {
  const cleaned = xssVectors.map((vector) => ({ ...vector, clean: sanitizeHtml(vector.code) }))

  it('holds nothing that acts, whichever attack it was', () => {
    const harmful = cleaned.filter(({ clean }) => findHarm(clean).length > 0)
    expect(harmful.map(({ n, trick, clean }) => [n, trick, findHarm(clean)])).toEqual([])
  })

  it('stays what it is when it is cleaned again, so nothing in it changes its meaning when it is parsed again', () => {
    const changed = cleaned.filter(({ clean }) => sanitizeHtml(clean) !== clean)
    expect(changed.map(({ n, trick, clean }) => [n, trick, clean])).toEqual([])
  })
})

describe('an address', () => {
  it.each(xssVectors.filter(({ kind }) => kind === 'address'))('is not opened: $trick', ({ code }) => {
    expect(parseSafeAddress(code).ok).toBe(false)
    expect(parseSafeAddress(code, { base: 'http://192.168.1.50/settings' }).ok).toBe(false)
  })
})
