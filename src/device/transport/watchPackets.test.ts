import { expect, it, vi } from 'vitest'
import { watchPackets } from './watchPackets'

it('leaves a packet that is too long to the record, as unreadable, and reads the next', () => {
  const add = vi.fn<(data: unknown) => void>()
  const decoder = { add, on: () => undefined }
  const listener = {
    received: vi.fn<() => void>(),
    receivedLarge: vi.fn<() => void>(),
    unreadable: vi.fn<() => void>(),
  }
  watchPackets({ on: () => undefined }, decoder, listener, () => false, undefined)
  const rooms = `{"list":[${'{"id":"room","name":"Room"},'.repeat(200_000)}{}]}`
  decoder.add(`2["pushMultiRoomDevices",${rooms}]`)
  expect(listener.unreadable).toHaveBeenLastCalledWith({
    text: expect.stringMatching(/^2\["pushMultiRoomDevices"/),
    reason: 'longer than 2000000 characters',
  })
  for (const event of ['pushQueue', 'pushBrowseLibrary'])
    decoder.add(`2["${event}",["${'x'.repeat(20_000_000)}"]]`)
  expect(add).not.toHaveBeenCalled()
  expect(listener.receivedLarge).not.toHaveBeenCalled()
  expect(listener.unreadable).toHaveBeenCalledTimes(3)
  expect(listener.unreadable).toHaveBeenLastCalledWith({
    text: expect.stringMatching(/^2\["pushBrowseLibrary",\["x{470,500}$/),
    reason: 'longer than 20000000 characters',
  })
  decoder.add('2["pushState",{}]')
  expect(add).toHaveBeenCalledExactlyOnceWith('2["pushState",{}]')
})
