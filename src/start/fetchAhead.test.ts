// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

/** The module as a page begins with it, on a network that answers with the address and the count. */
async function start(answer = (address: string, count: number) => Promise.resolve(`${address} ${count}`)) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (input: string) => {
    asked.push(input)
    return answer(input, asked.length).then((text) => new Response(text))
  })
  vi.resetModules()
  const { fetchAhead } = await import('./fetchAhead')
  return { asked, fetchAhead }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('asks for the brand at once, and hands out the answer once', async () => {
  const { asked, fetchAhead } = await start()
  expect(asked).toEqual(['/app/brand.json'])
  const read = async (address: string) => (await fetchAhead(address)).text()
  expect(await read('/app/brand.json')).toBe('/app/brand.json 1')
  expect(await read('/app/brand.json')).toBe('/app/brand.json 2')
  expect(await read('/api/host')).toBe('/api/host 3')
})

it('tells a failure to whoever takes the answer, and to nobody else', async () => {
  const { fetchAhead } = await start(() => Promise.reject(new TypeError('offline')))
  await expect(fetchAhead('/app/brand.json')).rejects.toThrow('offline')
})

it('a signal ends the waiting for an answer that does not come', async () => {
  const { fetchAhead } = await start(() => new Promise(() => undefined))
  const controller = new AbortController()
  const answer = fetchAhead('/app/brand.json', { signal: controller.signal })
  controller.abort(new Error('long enough'))
  await expect(answer).rejects.toThrow('long enough')
})

it('a signal that is over already ends it at once', async () => {
  const { fetchAhead } = await start(() => new Promise(() => undefined))
  const signal = AbortSignal.abort(new Error('long ago'))
  await expect(fetchAhead('/app/brand.json', { signal })).rejects.toThrow('long ago')
})
