// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'

/** The module as a page has it whose server says that. */
async function load(declared?: string) {
  if (declared === undefined) delete document.documentElement.dataset['base']
  else document.documentElement.dataset['base'] = declared
  vi.resetModules()
  return import('./base')
}

afterEach(() => {
  delete document.documentElement.dataset['base']
  vi.resetModules()
})

describe('a panel at the root of its host', () => {
  it.each([undefined, '', 'music', '//evil.example', '/a b', '/"><img', 'javascript:alert(1)'])(
    'is what %j makes it',
    async (declared) => {
      const { base, hosted, withoutBase, at } = await load(declared)
      expect(base).toBe('')
      expect(hosted('/queue')).toBe('/queue')
      expect(withoutBase('/music/queue')).toBe('/music/queue')
      expect(at(location.origin, '/albumart')).toBe(`${location.origin}/albumart`)
    },
  )
})

describe('a panel below a path', () => {
  it('has its addresses there, and reads them without', async () => {
    const { hosted, withoutBase } = await load('/music')
    expect(hosted('/queue?a=/b')).toBe('/music/queue?a=/b')
    expect(withoutBase('/music/queue')).toBe('/queue')
    expect(withoutBase('/music')).toBe('/')
    expect(withoutBase('/musical')).toBe('/musical')
    for (const path of ['/', '/plugin/a-b', '/music']) expect(withoutBase(hosted(path))).toBe(path)
  })

  it('asks the player behind it there, and a player elsewhere where that is', async () => {
    const { at, socketPath } = await load('/music')
    expect(at(location.origin, '/api/host')).toBe(`${location.origin}/music/api/host`)
    expect(at('http://192.168.1.50', '/api/host')).toBe('http://192.168.1.50/api/host')
    expect(socketPath(location.origin)).toBe('/music/socket.io')
    expect(socketPath('http://192.168.1.50')).toBe('/socket.io')
  })

  it('moves paths as players send them, once, and nothing that says where it is', async () => {
    const { belowBase } = await load('/music')
    const moved = (address: string) => belowBase(new URL(address, location.origin)).href
    expect(moved('/albumart?path=/music/a')).toBe(`${location.origin}/music/albumart?path=/music/a`)
    expect(moved('/music/albumart')).toBe(`${location.origin}/music/albumart`)
    expect(moved('http://192.168.1.50/albumart')).toBe('http://192.168.1.50/albumart')
    const { parseSafeAddress } = await import('./ui/safeAddress')
    const safe = (address: string) => parseSafeAddress(address, { base: location.origin })
    expect(safe('/albumart')).toEqual({ ok: true, href: `${location.origin}/music/albumart` })
    expect(safe(`${location.origin}/else`)).toEqual({ ok: true, href: `${location.origin}/else` })
    expect(safe('//192.168.1.50/a')).toEqual({ ok: true, href: 'http://192.168.1.50/a' })
    expect(safe('javascript:alert(1)')).toEqual({ ok: false, reason: 'scheme' })
  })
})

it('is asked by everything that fetches a path of the host', () => {
  const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.{test,stories}.*', '!./start/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const fetching = /\b(?:fetch|get|register)\(\s*['"`]\/(?!\/)[^'"`]*/g
  const bare = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(fetching)].map(([call]) => `${file}: ${call}`),
  )
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  expect(bare).toEqual([])
})

it('gives the router addresses that count from there, and the browser whole ones', async () => {
  await load('/music')
  const { createPageHistory } = await import('./app/routerHistory')
  window.history.replaceState(null, '', '/music/queue?a=1#b')
  const history = createPageHistory()
  expect(history.location).toMatchObject({ pathname: '/queue', search: '?a=1', hash: '#b' })
  history.push('/browse?uri=x')
  history.flush()
  expect(window.location.pathname + window.location.search).toBe('/music/browse?uri=x')
  expect(history.location.href).toBe('/browse?uri=x')
  history.destroy()
  window.history.replaceState(null, '', '/')
})
