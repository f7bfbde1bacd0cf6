import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Json, isJsonObject, toJson } from '../../authoring/json/Json'
import { pageValidators } from '../../schemas/generated/pageValidators'
import { eventually } from '../../tests/support/eventually'
import { writeTone } from '../demonstration/writeTone'
import { allItems, allSections } from '../pages/readPlugin'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import { startTestPlayer } from '../testing/startTestPlayer'
import { eachInFolder } from './testing/eachInFolder'
import { hasSound } from './testing/startSounding'
import { speakAs } from './testing/speakAs'
import { startServer, type TestServer } from './testing/startServer'

const { folder, open, start: startOn } = eachInFolder('settings')

const page = 'audio_interface/mpd'
/** A card that no machine has, so that it can be told that it does not open. */
const card = 'audio_output {\ntype "alsa"\nname "Card <b>1</b>"\ndevice "hw:77"\nmixer_type "none"\n}'

async function serve(lines: readonly string[] = []): Promise<TestServer> {
  const server = open(await startServer(folder(), [card, ...lines]))
  for (const name of ['Harbour', 'Meadow']) {
    await mkdir(join(server.music, name))
    await writeTone(join(server.music, name, 'one.wav'), { seconds: 20, pitch: 300, tags: undefined })
  }
  return server
}

const start = ({ path }: TestServer, password?: string) =>
  startOn({ place: { path }, ...(password !== undefined && { password }) })

/** The values of a pushed page by their ids, and its sections. */
function read(pushed: unknown) {
  const composed = toJson(pushed)
  const sections = allSections(isJsonObject(composed) ? composed : undefined)
  const items = sections.flatMap(allItems)
  const bare = (value: Json | undefined) => (isJsonObject(value) ? value['value'] : value)
  return {
    sections,
    items,
    values: Object.fromEntries(items.map(({ id, value }) => [String(id), bare(value)])),
    section: (id: string) => sections.find((one) => one['id'] === id) ?? {},
  }
}

async function look(client: TestClient) {
  client.emit('getUiConfig', { page })
  return read(await client.next('pushUiConfig'))
}

/** The first push of the open page that is as it should be. */
async function pushed(client: TestClient, isRight: (shown: ReturnType<typeof read>) => boolean) {
  for (;;) {
    const shown = read(await client.next('pushUiConfig'))
    if (isRight(shown)) return shown
  }
}

const save = (client: TestClient, method: string, data: Json) =>
  client.emit('callMethod', { endpoint: page, method, data })

/** The toasts until one holds these words, with it. */
async function toastsUntil(client: TestClient, words: string): Promise<string> {
  let toasts = ''
  while (!toasts.includes(words)) toasts += JSON.stringify(await client.next('pushToastMessage'))
  return toasts
}

const statusOf = async (server: TestServer) => Object.fromEntries(await server.does('status'))

it('is no page, and in no menu, of a player whose engine is the clock', async () => {
  const player = open(await startTestPlayer())
  const client = open(await connectTestClient(player.url, 4))
  expect((await look(client)).sections).toEqual([])
  client.emit('getMenuItems')
  expect(JSON.stringify(await client.next('pushMenuItems'))).not.toContain(page)
  save(client, 'savePlaying', { crossfade: 3 })
  expect((await look(client)).sections).toEqual([])
})

/** What an old server says that has nothing to play, and no mixer. */
const old = {
  status: 'repeat: 0,random: 0,single: 0,consume: 0,playlist: 1,playlistlength: 0,state: stop,xfade: 3'.split(
    ',',
  ),
  outputs: ['outputid: 0', 'outputname: Parlour', 'outputenabled: 1'],
  stats: ['artists: 1', 'albums: 1', 'songs: 12', 'uptime: 1', 'db_playtime: 9', 'db_update: 0'],
  replay_gain_status: ['replay_gain_mode: track'],
  ...Object.fromEntries(
    ['currentsong', 'playlistinfo', 'playlistid', 'plchangesposid', 'lsinfo'].map((name) => [name, []]),
  ),
}

