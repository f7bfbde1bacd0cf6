// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TestRooms } from '../../tests/support/TestRooms'

let testRooms: TestRooms
beforeEach(() => {
  testRooms = new TestRooms()
})
afterEach(() => testRooms.end())

describe('outputs', () => {
  it('[D3-26 D4-18 D7-32 D7-33] are added and removed; what cannot be in time with others is not', async () => {
    const { kitchen, attic, seen } = await testRooms.three()
    expect(seen.of('pushAudioOutputs')?.availableOutputs).toMatchObject([
      { name: 'Kitchen', isSelf: true, enabled: true, leader: false, plugin: 'audio_interface/multiroom' },
      { name: 'Attic', enabled: false, available: true, groupable: true, leader: kitchen.roomSystem.id() },
      { name: 'Bath', enabled: false, available: true, groupable: true },
      { name: 'Living room screen', type: 'cast', available: true, groupable: false },
      { name: 'Garden', available: false, groupable: false },
    ])
    seen.client.emit('enableAudioOutput', { id: attic.roomSystem.id() })
    await testRooms.eventually(() => expect(seen.output('Attic')?.enabled).toBe(true))
    expect(seen.output('Kitchen')?.leader).toBe(kitchen.roomSystem.id())
    const other = await testRooms.watch(attic)
    await testRooms.eventually(() => expect(other.output('Kitchen')).toMatchObject({ enabled: true }))
    expect(other.output('Bath')).toMatchObject({ enabled: false, leader: kitchen.roomSystem.id() })
    seen.client.emit('enableAudioOutput', { id: 'cast-living-room' })
    await testRooms.eventually(() =>
      expect(seen.of('pushToastMessage')?.message).toBe(
        '“Living room screen” cannot play in time with others',
      ),
    )
    seen.client.emit('disableAudioOutput', { id: attic.roomSystem.id() })
    await testRooms.eventually(() => expect(seen.output('Attic')?.enabled).toBe(false))
  })

  it('[D7-33 D7-34] play, pause and are turned, this player, another, a child’s leader and the screen', async () => {
    const { kitchen, attic, bath, seen, set, children } = await testRooms.three()
    for (const player of [kitchen, attic]) {
      player.engine.replace(kitchen.engine.queue().slice(0, 2))
      player.engine.add([{ uri: 'x', service: 'mpd', name: 'Ebb', type: 'track', duration: 200 }])
    }
    const emit = (event: string, id: string, more: object = {}) => seen.client.emit(event, { id, ...more })
    emit('audioOutputPlay', attic.roomSystem.id())
    await testRooms.eventually(() => expect(seen.output('Attic')?.state?.status).toBe('play'))
    emit('audioOutputPause', attic.roomSystem.id())
    await testRooms.eventually(() => expect(attic.engine.state().status).toBe('pause'))
    set(bath, 'client')
    set(kitchen, 'server')
    await testRooms.eventually(() => expect(children()).toEqual(['Bath']))
    emit('audioOutputPlay', bath.roomSystem.id())
    await testRooms.eventually(() => expect(kitchen.engine.state().status).toBe('play'))
    emit('setAudioOutputVolume', bath.roomSystem.id(), {
      volume: 33,
      mute: true,
      isSelf: false,
      type: 'device',
    })
    await testRooms.eventually(() =>
      expect(seen.output('Bath')).toMatchObject({ mute: true, state: { volume: 33 } }),
    )
    emit('audioOutputPlay', 'cast-living-room')
    await testRooms.eventually(() => expect(seen.output('Living room screen')?.state?.status).toBe('play'))
    await testRooms.press(kitchen, 'output-lost')
    await testRooms.eventually(() => expect(seen.output('Living room screen')?.available).toBe(false))
    emit('audioOutputPlay', 'garden')
    await testRooms.eventually(() =>
      expect(seen.of('pushToastMessage')?.message).toBe('This room does not answer any more'),
    )
  })
})
