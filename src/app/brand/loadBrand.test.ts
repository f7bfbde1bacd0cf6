// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { testBrand } from '../../../tests/support/testBrand'
import { brandStorage, builtInBrand, loadBrand } from './brandStorage'

const host =
  (answer: () => Response): typeof fetch =>
  () =>
    Promise.resolve(answer())

const json = (data: unknown) => host(() => Response.json(data))

describe('the brand', () => {
  it('is the one of the host that serves the page', async () => {
    expect(await loadBrand(json(testBrand))).toEqual({ brand: testBrand })
  })

  it('[D1-16] bears the logo of its variant, its own where that has none', async () => {
    const variantLogos = { blue: { src: '/blue.svg', alt: 'Blue' } }
    const logoOf = async (variant: string) =>
      (await loadBrand(json({ ...testBrand, variant, variantLogos }))).brand.logo
    expect(await logoOf('blue')).toEqual(variantLogos.blue)
    expect(await logoOf('red')).toEqual(testBrand.logo)
    expect(await logoOf('constructor')).toEqual(testBrand.logo)
  })

  it.each<[string, typeof fetch, RegExp]>([
    ['fails its schema', json({ ...testBrand, word: 7 }), /\/word/],
    ['lacks a field', json({ productName: 'Half' }), /required/],
    ['has a colour that is none', json({ ...testBrand, accentColor: 'red;}' }), /\/accentColor/],
    ['is a page', host(() => new Response('<html></html>')), /JSON/i],
    ['is not there', host(() => new Response('', { status: 404 })), /404/],
    ['cannot be had', () => Promise.reject(new Error('offline')), /offline/],
  ])('is the built-in one, with the reason, when the host’s %s', async (_, get, reason) => {
    const loaded = await loadBrand(get)
    expect(loaded.brand).toBe(builtInBrand)
    expect(loaded.reason).toMatch(reason)
  })
})

describe('what a browser remembers for a brand', () => {
  it('has keys that begin with the brand word', () => {
    const storage = brandStorage('acme')
    storage.write('language', 'de')
    expect(localStorage.getItem('acme.language')).toBe('de')
    expect(storage.read('language')).toBe('de')
    expect(brandStorage('other').read('language')).toBeUndefined()
    storage.write('language', undefined)
    expect(localStorage.getItem('acme.language')).toBeNull()
  })

  it('is nothing where the browser forbids storage', () => {
    const storage = brandStorage('acme', () => {
      throw new Error('forbidden')
    })
    storage.write('language', 'de')
    expect(storage.read('language')).toBeUndefined()
  })
})
