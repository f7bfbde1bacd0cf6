// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

/** The module as a page begins with it at an address, and what it has the browser fetch. */
async function begin(address: string, lists?: unknown) {
  window.history.replaceState(null, '', address)
  if (lists !== undefined) {
    const meta = document.createElement('meta')
    Object.assign(meta, { name: 'files-ahead', content: JSON.stringify(lists) })
    document.head.append(meta)
  }
  vi.resetModules()
  await import('./fetchScreen')
  return [...document.querySelectorAll('link')].map((link) => [
    link.rel,
    link.getAttribute('href'),
    link.getAttribute('as') ?? '',
  ])
}

afterEach(() => document.head.replaceChildren())

const lists = { '': ['/assets/playing.js', '/assets/playing.css'], access: ['/assets/account.js'] }

it.each([
  ['the bare host', '/'],
  ['an address that names none', '/settings/general'],
])('fetches nothing but what the address names: %s', async (_, address) => {
  expect(await begin(address, lists)).toEqual(
    address === '/'
      ? [
          ['modulepreload', '/assets/playing.js', ''],
          ['preload', '/assets/playing.css', 'style'],
        ]
      : [],
  )
})

it('finds the screen of an account behind the word of the brand, whatever that is', async () => {
  expect(await begin('/word/access', lists)).toEqual([['modulepreload', '/assets/account.js', '']])
})

it('fetches nothing on a page that lists no files', async () => {
  expect(await begin('/')).toEqual([])
})
