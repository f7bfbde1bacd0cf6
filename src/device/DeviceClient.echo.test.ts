import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setUpDevice } from '../../tests/support/setUpDevice'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A device with what it was heard to play, each time. */
function listen() {
  const parts = setUpDevice()
  const heard: unknown[] = []
  parts.device.topics.subscribe('pushState', () => heard.push(parts.device.topics.read('pushState')?.title))
  return { ...parts, heard }
}
const state = (title: string) => ({ status: 'play', title })

it('what a player says several times in a row of what plays is recorded each time and heard once', () => {
  const { device, arrive, heard } = listen()
  for (let push = 0; push < 5; push++) arrive('pushState', state('Ebb'))
  expect(heard).toEqual(['Ebb'])
  expect(device.record.entries().map(({ refused }) => refused)).toEqual(Array(5).fill(undefined))
})

it('other words, or the same ones later, are heard', () => {
  const { arrive, heard } = listen()
  for (const title of ['Ebb', 'Flow', 'Ebb']) arrive('pushState', state(title))
  vi.advanceTimersByTime(251)
  arrive('pushState', state('Ebb'))
  expect(heard).toEqual(['Ebb', 'Flow', 'Ebb', 'Ebb'])
})

it('the first word of a connection, and of another player, is heard whatever was said before', () => {
  const { device, arrive, lose, connect, heard } = listen()
  arrive('pushState', state('Ebb'))
  lose()
  connect()
  arrive('pushState', state('Ebb'))
  device.forget()
  arrive('pushState', state('Ebb'))
  expect(heard).toEqual(['Ebb', 'Ebb', undefined, 'Ebb'])
})

it('what comes after a request is heard: it may be the answer', () => {
  const { device, arrive, connect, heard } = listen()
  connect()
  arrive('pushState', state('Ebb'))
  device.send('pause')
  arrive('pushState', state('Ebb'))
  arrive('pushState', state('Ebb'))
  expect(heard).toEqual(['Ebb', 'Ebb'])
})

it('each push that cannot be read is recorded as such', () => {
  const { device, arrive } = listen()
  arrive('pushState', state('Ebb'))
  for (let push = 0; push < 2; push++) arrive('pushState', 'nothing')
  expect(device.record.entries().filter(({ refused }) => refused !== undefined)).toHaveLength(2)
})
