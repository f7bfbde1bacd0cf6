import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { discoverHosts, parseAddress, playersIn, readFoundPlayers, readHosts } from './discoverHosts'

describe('parseAddress', () => {
  it.each([
    ['192.168.1.50', 'http://192.168.1.50'],
    ['  player.local ', 'http://player.local'],
    ['player', 'http://player'],
    ['localhost:3000', 'http://localhost:3000'],
    ['http://192.168.1.50:3000', 'http://192.168.1.50:3000'],
    ['HTTPS://Player.Local/settings?x=1', 'https://player.local'],
    ['http://[fe80::1]:3000/', 'http://[fe80::1]:3000'],
    ['http://192.168.1.50:80', 'http://192.168.1.50'],
    ['living_room-2.home.arpa', 'http://living_room-2.home.arpa'],
  ])('reads %j as %s', (text, origin) => {
    expect(parseAddress(text)).toEqual({ origin })
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['ftp://192.168.1.50', 'scheme'],
    ['javascript://player.local', 'scheme'],
    ['http://6', 'host'],
    ['6', 'host'],
    ['192.168.1', 'host'],
    ['0x7f000001', 'host'],
    ['192.168.1.500', 'host'],
    ['http://', 'host'],
    ['http://user:secret@player.local', 'host'],
    ['my player', 'host'],
    ['player.local:99999', 'host'],
    ['-player', 'host'],
  ])('refuses %j: %s', (text, fault) => {
    expect(parseAddress(text)).toEqual({ fault })
  })
})

describe('discoverHosts', () => {
  const page = { origin: 'http://192.168.1.50:8080', hostname: '192.168.1.50' }
  const places = [
    'http://192.168.1.50:8080/api/host',
    'http://192.168.1.50/api/host',
    'http://192.168.1.50:8080/app/local-config.json',
  ]

  const json = (data: unknown) =>
    new Response(JSON.stringify(data), { headers: { 'content-type': 'application/json' } })
  const html = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })

  /** A fetch that answers by address; what is not listed is unreachable, `'silent'` never answers. */
  const network = (answers: Record<string, Response | 'silent'>) => {
    const asked: string[] = []
    const get: typeof fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      asked.push(url)
      const answer = answers[url]
      if (answer === undefined) return Promise.reject(new TypeError('Failed to fetch'))
      if (answer !== 'silent') return Promise.resolve(answer)
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      })
    }
    return { get, asked }
  }

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('[D7-3] takes the map of hosts of the page that served it, and asks nobody else', async () => {
    const { get, asked } = network({ [places[0] ?? '']: json({ host: 'http://192.168.1.51' }) })
    expect(await discoverHosts(page, get)).toEqual({ hosts: ['http://192.168.1.51'], tried: [] })
    expect(asked).toEqual([places[0]])
  })

  it('[D7-3] asks port 80 of the host next, because unknown paths answer with a page', async () => {
    const { get } = network({
      [places[0] ?? '']: html(),
      [places[1] ?? '']: json({ host: 'http://192.168.1.50' }),
    })
    expect(await discoverHosts(page, get)).toEqual({
      hosts: ['http://192.168.1.50'],
      tried: [{ address: places[0], reason: 'notJson' }],
    })
  })

  it('[D7-4] falls back to the local config', async () => {
    const { get, asked } = network({ [places[2] ?? '']: json({ localhost: 'http://192.168.1.60' }) })
    expect((await discoverHosts(page, get)).hosts).toEqual(['http://192.168.1.60'])
    expect(asked).toEqual(places)
  })

  it('puts the page’s own origin first when it is among the hosts', async () => {
    const { get } = network({
      [places[0] ?? '']: json({ host: 'http://192.168.1.51', host2: 'http://192.168.1.50:8080' }),
    })
    expect((await discoverHosts(page, get)).hosts).toEqual([
      'http://192.168.1.50:8080',
      'http://192.168.1.51',
    ])
  })

  it('goes on when no entry is usable, and says why for each', async () => {
    const { get } = network({
      [places[0] ?? '']: json({ host: 'http://6' }),
      [places[1] ?? '']: new Response('{', { headers: { 'content-type': 'application/json' } }),
      [places[2] ?? '']: new Response('', { status: 404 }),
    })
    expect(await discoverHosts(page, get)).toEqual({
      hosts: [],
      tried: [
        { address: 'http://6', reason: 'implausible' },
        { address: places[0], reason: 'noAddresses' },
        { address: places[1], reason: 'notJson' },
        { address: places[2], reason: 'status' },
      ],
    })
  })

  it('waits 1.5 s for a place that does not answer', async () => {
    const { get, asked } = network({ [places[0] ?? '']: 'silent' })
    const found = discoverHosts(page, get)
    await vi.advanceTimersByTimeAsync(1499)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect((await found).tried).toEqual([
      { address: places[0], reason: 'timeout' },
      { address: places[1], reason: 'unreachable' },
      { address: places[2], reason: 'unreachable' },
    ])
  })

  it('asks nothing by http for a page that came by https', async () => {
    const { get, asked } = network({})
    await discoverHosts({ origin: 'https://music.example:8443', hostname: 'music.example' }, get)
    expect(asked).toEqual([
      'https://music.example:8443/api/host',
      'https://music.example:8443/app/local-config.json',
    ])
  })

  it('asks a place once when two are the same', async () => {
    const { get, asked } = network({})
    await discoverHosts({ origin: 'http://192.168.1.50', hostname: '192.168.1.50' }, get)
    expect(asked).toEqual(['http://192.168.1.50/api/host', 'http://192.168.1.50/app/local-config.json'])
  })
})

