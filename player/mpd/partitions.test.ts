import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eventually } from '../../tests/support/eventually'
import { createPlayers } from '../createPlayers'
import { writeTone } from '../demonstration/writeTone'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import { type Command, connectMpd } from './connectMpd'
import { eachInFolder } from './testing/eachInFolder'
import { hasSound } from './testing/startSounding'
import { startServer, type TestServer } from './testing/startServer'

const { folder, open } = eachInFolder('partitions')

async function start() {
  const server = await startServer(join(folder(), 'mpd'), [
    'audio_output {\ntype "null"\nname "bath speakers"\nmixer_type "software"\n}',
  ])
  open(server)
  await writeTone(join(server.music, 'tone.wav'), { seconds: 30, pitch: 300, tags: undefined })
  await server.does('update')
  await server.does('newpartition', 'Bath')
  await inBath(server, ['moveoutput', 'bath speakers'])
  const player = await createPlayers({
    dataFolder: join(folder(), 'data'),
    host: '127.0.0.1',
    port: 0,
    name: 'Parlour',
    withoutWizard: true,
    demonstration: false,
    delays: { roomBeat: 1_000, roomRetry: 100, roomAnswer: 2_000 },
    mpd: { kind: 'shared', login: { place: { path: server.path } } },
  })
  open(player)
  const client = await connectTestClient(player.url, 4)
  open(client)
  return { server, player, client }
}

/** As another client that is in the bath. */
async function inBath({ path }: TestServer, ...commands: Command[]) {
  const other = await connectMpd({ place: { path }, partition: 'Bath' })
  try {
    return (await other.askAll(commands)).flatMap(({ pairs }) => pairs)
  } finally {
    other.close()
  }
}

type Rooms = { list: { id: string; ip: string; host: string; name: string; state: { status: string } }[] }

/** The first push of the rooms that is as it should be. */
async function rooms(client: TestClient, isRight: (list: Rooms['list']) => boolean): Promise<Rooms['list']> {
  client.emit('getMultiRoomDevices')
  for (;;) {
    const { list }: Rooms = JSON.parse(JSON.stringify(await client.next('pushMultiRoomDevices')))
    if (isRight(list)) return list
  }
}

describe.skipIf(!hasSound)('the partitions of an MPD', () => {
  it('are rooms, each with what it plays, its volume and its outputs', async () => {
    const { client, player, server } = await start()
    const [self, bath] = await rooms(client, (list) => list.length === 2)
    expect([self?.name, bath?.name]).toEqual(['Parlour', 'Bath'])
    await inBath(server, ['add', 'tone.wav'], ['setvol', 30], ['play'])
    const begin = performance.now()
    await rooms(client, (list) => list[1]?.state.status === 'play')
    expect(performance.now() - begin).toBeLessThan(1_000)
    expect(player.engine.state().status).toBe('stop')
    expect(player.engine.queue()).toHaveLength(0)
    const there = await connectTestClient(bath?.host ?? '', 4)
    open(there)
    there.emit('getQueue')
    expect(await there.next('pushQueue')).toHaveLength(1)
    there.emit('getUiConfig', { page: 'audio_interface/mpd' })
    const page = JSON.stringify(await there.next('pushUiConfig'))
    expect(page).toContain('"on:bath speakers"')
    expect(page).not.toContain('"on:time"')
  })

  it('are added, and get outputs, from the settings page', async () => {
    const { client, server } = await start()
    await rooms(client, (list) => list.length === 2)
    const save = (method: string, data: object) =>
      client.emit('callMethod', { endpoint: 'audio_interface/mpd', method, data })
    save('addPartition', { partition: 'no name' })
    while (!JSON.stringify(await client.next('pushToastMessage')).includes('bad name'));
    save('addPartition', { partition: 'Attic' })
    await rooms(client, (list) => list.some(({ name }) => name === 'Attic'))
    save('saveOutputs', { 'on:time': false, 'in:time': { value: 'Bath', label: 'Bath' } })
    await eventually(async () => {
      expect(await server.does('outputs')).toContainEqual(['plugin', 'dummy'])
      expect(await inBath(server, ['outputs'])).toContainEqual(['outputname', 'time'])
    })
  })

  it('come and go as the server has them', async () => {
    const { client, server } = await start()
    await rooms(client, (list) => list.length === 2)
    await server.does('newpartition', 'Attic')
    await rooms(client, (list) => list.some(({ name }) => name === 'Attic'))
    // None of them is kept by the server over a restart.
    await server.restart()
    await rooms(client, (list) => list.length === 1)
    await server.does('newpartition', 'Bath')
    expect(await rooms(client, (list) => list.length === 2)).toContainEqual(
      expect.objectContaining({ name: 'Bath' }),
    )
  })

  it('play together by their outputs, and apart again', async () => {
    const { client, server } = await start()
    const [self, bath] = await rooms(client, (list) => list.length === 2)
    const outputs = async () => {
      const outputs = await server.does('outputs')
      return outputs.flatMap(([key, value], index) =>
        key === 'outputname' && outputs[index + 1]?.[1] !== 'dummy' ? [value] : [],
      )
    }
    expect(await outputs()).toEqual(['time'])
    client.emit('setMultiroom', { set: 'client', ip: bath?.ip })
    client.emit('setMultiroom', { set: 'server', ip: self?.ip })
    await eventually(async () => expect(await outputs()).toEqual(['time', 'bath speakers']))
    await eventually(async () => {
      client.emit('getUiConfig', { page: 'audio_interface/mpd' })
      expect(JSON.stringify(await client.next('pushUiConfig'))).toContain('"on:bath speakers"')
    })
    client.emit('setMultiroom', { set: 'single', ip: bath?.ip })
    await eventually(async () => expect(await outputs()).toEqual(['time']))
    expect(await inBath(server, ['outputs'])).toContainEqual(['outputname', 'bath speakers'])
  })
})
