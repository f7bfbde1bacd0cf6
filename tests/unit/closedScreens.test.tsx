import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderPanel } from '../support/renderPanel'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** So long that everything with an end has come to it, ms. */
const long = 10 * 60_000

const pass = (milliseconds: number) =>
  act(async () => {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(milliseconds)
  })

it.each([
  '/multi-room',
  '/outputs',
  '/plugin-manager',
  '/playback',
  '/queue',
  '/browse',
  '/search',
  '/home',
  '/debug',
  '/wizard',
  '/plugin/miscellanea-my_music',
  '/static-page/credits',
])('nothing asks and no timer runs once %s is closed', async (path) => {
  const { device, router } = await renderPanel({ path: '/settings' })
  const goto = (address: string) => act(async () => router.navigate({ href: address }))
  await pass(long)
  await goto(path)
  await pass(10_000)
  expect(router.state.location.pathname).toBe(path)
  await goto('/settings')
  await pass(long)
  const asked = device.sent.length
  await pass(long)
  expect({ timers: vi.getTimerCount(), asked: device.sent.length }).toEqual({ timers: 0, asked })
})
