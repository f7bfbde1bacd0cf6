// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { fetchPreloaded } from '../createAppParts'

/** A page whose first script has run, on a network that answers with the address and the count. */
async function begin(answer = (address: string, count: number) => Promise.resolve(`${address} ${count}`)) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (input: string) => {
    asked.push(input)
    return answer(input, asked.length).then((text) => new Response(text))
  })
  vi.resetModules()
  await import('../../start/askBrand')
  return { asked }
}

afterEach(() => {
  vi.unstubAllGlobals()
  delete window.preloaded
})

const read = async (address: string) => (await fetchPreloaded(address)).text()

it('hands out once the brand that was asked for at once', async () => {
  const { asked } = await begin()
  expect(asked).toEqual(['/app/brand.json'])
  expect(await read('/app/brand.json')).toBe('/app/brand.json 1')
  expect(await read('/app/brand.json')).toBe('/app/brand.json 2')
  expect(await read('/api/host')).toBe('/api/host 3')
})

it('fetches as ever on a page without a first script', async () => {
  await begin()
  delete window.preloaded
  expect(await read('/app/brand.json')).toBe('/app/brand.json 2')
})

it('tells a failure to whoever takes the answer, and to nobody else', async () => {
  await begin(() => Promise.reject(new TypeError('offline')))
  await expect(fetchPreloaded('/app/brand.json')).rejects.toThrow('offline')
})

it('a signal ends the waiting for an answer that does not come', async () => {
  await begin(() => new Promise(() => undefined))
  const controller = new AbortController()
  const answer = fetchPreloaded('/app/brand.json', { signal: controller.signal })
  controller.abort(new Error('long enough'))
  await expect(answer).rejects.toThrow('long enough')
})

it('a signal that is over already ends it at once', async () => {
  await begin(() => new Promise(() => undefined))
  const signal = AbortSignal.abort(new Error('long ago'))
  await expect(fetchPreloaded('/app/brand.json', { signal })).rejects.toThrow('long ago')
})
