import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import { state, startPlayback, tags } from '../tests/support/playback/startPlayback'
import { playbackMachine, type PlaybackState, type PlaybackOrder } from './playback.machine'
import type { PlaybackEvent } from './playback.vocabulary'
import { elapsedAt } from './playbackClock'

it('what was pushed before it started is its first state, reckoned from when it came', () => {
  const player = fromCallback<PlaybackOrder>(() => undefined)
  const playing: PlaybackState = { ...state, status: 'play', seek: 5_000 }
  const input = { type: 'state.pushed', state: playing, at: -2_000 } as const
  const actor = createActor(playbackMachine.provide({ actors: { player } }), {
    clock: new SimulatedClock(),
    input,
  })
  const snapshot = actor.getSnapshot()
  expect(tags.filter((tag) => snapshot.hasTag(tag))).toEqual(['known', 'playing'])
  expect([elapsedAt(snapshot.context, 0), snapshot.context.volume]).toEqual([7_000, 40])
})

describe('[D4-4] the time', () => {
  it('runs while it plays, stands while it is paused and is 0 when it stopped', () => {
    const { push, wait, elapsed, tags } = startPlayback({ status: 'play', seek: 5_000 })
    wait(3_000)
    expect([elapsed(), tags()]).toEqual([8_000, 'known playing'])
    push({ status: 'pause', seek: 8_000 })
    wait(10_000)
    expect([elapsed(), tags()]).toEqual([8_000, 'known paused'])
    push({ status: 'stop', seek: 8_000 })
    expect([elapsed(), tags()]).toEqual([0, 'known stopped'])
  })

  it('has not drifted after an hour', () => {
    const { wait, elapsed } = startPlayback({ status: 'play', duration: 7_200 })
    for (let minute = 0; minute < 60; minute++) wait(60_000)
    expect(elapsed()).toBe(3_600_000)
  })

  it('is right again after the tab slept, whose timers stood still while its clock went on', () => {
    const { wait, sleep, elapsed, push, tags } = startPlayback({ status: 'play', seek: 5_000 })
    sleep(60_000)
    expect([elapsed(), tags()]).toEqual([65_000, 'known playing'])
    sleep(3_600_000)
    // What it reckons by itself ends with the track, and the player's word counts however far the clock has
    // jumped.
    expect(elapsed()).toBe(200_000)
    push({ position: 7, title: 'Coda', seek: 30_000 })
    wait(1_000)
    expect([elapsed(), tags()]).toEqual([31_000, 'known playing'])
    sleep(500_000)
    wait(169_000)
    expect(tags()).toBe('known playing ended')
  })

  it('has not ended at once where the length is more than a timer takes', () => {
    const { wait, tags } = startPlayback({ status: 'play', duration: 3_000_000 })
    wait(60_000)
    expect(tags()).toBe('known playing')
  })

  it('goes on unmoved in a burst of pushes that say what was reckoned', () => {
    const { push, wait, context } = startPlayback({ status: 'play', seek: 1_000 })
    const before = context().clock
    wait(100)
    for (const seek of [1_100, 1_050, 1_200]) push({ seek })
    expect(context().clock).toBe(before)
    push({ seek: 1_500 })
    expect(context().clock).toEqual({ seek: 1_500, at: 100 })
  })

  it('stops where the track is over, and goes on with what follows', () => {
    const { push, wait, tags, elapsed } = startPlayback({ status: 'play', seek: 195_000 })
    wait(4_999)
    expect(tags()).toBe('known playing')
    wait(1)
    expect(tags()).toBe('known playing ended')
    wait(60_000)
    push({ position: 1, title: 'Quiet Rooms', seek: 0 })
    wait(2_000)
    expect([tags(), elapsed()]).toEqual(['known playing', 2_000])
  })

  it('never ends where there is no length', () => {
    const { wait, tags } = startPlayback({ status: 'play', duration: 0, isRadio: true })
    wait(10_000_000)
    expect(tags()).toBe('known playing')
  })
})

