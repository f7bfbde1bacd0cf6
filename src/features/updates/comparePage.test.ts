// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { comparePage, type ReloadNote } from './Updates'

const page = (entry: string) => `<!doctype html><script type="module" crossorigin src="${entry}"></script>`
const note = (): ReloadNote => {
  let kept: string | undefined
  return { read: () => kept, write: (entry) => void (kept = entry) }
}
const serve = (...answers: (string | undefined)[]) => {
  const asked: RequestInit[] = []
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const text = answers[Math.min(asked.length, answers.length - 1)]
    asked.push(init)
    return text === undefined ? Promise.reject(new TypeError('away')) : Promise.resolve(new Response(text))
  })
  return asked
}
const compare = (kept = note()) => comparePage(kept, new AbortController().signal)

beforeEach(() => {
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.src = '/assets/index-old.js'
  document.head.prepend(script)
  script.type = 'module'
  vi.useFakeTimers()
  return () => script.remove()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the page that the host serves', () => {
  it('is the same while it begins with the same script, and is not taken from the cache', async () => {
    const asked = serve(page('/assets/index-old.js'))
    expect(await compare()).toBe('same')
    expect(asked).toEqual([expect.objectContaining({ cache: 'no-store' })])
  })

  it('is another when it begins with another, once: reloading for the same would never end', async () => {
    serve(page('/assets/index-new.js'))
    const kept = note()
    expect(await compare(kept)).toBe('other')
    expect(await compare(kept)).toBe('same')
    serve(page('/assets/index-newest.js'))
    expect(await compare(kept)).toBe('other')
  })

  it('is asked for again while a player that has just started does not serve it, and then taken as the same', async () => {
    const asked = serve(undefined, 'starting', page('/assets/index-new.js'))
    const found = compare()
    await vi.advanceTimersByTimeAsync(4000)
    expect([await found, asked.length]).toEqual(['other', 3])
    serve(undefined)
    const never = compare()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await never).toBe('same')
  })
})
