// @vitest-environment node
import {
  anything,
  array,
  constantFrom,
  dictionary,
  json,
  oneof,
  sample,
  string,
  type Arbitrary,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allRequestValidators } from '../../schemas/generated/allRequestValidators'
import { eachWithPlayer } from '../../tests/support/eachWithPlayer'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import type { TestPlayer } from '../testing/startTestPlayer'

/** Keys and values that handlers look for, so that some payloads get past the schemas. */
const known = constantFrom(
  'page',
  'endpoint',
  'method',
  'data',
  'name',
  'path',
  'color',
  'password',
  'defaultLanguage',
  'code',
  'value',
  'uri',
  'token',
  '__proto__',
  'constructor',
  'system_controller/system',
  'saveGeneralSettings',
  'player_name',
  'miscellanea/demonstration',
  'saveInputs',
  'showProgress',
  'factoryReset',
  'miscellanea/appearance',
  'setLanguage',
  'language',
  'a/b/c',
  'toString',
  'id',
  'ip',
  'fstype',
  'cifs',
  'username',
  'enabled',
  'time',
  '0:45',
  'action',
  'stop',
  'playlist',
  'category',
  'music_service/cd_controller',
  'ripCD',
  'tracks',
  'eject',
  'system_controller/gpios',
  'DASwitchPress',
  'KaraokeSwitchPress',
  'item',
  'list',
  'index',
  'number',
  'from',
  'to',
  'repeatSingle',
  'service',
  'webradio',
  'http://127.0.0.1:1/',
  'music-library',
  'mnt/SYNTHETIC/../x.cue',
  'albums://%/%',
  'playlists/Evening',
  'favourites',
  'Evening',
  'curUri',
  'music-library/INTERNAL/..',
  'music-library/USB/MUSIK',
  'demonstration/types',
  'cd://',
  'radio/byGenre/Jazz',
  'Last_100',
  'artist',
  'plugin_name',
)
const value: Arbitrary<unknown> = oneof(
  { weight: 3, arbitrary: dictionary(known, oneof(known, anything())) },
  known,
  json().map((text): unknown => JSON.parse(text)),
  array(anything()),
  string(),
  anything({
    withBigInt: false,
    withMap: true,
    withTypedArray: true,
    withNullPrototype: true,
    withObjectString: true,
  }),
)

/** Nested deeper than a call stack. */
const deep = `{"endpoint":"miscellanea/demonstration","method":"saveInputs","data":{"text":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`

describe.each([4, 2] as const)('a player of generation %i', (generation) => {
  let player: TestPlayer
  let client: TestClient
  eachWithPlayer((each) => ({ player, client } = each), { generation })
  const isAlive = async () => {
    const other = await connectTestClient(player.url, generation)
    other.emit('pinger', 'alive')
    const answer = await other.next('ponger')
    other.close()
    return answer === 'alive'
  }

  it('lives through 400 random payloads to every event', async () => {
    const payloads = sample(value, { numRuns: 400, seed: 20_251_121 })
    // These two would rightly take the player away from the rest.
    const events = Object.keys(allRequestValidators)
      .filter((event) => event !== 'shutdown' && event !== 'reboot')
      .map((event) => event.replace('{Brand}', 'Faceplate'))
    for (const payload of payloads) for (const event of events) client.emit(event, payload)
    client.emit('pinger', 'all came')
    while ((await client.next('ponger')) !== 'all came');
    expect(await isAlive()).toBe(true)
    expect(player.lines.length).toBeGreaterThan(20_000)
  }, 180_000)

  it('lives through messages that no client library would send', async () => {
    const torn = oneof(
      string(),
      constantFrom(
        '2',
        '2[',
        '2[null,null]',
        '2[{}]',
        '2["getUiConfig"',
        '0{',
        '0/other',
        '4',
        '51-["x",{"_placeholder":true,"num":99}]',
        '7',
        '2[]',
      ),
      string().map((text) => `2["getUiConfig",${text}]`),
      string().map((text) => `5${text}`),
      constantFrom('getUiConfig', 'callMethod').map((event) => `2["${event}",${deep}]`),
    )
    for (const message of sample(torn, { numRuns: 200, seed: 7 })) {
      const other = await connectTestClient(player.url, generation)
      other.send(message)
      other.close()
    }
    expect(await isAlive()).toBe(true)
  })
})
