import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

it('a worker whose program runs twice, as in WebKit, carries out each order once', async () => {
  const listen = vi.fn<(event: string) => void>()
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('postMessage', vi.fn<() => void>())
  vi.stubGlobal('isHost', undefined)
  vi.stubGlobal('name', '')
  for (let run = 0; run < 2; run += 1) {
    vi.resetModules()
    await import('./socket.worker')
  }
  expect(listen.mock.calls.map(([event]) => event)).toEqual(['message'])
})