it('sends an old server nothing that it does not know, and shows what it has', async () => {
  const { port, turn, unknown } = open(await speakAs('0.19.0', old))
  const { client } = await startOn({ place: { host: '127.0.0.1', port } })
  const { items, values, section } = await look(client)
  expect(values).toMatchObject({ 'on:Parlour': true, crossfade: 3, replay_gain: 'track', single: '0' })
  expect(items.find(({ id }) => id === 'on:Parlour')).not.toHaveProperty('description')
  expect(JSON.stringify(items.find(({ id }) => id === 'single'))).not.toContain('oneshot')
  expect(section('mpd_outputs')['description']).toContain('Volume: none')
  expect(section('mpd_server')['description']).toContain('Library last updated: never')
  save(client, 'savePlaying', { single: 'oneshot', crossfade: 5 })
  save(client, 'saveOutputs', { 'on:Parlour': false, 'set:Parlour:dop': true })
  turn('outputs', ['outputid: 0', 'outputname: {product} TRANSLATE.MPD.OFF', 'outputenabled: 0'], 'output')
  const turned = await pushed(client, (shown) => shown.values['on:Parlour'] === undefined)
  expect(turned.items[0]).toMatchObject({ label: '{product} TRANSLATE.MPD.OFF', value: false })
  expect(unknown).toEqual([])
})

