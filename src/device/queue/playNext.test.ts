import { describe, expect, it, vi } from 'vitest'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import type { QueueItem } from '../../../schemas/generated/types'
import { playNext } from './playNext'

const item = (letter: string): QueueItem => ({ uri: `mnt/${letter}`, name: letter, service: 'mpd' })
const song = (letter: string) => ({
  type: 'song',
  uri: `music-library/${letter}`,
  title: letter,
  service: 'mpd',
})

/** A player with a queue of letters, of which the first plays. */
function open(letters: string) {
  const device = new ScriptedDevice()
  const push = (queued: string) => device.push('pushQueue', queued.split('').map(item))
  push(letters)
  device.push('pushState', { status: 'play', position: 0, uri: `mnt/${letters[0] ?? ''}`, service: 'mpd' })
  const sent = () =>
    device.sent.flatMap(({ event, payload }) =>
      ['playNext', 'addToQueue', 'moveQueue', 'removeFromQueue', 'enqueue'].includes(event)
        ? [`${event} ${JSON.stringify(payload)}`]
        : [],
    )
  const moved = vi.fn<(done: number, total: number) => void>()
  return { device, push, sent, moved }
}
/** Lets what was asked before happen. */
const pass = () => new Promise((resolve) => setTimeout(resolve))

describe('what is to play next', () => {
  it('is a song: one request, and one that takes it back', async () => {
    const { device, push, sent, moved } = open('abc')
    const told = playNext(device, { items: [song('x')] }, moved)
    await pass()
    push('axbc')
    const outcome = await told
    if (outcome.status !== 'next') throw new Error(outcome.why)
    outcome.takeBack()
    expect(sent()).toEqual([
      'playNext {"uri":"music-library/x","title":"x","service":"mpd"}',
      'removeFromQueue {"value":1}',
    ])
  })

  it('is an album: it is added, moved entry by entry, and told on its way', async () => {
    const { device, push, sent, moved } = open('abcd')
    const told = playNext(device, { items: [{ type: 'album', uri: 'albums://x', title: 'X' }] }, moved)
    await pass()
    push('abcdxy')
    push('axbcdy')
    push('axybcd')
    const outcome = await told
    if (outcome.status !== 'next') throw new Error(outcome.why)
    expect(sent()).toEqual([
      'addToQueue {"uri":"albums://x","title":"X"}',
      'moveQueue {"from":4,"to":1}',
      'moveQueue {"from":5,"to":2}',
    ])
    expect(moved).toHaveBeenCalled()
    outcome.takeBack()
    push('aybcd')
    expect(sent().slice(3)).toEqual(['removeFromQueue {"value":1}', 'removeFromQueue {"value":1}'])
  })

  it('stands last already: it is moved, and goes back there', async () => {
    const { device, push, sent, moved } = open('abc')
    const told = playNext(device, { items: [song('c')] }, moved)
    await pass()
    push('acb')
    const outcome = await told
    if (outcome.status !== 'next') throw new Error(outcome.why)
    outcome.takeBack()
    expect(sent()).toEqual(['moveQueue {"from":2,"to":1}', 'moveQueue {"from":1,"to":2}'])
  })

  it('is not there when the connection goes', async () => {
    const { device, moved } = open('abc')
    const told = playNext(device, { items: [song('x')] }, moved)
    await pass()
    device.disconnect()
    expect(await told).toEqual({ status: 'failed', why: 'lost' })
  })
})
