// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { type TestClient, pushesSince } from '../testing/connectTestClient'
import { eachWithPlayer } from '../../tests/support/eachWithPlayer'

let client: TestClient
eachWithPlayer((each) => {
  client = each.client
})

/** Sends a request; what the state and the room say of the volume then, and how often they were told. */
async function send(event: string, payload?: unknown, until?: string) {
  const pushes = await pushesSince(client, () => {
    client.emit(event, payload)
    return until && client.next(until)
  })
  const last = (name: string) => pushes.findLast((push) => push.event === name)?.payload
  expect(pushes.filter((push) => push.event === 'pushState').length).toBeLessThanOrEqual(1)
  return { state: last('pushState'), rooms: last('pushMultiRoomDevices') }
}
const save = (method: string, data: object) =>
  send('callMethod', { endpoint: 'audio_interface/playback_options', method, data }, 'pushToastMessage')

describe('the volume', () => {
  it('[D7-7] is a number, or goes a step up and down, and the room has it too', async () => {
    expect(await send('volume', 55)).toMatchObject({
      state: { volume: 55, mute: false },
      rooms: { list: [{ state: { volume: 55, mute: false } }] },
    })
    expect((await send('volume', '+')).state).toMatchObject({ volume: 60 })
    expect((await send('volume', '-')).state).toMatchObject({ volume: 55 })
    await send('volume', 98)
    expect((await send('volume', '+')).state).toMatchObject({ volume: 100 })
    await send('volume', 2)
    expect((await send('volume', '-')).state).toMatchObject({ volume: 0 })
    expect((await send('volume', 33.4)).state).toMatchObject({ volume: 33 })
  })

  it('is muted and comes back where it was', async () => {
    await send('volume', 30)
    expect((await send('mute')).state).toMatchObject({ mute: true, volume: 30 })
    expect((await send('unmute')).state).toMatchObject({ mute: false, volume: 30 })
    expect((await send('volume', 'toggle')).state).toMatchObject({ mute: true })
    expect((await send('volume', 'toggle')).state).toMatchObject({ mute: false })
    expect((await send('volume', 'mute')).state).toMatchObject({ mute: true })
    expect((await send('volume', 'unmute')).state).toMatchObject({ mute: false })
    await send('mute')
    expect((await send('volume', 31)).state).toMatchObject({ mute: false, volume: 31 })
  })

  it.each(['25', -1, 101, null, {}, 'loud', Number.NaN])('takes no other wish: %j', async (wish) => {
    expect(await send('volume', wish)).toEqual({ state: undefined, rooms: undefined })
  })

  it('[D5-1] keeps to what the playback page says: the loudest, and the step', async () => {
    await send('volume', 95)
    const { state } = await save('saveVolume', {
      volume_max: '80',
      volume_step: { value: 10, label: '10' },
    })
    expect(state).toMatchObject({ volume: 80 })
    // The first step down is heard, however loud it had been before.
    expect((await send('volume', '-')).state).toMatchObject({ volume: 70 })
    expect((await send('volume', 95)).state).toMatchObject({ volume: 80 })
    expect((await send('volume', '-')).state).toMatchObject({ volume: 70 })
  })

  it('[D2.5-3 D4-8] cannot be changed where there is no mixer', async () => {
    expect((await save('saveVolume', { mixer_type: { value: 'none', label: 'None' } })).state).toMatchObject({
      disableVolumeControl: true,
      volume: 100,
    })
    expect(await send('volume', 20)).toEqual({ state: undefined, rooms: undefined })
    expect((await send('mute')).state).toBeUndefined()
  })

  it('[D3-3] is told in dB, too, by an output that does so; another output cuts off what plays', async () => {
    await send('replaceAndPlay', { uri: 'music-library/SYNTHETIC' })
    const set = async (payload: object) => (await send('setOutputDevices', payload, 'pushToastMessage')).state
    const choose = (value: string) => set({ i2s: false, output_device: { value, label: value } })
    expect(await choose('2')).toMatchObject({
      status: 'stop',
      volume: 40,
      dbVolume: -36,
    })
    expect(await choose('2')).toBeUndefined()
    expect((await send('volume', 75)).state).toMatchObject({ dbVolume: -15 })
    expect(await choose('0')).not.toHaveProperty('dbVolume')
    const dac = {
      i2s: true,
      i2sid: { value: 'generic-dac', label: '' },
      output_device: { value: 1, label: '' },
    }
    expect(await set(dac)).toMatchObject({ disableVolumeControl: true })
  })
})
