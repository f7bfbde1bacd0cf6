// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchRelease } from './openings'

const page = (file: string) => `<script type="module" src="/assets/${file}"></script>`

let tell: (isConnected: boolean) => void
const leave = vi.fn<() => void>()
const device = {
  onConnection: (listener: (isConnected: boolean) => void) => {
    tell = listener
    return leave
  },
}
const onNewer = vi.fn<() => void>()
const serve = (answer: () => Promise<Response>) => {
  const asked = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', asked)
  return asked
}
const backAgain = () => {
  tell(false)
  tell(true)
}
/** All that follows from what was said. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

beforeEach(() => {
  document.head.innerHTML = page('index-old.js')
  onNewer.mockClear()
})

afterEach(() => {
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
})

it('another release is told once, however often its files are missed', async () => {
  serve(() => Promise.resolve(new Response(page('index-new.js'))))
  const stop = watchRelease(device, onNewer)
  window.dispatchEvent(new Event('vite:preloadError'))
  await vi.waitFor(() => expect(onNewer).toHaveBeenCalledOnce())
  window.dispatchEvent(new Event('vite:preloadError'))
  backAgain()
  await settle()
  expect(onNewer).toHaveBeenCalledOnce()
  stop()
})

it('is asked for when the player is back, not when it first comes', async () => {
  const asked = serve(() => Promise.resolve(new Response(page('index-new.js'))))
  const stop = watchRelease(device, onNewer)
  tell(true)
  expect(asked).not.toHaveBeenCalled()
  backAgain()
  await vi.waitFor(() => expect(onNewer).toHaveBeenCalledOnce())
  stop()
})

it.each([
  ['the same release', () => Promise.resolve(new Response(page('index-old.js')))],
  ['a page that is not ours', () => Promise.resolve(new Response('<h1>Log in</h1>'))],
  ['an answer that is none', () => Promise.resolve(new Response(page('index-new.js'), { status: 502 }))],
  ['nobody', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is no newer one', async (_, answer) => {
  const asked = serve(answer)
  const stop = watchRelease(device, onNewer)
  backAgain()
  await settle()
  expect(asked).toHaveBeenCalledOnce()
  expect(onNewer).not.toHaveBeenCalled()
  stop()
})

it('nobody is told any more once it is stopped', async () => {
  serve(() => Promise.resolve(new Response(page('index-new.js'))))
  watchRelease(device, onNewer)()
  backAgain()
  window.dispatchEvent(new Event('vite:preloadError'))
  await settle()
  expect(onNewer).not.toHaveBeenCalled()
  expect(leave).toHaveBeenCalled()
})