describe('seeking', () => {
  it('[D9-7] [D7-8] shows at once where it goes, and sends whole seconds 200 ms after the last move', () => {
    const { seekTo, wait, orders, elapsed, tags } = startPlayback({ status: 'pause' })
    seekTo(10_000)
    wait(199)
    seekTo(90_400)
    wait(199)
    expect([orders(), elapsed(), tags()]).toEqual([[], 90_400, 'known paused seeking'])
    wait(1)
    expect(orders()).toEqual([{ type: 'seek', seconds: 90 }])
  })

  it('does not jump back when a push still tells of the old place, and follows once the player is there', () => {
    const { seekTo, push, wait, elapsed, tags, orders } = startPlayback({ status: 'play', seek: 1_000 })
    seekTo(100_000)
    push({ seek: 1_200 })
    wait(200)
    push({ seek: 1_400 })
    expect([elapsed(), tags()]).toEqual([100_200, 'known playing seeking'])
    push({ seek: 100_300 })
    expect([elapsed(), tags(), orders()]).toEqual([
      100_200,
      'known playing',
      [{ type: 'seek', seconds: 100 }],
    ])
  })

  it('goes back with a player that did not follow, and asks it', () => {
    const { seekTo, push, wait, elapsed, orders } = startPlayback({ status: 'pause', seek: 1_000 })
    seekTo(100_000)
    wait(200)
    orders()
    wait(2_000)
    expect(orders()).toEqual([{ type: 'ask' }])
    push({ seek: 1_000 })
    expect(elapsed()).toBe(1_000)
  })

  it('ends with the track that it was in', () => {
    const { seekTo, push, wait, elapsed, tags, orders } = startPlayback({ status: 'play' })
    seekTo(100_000)
    push({ position: 1, uri: 'other', seek: 0 })
    wait(500)
    expect([elapsed(), tags(), orders()]).toEqual([500, 'known playing', []])
  })

  it('[D5-2] ends, and sends nothing, when the player locks the panel meanwhile', () => {
    const { seekTo, push, wait, orders, tags } = startPlayback({ status: 'play' })
    seekTo(100_000)
    wait(150)
    push({ isTransportLocked: true })
    wait(1_000)
    expect([orders(), tags()]).toEqual([[], 'known playing'])
  })

  it('[D5-2] is ignored while the UI is disabled, and where there is nothing to seek in', () => {
    for (const locked of [{ isTransportLocked: true }, { duration: 0 }]) {
      const { seekTo, wait, orders, tags } = startPlayback({ status: 'play', ...locked })
      seekTo(50_000)
      wait(1_000)
      expect([orders(), tags()]).toEqual([[], 'known playing'])
    }
  })

  it('stays within the track', () => {
    const { seekTo, wait, orders } = startPlayback({ status: 'pause' })
    seekTo(999_000)
    wait(200)
    seekTo(-5)
    wait(200)
    expect(orders()).toEqual([
      { type: 'seek', seconds: 200 },
      { type: 'seek', seconds: 0 },
    ])
  })
})

