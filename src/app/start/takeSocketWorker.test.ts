// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeSocketWorker } from '../createAppParts'

/** A worker that runs nothing, and how it was started. */
class FakeWorker extends EventTarget {
  readonly name: string | undefined
  constructor(_address: URL, options: WorkerOptions) {
    super()
    this.name = options.name
  }
}

beforeEach(async () => {
  vi.stubGlobal('Worker', FakeWorker)
  vi.resetModules()
  await import('../../start/sendSocketWorker')
})

afterEach(() => {
  vi.unstubAllGlobals()
  delete window.preloaded
})

const say = (worker: Worker | undefined, data: unknown) =>
  worker?.dispatchEvent(new MessageEvent('message', { data }))

it('takes once the worker that was sent ahead, with what it reports until then', () => {
  const preloaded = window.preloaded?.socket?.worker
  say(preloaded, 'found')
  const taken = takeSocketWorker()
  expect([taken.worker, taken.worker instanceof FakeWorker && taken.worker.name]).toEqual([
    preloaded,
    'preconnect',
  ])
  say(preloaded, 'later')
  expect(taken.reports).toEqual(['found'])
  const other = takeSocketWorker()
  expect(other.worker).not.toBe(preloaded)
  expect([other.reports, other.worker instanceof FakeWorker && other.worker.name]).toEqual([
    undefined,
    undefined,
  ])
})

it('starts another where that one failed, without an error of the page', () => {
  const preloaded = window.preloaded?.socket?.worker
  const failure = new Event('error', { cancelable: true })
  preloaded?.dispatchEvent(failure)
  expect(failure.defaultPrevented).toBe(true)
  expect(takeSocketWorker().worker).not.toBe(preloaded)
})
