import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
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
