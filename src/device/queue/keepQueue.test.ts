import { describe, expect, it, vi } from 'vitest'
import type { QueueItem } from '../../../schemas/generated/types'
import { ScriptedDevice } from '../../../tests/support/ScriptedDevice'
import { onReplaced, type Replaced, takesBack } from './keepQueue'

const items = (letters: string): QueueItem[] =>
  letters.split('').map((letter) => ({ uri: `mnt/${letter}`, name: letter, service: 'mpd' }))
const names = (one: Replaced | undefined) => one?.kept.items.map(({ name }) => name).join('')
/** Lets what was asked before happen. */
const pass = () => new Promise((resolve) => setTimeout(resolve))

function open() {
  const device = new ScriptedDevice()
  const tell = vi.fn<(replaced: Replaced) => void>()
  const end = onReplaced(device, tell)
  return { device, tell, end, last: () => tell.mock.lastCall?.[0] }
}

describe('a queue that something takes the place of', () => {
  it('is asked for before the request leaves, and told with what played of it', async () => {
    const { device, last } = open()
    device.push('pushState', { status: 'pause', position: 1, seek: 5000, uri: 'mnt/b', service: 'mpd' })
    device.send('playPlaylist', { name: 'Sunday' })
    expect(device.sent.map(({ event }) => event)).toEqual(['getQueue', 'playPlaylist'])
    device.push('pushQueue', items('abc'))
    await pass()
    expect(names(last())).toBe('abc')
    expect(last()?.kept).toMatchObject({ position: 1, status: 'pause' })
    expect(last()?.isTakenBack).toBe(false)
    // Known from now on: no further question.
    device.push('pushQueue', items('x'))
    device.sendAuthored('clearQueue', undefined)
    await pass()
    expect(names(last())).toBe('x')
    expect(device.sentWith('getQueue')).toHaveLength(1)
  })

  it('is none where the queue is only added to, was empty, or belongs to another player', async () => {
    const { device, tell, end } = open()
    device.send('addPlay', { uri: 'mnt/x', title: 'x', service: 'mpd' })
    device.send('clearQueue')
    device.push('pushQueue', [])
    await pass()
    device.send('playRadioFavourites')
    device.forget()
    await pass()
    expect(tell).not.toHaveBeenCalled()
    end()
    device.push('pushQueue', items('ab'))
    device.send('clearQueue')
    await pass()
    expect(tell).not.toHaveBeenCalled()
  })

  it('is marked where whoever clears it offers the way back himself', async () => {
    const { device, last } = open()
    takesBack(device, () => true)
    device.send('clearQueue')
    device.push('pushQueue', items('ab'))
    await pass()
    expect(last()?.isTakenBack).toBe(true)
    device.send('replaceAndPlay', { uri: 'mnt/x', title: 'x', service: 'mpd' })
    await pass()
    expect(last()?.isTakenBack).toBe(false)
  })
})
