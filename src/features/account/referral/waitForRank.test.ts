// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ReferralParticipant } from '../../../../schemas/generated/types'
import { waitForRank } from './useReferral'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Waits with these answers, one after the other; the last again and again. */
function wait(...answers: (() => Promise<ReferralParticipant>)[]) {
  const asked: number[] = []
  const told: ReferralParticipant[] = []
  const began = Date.now()
  const end = waitForRank(
    () => {
      asked.push((Date.now() - began) / 1000)
      return (answers[asked.length - 1] ?? answers.at(-1) ?? (() => Promise.reject(new Error('none'))))()
    },
    (participant) => void told.push(participant),
  )
  return { asked, told, end }
}

const none = () => Promise.resolve({ rank: 0 })

it('[A4.16-2] asks less and less often, each minute at last, also where there is no answer', async () => {
  const { asked, told, end } = wait(none, () => Promise.reject(new Error('away')), none)
  await vi.advanceTimersByTimeAsync(220_000)
  end()
  expect(asked).toEqual([5, 15, 35, 75, 135, 195])
  expect(told).toHaveLength(5)
})

it('is over with a rank', async () => {
  const { asked, told } = wait(none, () => Promise.resolve({ rank: 3 }))
  await vi.advanceTimersByTimeAsync(600_000)
  expect([asked, told.at(-1)]).toEqual([[5, 15], { rank: 3 }])
})

it('asks one question at a time', async () => {
  const { asked, end } = wait(() => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(600_000)
  end()
  expect(asked).toEqual([5])
})

it('tells nothing any more when it was ended while an answer was on its way', async () => {
  const { told, end } = wait(() => new Promise((resolve) => setTimeout(resolve, 1000, { rank: 1 })))
  await vi.advanceTimersByTimeAsync(5500)
  end()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(told).toEqual([])
})

it('asks nothing on a page that nobody sees, and at once when it is seen again', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { asked, end } = wait(none)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked).toEqual([])
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toEqual([30])
  end()
})
