import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { discoverHosts } from './discoverHosts'

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

describe('discoverHosts', () => {
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
