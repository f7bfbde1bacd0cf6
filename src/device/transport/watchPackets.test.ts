import { expect, it, vi } from 'vitest'
import { watchPackets } from './watchPackets'

it('leaves a packet of more than 20 million characters to the record, as unreadable, and reads the next', () => {
  const add = vi.fn<(data: unknown) => void>()
  const decoder = { add, on: () => undefined }
  const listener = {
    received: vi.fn<() => void>(),
    receivedLarge: vi.fn<() => void>(),
    unreadable: vi.fn<() => void>(),
  }
  watchPackets({ on: () => undefined }, decoder, listener, () => false, undefined)
  for (const event of ['pushState', 'pushQueue', 'pushBrowseLibrary'])
    decoder.add(`2["${event}","${'x'.repeat(20_000_000)}"]`)
  expect(add).not.toHaveBeenCalled()
  expect(listener.receivedLarge).not.toHaveBeenCalled()
  expect(listener.unreadable).toHaveBeenCalledTimes(3)
  expect(listener.unreadable).toHaveBeenLastCalledWith({
    text: expect.stringMatching(/^2\["pushBrowseLibrary","x{470,500}$/),
    reason: 'longer than 20000000 characters',
  })
  decoder.add('2["pushState",{}]')
  expect(add).toHaveBeenCalledExactlyOnceWith('2["pushState",{}]')
})
