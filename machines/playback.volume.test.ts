import { describe, expect, it } from 'vitest'
import { startPlayback } from '../tests/support/playback/startPlayback'
import type { PlaybackEvent } from './playback.vocabulary'

describe('the volume', () => {
  const turn = (volume: number): PlaybackEvent => ({ type: 'volume.changed', volume })

  it('[D9-6] is sent at most once in 100 ms, the last one always', () => {
    const { send, wait, orders, context } = startPlayback({ status: 'play' })
    for (let volume = 41; volume <= 70; volume++) {
      send(turn(volume))
      wait(10)
    }
    wait(100)
    const sent = orders()
    expect(sent.length).toBeLessThanOrEqual(4)
    expect(sent[0]).toEqual({ type: 'volume', volume: 41 })
    expect(sent.at(-1)).toEqual({ type: 'volume', volume: 70 })
    expect(context().volume).toBe(70)
  })

  it('is not sent once more while the hand rests and the player has it, and is when it has another', () => {
    const { send, push, wait, orders } = startPlayback({})
    send({ type: 'volume.held' })
    send(turn(60))
    push({ volume: 60 })
    for (let time = 0; time < 5; time++) {
      wait(100)
      send(turn(60))
    }
    expect(orders()).toEqual([{ type: 'volume', volume: 60 }])
    push({ volume: 30 })
    send(turn(60))
    expect(orders()).toEqual([{ type: 'volume', volume: 60 }])
  })

  it('[D9-6] the player’s counts again 1000 ms after the last own change, and not before', () => {
    const { send, push, wait, context, tags } = startPlayback({})
    send(turn(60))
    push({ volume: 42 })
    expect(context().volume).toBe(60)
    wait(900)
    send(turn(65))
    wait(999)
    push({ volume: 50 })
    expect([context().volume, tags()]).toEqual([65, 'known stopped adjusting'])
    wait(1)
    expect([context().volume, tags()]).toEqual([50, 'known stopped'])
  })

  it('never bounces while a finger is on it', () => {
    const { send, push, wait, context } = startPlayback({})
    send({ type: 'volume.held' })
    send(turn(60))
    wait(5_000)
    push({ volume: 30 })
    expect(context().volume).toBe(60)
    send({ type: 'volume.released' })
    wait(1_000)
    expect(context().volume).toBe(30)
  })

  it('[D5-1] is a whole number from 0 to 100', () => {
    const { send, wait, orders } = startPlayback({})
    for (const volume of [140, -3, 33.4]) {
      send(turn(volume))
      wait(100)
    }
    expect(orders()).toEqual([
      { type: 'volume', volume: 100 },
      { type: 'volume', volume: 0 },
      { type: 'volume', volume: 33 },
    ])
  })

  it('[D9-5] goes in steps from what is shown', () => {
    const { send, wait, orders } = startPlayback({})
    send({ type: 'volume.stepped', by: 10 })
    send({ type: 'volume.stepped', by: 10 })
    wait(100)
    expect(orders()).toEqual([
      { type: 'volume', volume: 50 },
      { type: 'volume', volume: 60 },
    ])
  })

  it('[D7-7] goes by the player’s own steps where a button is pressed, one each 100 ms, and shows what the player makes of it', () => {
    const { send, push, wait, orders, context } = startPlayback({})
    send({ type: 'volume.nudged', sign: '+' })
    send({ type: 'volume.nudged', sign: '+' })
    expect(context().volume).toBe(40)
    push({ volume: 42 })
    expect(context().volume).toBe(42)
    wait(100)
    push({ volume: 44 })
    wait(100)
    expect(orders()).toEqual([
      { type: 'volume', volume: '+' },
      { type: 'volume', volume: '+' },
    ])
    send(turn(60))
    push({ volume: 44 })
    expect(context().volume).toBe(60)
    send({ type: 'volume.nudged', sign: '-' })
    wait(2_000)
    push({ volume: 58 })
    expect([context().volume, ...orders()]).toEqual([
      58,
      { type: 'volume', volume: 60 },
      { type: 'volume', volume: '-' },
    ])
  })

  it('stays in hand while the rest is locked', () => {
    const { send, wait, orders, context } = startPlayback({ isTransportLocked: true })
    send(turn(45))
    send({ type: 'mute.toggled' })
    wait(100)
    expect(context().volume).toBe(45)
    expect(orders().map(({ type }) => type)).toEqual(['volume', 'mute'])
  })

  it('[D4-8] can only be read while it is locked', () => {
    const { send, wait, orders, context } = startPlayback({ isVolumeLocked: true })
    send(turn(90))
    send({ type: 'volume.stepped', by: 10 })
    send({ type: 'mute.toggled' })
    wait(2_000)
    expect([orders(), context().volume]).toEqual([[], 40])
  })

  it('is muted and unmuted', () => {
    const { send, push, orders } = startPlayback({})
    send({ type: 'mute.toggled' })
    push({ mute: true })
    send({ type: 'mute.toggled' })
    expect(orders()).toEqual([
      { type: 'mute', mute: true },
      { type: 'mute', mute: false },
    ])
  })

  it('that was not sent when the connection went is not sent later', () => {
    const { send, wait, orders } = startPlayback({})
    send(turn(50))
    send(turn(55))
    send({ type: 'link.lost' })
    wait(1_000)
    expect(orders()).toEqual([{ type: 'volume', volume: 50 }])
  })
})
