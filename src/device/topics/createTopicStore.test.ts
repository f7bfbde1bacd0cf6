import { describe, expect, it, vi } from 'vitest'
import { createTopicStore } from './createTopicStore'

describe('createTopicStore', () => {
  it('keeps the last payload of each topic, the same object until the next', () => {
    const store = createTopicStore()
    expect(store.read('pushUiSettings')).toBeUndefined()
    const settings = { language: 'en' }
    store.put('pushUiSettings', settings)
    expect(store.read('pushUiSettings')).toBe(settings)
    expect(store.read('pushState')).toBeUndefined()
  })

  it('tells the listeners of that topic only', () => {
    const store = createTopicStore()
    const mine = vi.fn<() => void>()
    const other = vi.fn<() => void>()
    store.subscribe('pushUiSettings', mine)
    store.subscribe('pushDeviceName', other)
    for (let count = 0; count < 300; count++) store.put('pushUiSettings', { language: 'en' })
    expect(mine).toHaveBeenCalledTimes(300)
    expect(other).not.toHaveBeenCalled()
  })

  it('forgets a listener once, however often it is told to', () => {
    const store = createTopicStore()
    const listener = vi.fn<() => void>()
    const stop = store.subscribe('pushDeviceName', listener)
    store.subscribe('pushDeviceName', listener)
    stop()
    stop()
    store.put('pushDeviceName', 'Kitchen')
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
