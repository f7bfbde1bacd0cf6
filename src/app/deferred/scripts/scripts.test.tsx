import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Brand } from '../../../../schemas/generated/types'
import { ScriptedDevice } from '../../../../tests/support/ScriptedDevice'
import { testBrand } from '../../../../tests/support/testBrand'
import { DeviceProvider } from '../../../device'
import { BrandContext } from '../../../ui/brand/BrandContext'
import { decideScripts } from './ConfiguredScripts'
import { OutsideScripts } from '../DeferredParts'

const scripts = {
  analytics: 'https://count.example/a.js',
  pixel: 'https://ads.example/p.js',
  pushUpdates: 'https://push.example/u.js',
}
const loaded = () =>
  [...document.querySelectorAll('script[data-outside-script]')].map((one) =>
    one.getAttribute('data-outside-script'),
  )

const show = async (brand: Brand) => {
  const device = new ScriptedDevice()
  render(
    <BrandContext value={brand}>
      <DeviceProvider device={device}>
        <OutsideScripts />
      </DeviceProvider>
    </BrandContext>,
  )
  // What a brand with scripts takes comes in a file of its own.
  await act(async () => void (await import('./ConfiguredScripts')))
  return device
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  for (const one of document.querySelectorAll('script[data-outside-script]')) one.remove()
})

it('[D1-15] loads nothing and asks nothing where the brand names no scripts', async () => {
  const device = await show(testBrand)
  act(() => void vi.advanceTimersByTime(60_000))
  expect([loaded(), device.sent, vi.getTimerCount()]).toEqual([[], [], 0])
})

it('[D1-15] loads statistics and pixel only once the player’s owner allows them', async () => {
  const device = await show({ ...testBrand, scripts })
  act(() => void vi.advanceTimersByTime(9000))
  expect(loaded()).toEqual([])
  act(() => device.push('pushPrivacySettings', { allowUIStatistics: true }))
  act(() => void vi.advanceTimersByTime(0))
  expect(loaded()).toEqual(['analytics', 'pixel'])
})

it('[D1-15 D9-29] loads push updates 10 s after the start, off the cloud host', async () => {
  await show({ ...testBrand, scripts })
  act(() => void vi.advanceTimersByTime(9999))
  expect(loaded()).toEqual([])
  act(() => void vi.advanceTimersByTime(1))
  expect(loaded()).toEqual(['pushUpdates'])
})

it('[D1-15 D9-29] loads statistics and pixel on the cloud host, and no push updates', () => {
  const decided = decideScripts({ scripts, isCloudHost: true, allowsStatistics: false })
  expect(decided.map(({ name, after, reason }) => [name, after, reason])).toEqual([
    ['analytics', 0, 'cloudHost'],
    ['pixel', 0, 'cloudHost'],
    ['pushUpdates', undefined, 'notOnCloudHost'],
  ])
  expect(decideScripts({ scripts: undefined, isCloudHost: true, allowsStatistics: true })).toEqual([])
})
