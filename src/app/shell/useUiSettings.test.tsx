import { act } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { UiSettings } from '../../../schemas/generated/types'
import { renderPanel } from '../../../tests/support/renderPanel'

/** A panel whose UI settings files come when they are let, in the order in which they were asked for. */
async function open() {
  const readings: ((file: UiSettings | undefined) => void)[] = []
  const settingsFile = () =>
    new Promise<UiSettings | undefined>((resolve) => {
      readings.push(resolve)
    })
  const { device } = await renderPanel({ settingsFile })
  return {
    push: (settings: object) => act(() => device.push('pushUiSettings', settings)),
    readings: () => readings.length,
    answer: (reading: number, pageTitle: string | undefined) =>
      act(async () => readings[reading]?.(pageTitle === undefined ? undefined : { pageTitle })),
  }
}

describe('[D1-16] the UI settings file of a theme that the player tells while the panel is open', () => {
  it('takes the place of the older one', async () => {
    const { push, readings, answer } = await open()
    await answer(0, 'Newer')
    expect(document.title).toContain('Newer')
    push({ theme: 'acme' })
    expect(readings()).toBe(2)
    // Nothing flickers until it is there.
    expect(document.title).toContain('Newer')
    await answer(1, 'Older')
    expect(document.title).toContain('Older')
  })

  it('leaves nothing of the older one where the host has none', async () => {
    const { push, answer } = await open()
    await answer(0, 'Newer')
    push({ theme: 'acme' })
    await answer(1, undefined)
    expect(document.title).not.toContain('Newer')
  })

  it('is not followed by a late answer of the older one', async () => {
    const { push, answer } = await open()
    push({ theme: 'acme' })
    await answer(1, 'Older')
    await answer(0, 'Newer')
    expect(document.title).toContain('Older')
  })

  it('is not read again when the player says the same theme once more', async () => {
    const { push, readings } = await open()
    push({ theme: 'acme' })
    push({ theme: 'classic', color: '#123456' })
    expect(readings()).toBe(2)
  })
})

describe('the language of a player', () => {
  afterEach(() => vi.useRealTimers())

  it('[D9-3] is asked for again after 3 s as long as it is not known', async () => {
    vi.useFakeTimers()
    const { device } = await renderPanel()
    const asked = () => device.sentWith('getUiSettings').length
    expect(asked()).toBe(1)
    act(() => void vi.advanceTimersByTime(2999))
    expect(asked()).toBe(1)
    act(() => void vi.advanceTimersByTime(1))
    expect(asked()).toBe(2)
    // Settings without a language say nothing of it.
    act(() => device.push('pushUiSettings', { color: '#123456' }))
    act(() => void vi.advanceTimersByTime(3000))
    expect(asked()).toBe(3)
    act(() => device.push('pushUiSettings', { language: 'en' }))
    act(() => void vi.advanceTimersByTime(60_000))
    expect(asked()).toBe(3)
  })

  it('is not asked for without end where a player has none', async () => {
    vi.useFakeTimers()
    const { device } = await renderPanel()
    act(() => void vi.advanceTimersByTime(600_000))
    expect(device.sentWith('getUiSettings')).toHaveLength(6)
  })
})
