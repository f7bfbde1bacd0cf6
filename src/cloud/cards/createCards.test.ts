// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { createCards } from '../openCloud'

const page = 'https://cards.acme.example/card'
const order = {
  planCode: 'virtuoso',
  uid: 'u1',
  email: 'ann@acme.example',
  planDuration: 'yearly',
  isTrial: true,
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const open = () => {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const opened = frame.contentWindow
  if (!opened) throw new Error('no window')
  const posted = vi.spyOn(opened, 'postMessage').mockImplementation(() => undefined)
  const opens = vi.spyOn(window, 'open').mockReturnValue(opened)
  const outcome = createCards(page, window).token(order)
  const say = (data: unknown, origin = 'https://cards.acme.example', source: Window | null = opened) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
  return { opened, posted, opens, outcome, say }
}

it('[A3.4-1 A2.5-13] hands the order to the provider’s window and takes its token', async () => {
  const { outcome, posted, opens, say } = open()
  expect(opens.mock.lastCall?.[0]).toBe(page)
  say({ kind: 'card.ready' })
  expect(posted.mock.calls).toEqual([[{ kind: 'card.order', ...order }, 'https://cards.acme.example']])
  say({ kind: 'card.token', token: 'tok_1' })
  expect(await outcome).toBe('tok_1')
})

it('[A3.4-1] hears nobody but that window at that origin', async () => {
  const { outcome, posted, say } = open()
  say({ kind: 'card.ready' }, 'https://evil.example')
  say({ kind: 'card.token', token: 'forged' }, 'https://evil.example')
  say({ kind: 'card.token', token: 'forged' }, 'https://cards.acme.example', window)
  say({ kind: 'card.token', token: '' })
  say('card.token')
  expect(posted).not.toHaveBeenCalled()
  say({ kind: 'card.token', token: 'real' })
  expect(await outcome).toBe('real')
})

it('[A3.4-1] takes a closed window for a no, and says when none could be opened', async () => {
  vi.useFakeTimers()
  const { outcome, opened } = open()
  Object.defineProperty(opened, 'closed', { value: true })
  vi.advanceTimersByTime(500)
  expect(await outcome).toBeUndefined()
  vi.spyOn(window, 'open').mockReturnValue(null)
  await expect(createCards(page, window).token(order)).rejects.toMatchObject({ code: 'cloud/failed' })
})

it('[A3.4-1] closes a window whose page does not come, as nothing was paid there', async () => {
  vi.useFakeTimers()
  const { outcome, opened, say } = open()
  const closes = vi.spyOn(opened, 'close').mockImplementation(() => undefined)
  const gone = outcome.catch((error: unknown) => error)
  say({ kind: 'card.ready' }, 'https://evil.example')
  await vi.advanceTimersByTimeAsync(29_000)
  expect(closes).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await gone).toMatchObject({ code: 'cloud/script-aborted' })
  expect(closes).toHaveBeenCalledOnce()

  const later = open()
  later.say({ kind: 'card.ready' })
  await vi.advanceTimersByTimeAsync(600_000)
  later.say({ kind: 'card.token', token: 'tok_2' })
  expect(await later.outcome).toBe('tok_2')
})