describe('the buttons', () => {
  const toggled: PlaybackEvent = { type: 'play.toggled' }

  it('[D2.4-7] play, pause, and stop what cannot be paused', () => {
    const { send, push, orders } = startPlayback({})
    send(toggled)
    push({ status: 'play' })
    send(toggled)
    push({ status: 'play', isRadio: true })
    send(toggled)
    expect(orders()).toEqual([{ type: 'play' }, { type: 'pause' }, { type: 'stop' }])
  })

  it('ask whether the next track plays where the player does not say so, and only where one played', () => {
    const { send, push, wait, orders } = startPlayback({})
    push({ status: 'play' })
    send({ type: 'next.pressed' })
    push({ status: 'stop' })
    wait(700)
    push({ status: 'play' })
    wait(5_000)
    push({ status: 'pause' })
    send({ type: 'previous.pressed' })
    wait(5_000)
    expect(orders()).toEqual([{ type: 'next' }, { type: 'ask' }, { type: 'previous' }])
  })

  it('[D4-6] volatile things are played by a request of their own', () => {
    const { send, orders } = startPlayback({ volatile: true })
    send({ type: 'play.pressed' })
    expect(orders()).toEqual([{ type: 'volatilePlay' }])
  })

  it('[D4-5] repeat goes from off to all to one to off', () => {
    const { send, push, orders } = startPlayback({})
    send({ type: 'repeat.cycled' })
    push({ repeat: true })
    send({ type: 'repeat.cycled' })
    push({ repeat: true, repeatSingle: true })
    send({ type: 'repeat.cycled' })
    expect(orders()).toEqual([
      { type: 'repeat', value: true, repeatSingle: false },
      { type: 'repeat', value: true, repeatSingle: true },
      { type: 'repeat', value: false, repeatSingle: false },
    ])
  })

  it('[D4-5] show what they chose at once, so that a second press takes it back before the player has answered', () => {
    const { send, push, orders, context } = startPlayback({})
    const shows = () => {
      const { random, repeat, repeatSingle, mute } = context().state ?? {}
      return [random, repeat, repeatSingle, mute]
    }
    for (const type of ['random.toggled', 'repeat.cycled', 'mute.toggled'] as const) send({ type })
    expect(shows()).toEqual([true, true, false, true])
    for (const type of ['random.toggled', 'repeat.cycled', 'mute.toggled'] as const) send({ type })
    push({ random: true, mute: true })
    expect(shows()).toEqual([false, true, true, false])
    expect(orders()).toEqual([
      { type: 'random', value: true },
      { type: 'repeat', value: true, repeatSingle: false },
      { type: 'mute', mute: true },
      { type: 'random', value: false },
      { type: 'repeat', value: true, repeatSingle: true },
      { type: 'mute', mute: false },
    ])
  })

  it('go back to what the player says 1500 ms after the last press, and when the connection goes', () => {
    const { send, push, wait, context } = startPlayback({})
    const random = () => context().state?.random
    send({ type: 'random.toggled' })
    wait(1_000)
    send({ type: 'mute.toggled' })
    wait(1_499)
    expect(random()).toBe(true)
    wait(1)
    expect(random()).toBe(false)
    send({ type: 'random.toggled' })
    push({ random: true })
    wait(1_500)
    expect(random()).toBe(true)
    send({ type: 'random.toggled' })
    send({ type: 'link.lost' })
    expect(random()).toBe(true)
  })

  it('leave a muted player to be heard as soon as somebody makes it louder', () => {
    const { send, push, context } = startPlayback({})
    send({ type: 'random.toggled' })
    send({ type: 'mute.toggled' })
    push({ mute: true })
    send({ type: 'volume.stepped', by: 10 })
    push({ mute: false, volume: 50 })
    const { mute, random } = context().state ?? {}
    expect({ mute, random }).toEqual({ mute: false, random: true })
  })

  it('[D4-5] shuffle is toggled from what the player says', () => {
    const { send, push, orders } = startPlayback({})
    send({ type: 'random.toggled' })
    push({ random: true })
    send({ type: 'random.toggled' })
    expect(orders()).toEqual([
      { type: 'random', value: true },
      { type: 'random', value: false },
    ])
  })

  it('[D4-8] do nothing while the UI is disabled, and before the player has said anything', () => {
    const all: PlaybackEvent[] = [
      { type: 'play.pressed' },
      { type: 'play.toggled' },
      { type: 'pause.pressed' },
      { type: 'stop.pressed' },
      { type: 'next.pressed' },
      { type: 'previous.pressed' },
      { type: 'skip.pressed', direction: 'back' },
      { type: 'random.toggled' },
      { type: 'repeat.cycled' },
      { type: 'mute.toggled' },
    ]
    for (const state of [undefined, { isTransportLocked: true, isVolumeLocked: true }]) {
      const { send, wait, orders } = startPlayback(state)
      for (const event of all) send(event)
      wait(10_000)
      expect(orders()).toEqual([])
    }
    const open = startPlayback({})
    for (const event of all) open.send(event)
    expect(open.orders()).toHaveLength(all.length)
  })

  it('ask a player that was told elsewhere to play, without telling it again', () => {
    const { send, wait, orders } = startPlayback()
    send({ type: 'play.expected' })
    expect(orders()).toEqual([])
    wait(700)
    // Told to play something else meanwhile: one wait for both.
    send({ type: 'play.expected' })
    wait(600)
    expect(orders()).toEqual([{ type: 'ask' }])
    for (let second = 0; second < 10; second++) wait(1_000)
    expect(orders()).toHaveLength(3)
  })

  it('ask a player that was told to play and does not say that it does, a bounded number of times', () => {
    const { send, push, wait, orders } = startPlayback({})
    send({ type: 'play.pressed' })
    push({ status: 'stop' })
    orders()
    wait(700)
    expect(orders()).toEqual([{ type: 'ask' }])
    for (let second = 0; second < 10; second++) wait(1_000)
    expect(orders()).toEqual([{ type: 'ask' }, { type: 'ask' }])
    send({ type: 'play.pressed' })
    push({ status: 'play' })
    orders()
    wait(60_000)
    expect(orders()).toEqual([])
  })
})