describe.skipIf(!hasSound)('the settings page of an MPD', () => {
  it('is in the menu, and shows the server as it is', async () => {
    const server = await serve()
    const { client } = await start(server)
    client.emit('getMenuItems')
    expect(JSON.stringify(await client.next('pushMenuItems'))).toContain(page)
    const { sections, items, values, section } = await look(client)
    expect(pageValidators.page({ page: { label: 'MPD' }, sections })).toBe(true)
    expect(values).toMatchObject({ 'on:time': true, 'on:Card <b>1</b>': true, crossfade: 0, single: '0' })
    expect(values).toMatchObject({ 'set:Card <b>1</b>:dop': false, replay_gain: 'off', consume: '0' })
    expect(items.find(({ id }) => id === 'on:time')).toMatchObject({ label: 'time' })
    expect(section('mpd_server')['description']).toContain(`Address: ${server.path}`)
    expect(section('mpd_server')['description']).toContain('Version of the protocol: 0.2')
    expect(section('mpd_outputs')['description']).toContain('by the mixers of the outputs')
  })

  it('changes what is saved, and nothing else', async () => {
    const server = await serve()
    const { client } = await start(server)
    await server.does('single', 'oneshot')
    const { values } = await look(client)
    save(client, 'savePlaying', {
      ...values,
      single: { value: 'oneshot', label: 'Once' },
      crossfade: 7,
      replay_gain: { value: 'album', label: 'Album' },
      mixramp: true,
      mixramp_db: -17,
      mixramp_delay: 1.5,
    })
    const saved = await pushed(client, (shown) => shown.values['crossfade'] === 7)
    expect(saved.values).toMatchObject({ replay_gain: 'album', mixramp: true, single: 'oneshot' })
    expect(await statusOf(server)).toMatchObject({
      xfade: '7',
      mixrampdb: '-17',
      mixrampdelay: '1.5',
      single: 'oneshot',
    })
    expect(await server.does('replay_gain_status')).toContainEqual(['replay_gain_mode', 'album'])
    save(client, 'savePlaying', { ...saved.values, mixramp: false, crossfade: 'rubbish', single: '7' })
    await pushed(client, (shown) => shown.values['mixramp'] === false)
    expect(await statusOf(server)).toMatchObject({ xfade: '7', single: 'oneshot' })
    save(client, 'saveOutputs', { 'on:time': false, 'set:Card <b>1</b>:dop': true, 'on:nobody': true })
    const turned = await pushed(client, (shown) => shown.values['on:time'] === false)
    expect(turned.values).toMatchObject({ 'on:Card <b>1</b>': true, 'set:Card <b>1</b>:dop': true })
    expect(await server.does('outputs')).toContainEqual(['attribute', 'dop=1'])
  })

  it('says what the server does not take, and shows what it has instead', async () => {
    const server = await serve()
    const { client } = await start(server)
    const id = 'set:Card <b>1</b>:allowed_formats'
    await look(client)
    save(client, 'saveOutputs', { [id]: 'rubbish' })
    expect(await toastsUntil(client, 'sample rate')).not.toContain('Settings saved')
    expect(read(await client.next('pushUiConfig')).values[id]).toBe('')
    save(client, 'saveOutputs', { [id]: '44100:16:2"\nclear' })
    await toastsUntil(client, 'line break')
    expect(read(await client.next('pushUiConfig')).values[id]).toBe('')
  })

  it('shows within a moment what other clients change', async () => {
    const server = await serve()
    const { client } = await start(server)
    await look(client)
    const turns = [
      ['crossfade', 5, (shown) => shown.values['crossfade'] === 5],
      ['disableoutput', 1, (shown) => shown.values['on:Card <b>1</b>'] === false],
      ['replay_gain_mode', 'track', (shown) => shown.values['replay_gain'] === 'track'],
      ['single', 'oneshot', (shown) => shown.values['single'] === 'oneshot'],
    ] as const satisfies [string, string | number, (shown: ReturnType<typeof read>) => boolean][]
    for (const [command, value, isRight] of turns) {
      const begin = performance.now()
      await server.does(command, value)
      await pushed(client, isRight)
      expect(performance.now() - begin).toBeLessThan(1_000)
    }
  })

  it('keeps what others have on just once, whatever else is pressed', async () => {
    const server = await serve()
    const { client, player } = await start(server)
    await server.does('single', 'oneshot')
    client.emit('setRepeat', { value: true, repeatSingle: false })
    client.emit('setRandom', { value: true })
    await eventually(async () =>
      expect(await statusOf(server)).toMatchObject({ repeat: '1', random: '1', single: 'oneshot' }),
    )
    await eventually(() =>
      expect(player.engine.state()).toMatchObject({ repeat: true, repeatSingle: false, random: true }),
    )
  })

  it('has the library updated, as a whole or one folder, and says when it is', async () => {
    const server = await serve()
    const { client, player } = await start(server)
    await look(client)
    save(client, 'updateLibrary', { folder: { value: '', label: 'All' }, afresh: false })
    await toastsUntil(client, 'Tracks: 2')
    await pushed(
      client,
      ({ section }) =>
        JSON.stringify(section('mpd_library')).includes('"label":"Meadow"') &&
        String(section('mpd_server')['description']).includes('Songs: 2'),
    )
    for (const name of ['Harbour', 'Meadow'])
      await writeTone(join(server.music, name, 'two.wav'), { seconds: 20, pitch: 300, tags: undefined })
    save(client, 'updateLibrary', { folder: { value: 'Meadow', label: 'Meadow' }, afresh: true })
    await toastsUntil(client, 'Tracks: 3')
    // As from the menu of a folder, where music is browsed.
    client.emit('updateDb', 'music-library/Harbour')
    await toastsUntil(client, 'Tracks: 4')
    expect(player.music.library().size().songs).toBe(4)
  })

  it('tells in words what is broken, each once, and clears it', async () => {
    const server = await serve()
    const { client } = await start(server)
    await writeTone(join(server.music, 'gone.wav'), { seconds: 20, pitch: 300, tags: undefined })
    client.emit('updateDb', '')
    await toastsUntil(client, 'Tracks: 3')
    await server.does('disableoutput', 0)
    client.emit('replaceAndPlay', { uri: 'music-library/gone.wav' })
    const toasts = await toastsUntil(client, 'cannot open its output')
    expect(toasts).toContain('Card <b>1</b>')
    await eventually(async () => expect(await statusOf(server)).not.toHaveProperty('error'))
    await server.does('enableoutput', 0)
    await server.does('disableoutput', 1)
    await writeFile(join(server.music, 'gone.wav'), 'this is no music')
    client.emit('replaceAndPlay', { uri: 'music-library/gone.wav' })
    expect(await toastsUntil(client, 'cannot play “gone”')).not.toContain('output')
    await eventually(async () => expect(await statusOf(server)).not.toHaveProperty('error'))
  })

  it('says which permission an act lacks, and lets nothing be changed that may not be', async () => {
    const server = await serve(['password "sesame@read,add,control"', 'default_permissions "read,add"'])
    const { client } = await start(server, 'sesame')
    const { items } = await look(client)
    expect(items.find(({ id }) => id === 'on:time')).toMatchObject({ readonly: true })
    expect(items.find(({ id }) => id === 'crossfade')).toMatchObject({ readonly: false })
    save(client, 'saveOutputs', { 'on:time': false })
    await toastsUntil(client, 'lacks the permission “admin”')
    const { client: guest } = await start(server)
    const { section } = await look(guest)
    expect(section('mpd_server')['description']).toContain('does not allow this player what it needs')
    expect(section('mpd_playing')).toMatchObject({ hidden: true })
    guest.emit('updateDb', '')
    expect(await toastsUntil(guest, 'lacks the permission “control”')).not.toContain('being updated')
  })

  it('says that the server is away, and offers nothing then', async () => {
    const server = await serve()
    const { client } = await start(server)
    await look(client)
    await server.restart()
    const away = await pushed(client, ({ section }) =>
      String(section('mpd_server')['description']).includes('cannot be reached'),
    )
    expect(away.sections.filter(({ hidden }) => hidden !== true)).toHaveLength(1)
    const back = await pushed(client, ({ section }) =>
      String(section('mpd_server')['description']).includes('Address'),
    )
    expect(back.values['on:time']).toBe(true)
  })
})