describe('readFoundPlayers', () => {
  const json =
    (body: unknown, type = 'application/json', status = 200) =>
    () =>
      Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': type } }))
  const { signal } = new AbortController()
  const attic = { name: 'Attic', origin: 'http://192.168.1.50' }

  it('reads the players that the server of the page has found, each once', async () => {
    expect(await readFoundPlayers(signal, json([attic, { ...attic, name: 'Again' }]))).toEqual([attic])
  })

  it.each([
    ['a page', json('<html>', 'text/html')],
    ['a text', json([attic], 'text/plain')],
    ['a lie', () => Promise.resolve(new Response('{', { headers: { 'content-type': 'application/json' } }))],
  ])('knows a server that knows of none: its answer is %s', async (_, get) => {
    expect(await readFoundPlayers(signal, get)).toBeUndefined()
  })

  it('finds none while the server is silent, or out of order', async () => {
    expect(await readFoundPlayers(signal, () => Promise.reject(new TypeError('Failed to fetch')))).toEqual([])
    expect(await readFoundPlayers(signal, json([attic], 'application/json', 500))).toEqual([])
  })

  it.each([
    [{ name: 'Evil', origin: 'javascript:alert(1)' }],
    [{ name: 'Evil', origin: 'http://' }],
    [{ name: 5, origin: 'http://192.168.1.50' }],
    [null],
    ['http://192.168.1.50'],
  ])('leaves out what is no player: %j', (one) => {
    expect(playersIn([one])).toEqual([])
  })

  it('calls a player without a name by its address, and shortens a name that nobody reads', () => {
    expect(playersIn([{ name: ' ', origin: 'http://a.local:3000/' }])).toEqual([
      { name: 'http://a.local:3000', origin: 'http://a.local:3000' },
    ])
    expect(playersIn([{ ...attic, name: 'x'.repeat(500) }])[0]?.name).toHaveLength(100)
  })

  it('reads as many as anyone reads', () => {
    const many = Array.from({ length: 200 }, (_, n) => ({ name: `P${n}`, origin: `http://p${n}.local` }))
    expect(playersIn(many)).toHaveLength(50)
  })
})

describe('readHosts', () => {
  it('puts the hosts in their own order, whatever the order of the answer', () => {
    const answer = { host10: 'http://a.local', host2: 'http://192.168.1.51', host: 'http://192.168.1.50' }
    expect(readHosts(answer).hosts).toEqual(['http://192.168.1.50', 'http://192.168.1.51', 'http://a.local'])
  })

  it('refuses broken entries and keeps the others, each once', () => {
    const answer = { host: 'http://6', host2: 'http://192.168.1.51/', host3: 'http://192.168.1.51', host4: 7 }
    expect(readHosts(answer)).toEqual({ hosts: ['http://192.168.1.51'], refused: ['http://6', '7'] })
  })

  it('takes the address of a legacy playlist for no host [D7-28]', () => {
    const answer = { localhost: 'http://192.168.1.50', restendpoint: 'http://192.168.1.9/playlist' }
    expect(readHosts(answer)).toEqual({ hosts: ['http://192.168.1.50'], refused: [] })
  })

  it.each([[null], [[]], ['http://192.168.1.50'], [{}]])('finds nothing in %j', (answer) => {
    expect(readHosts(answer)).toEqual({ hosts: [], refused: [] })
  })
})
