import { expect, it, vi } from 'vitest'
import legacy from '../../../fixtures/documents/localConfig/legacy-playlist.json'
import usual from '../../../fixtures/documents/localConfig/usual.json'
import evening from '../../../fixtures/documents/playlistFile/evening.json'
import { readLegacyPlaylist } from './LegacyPlaylistSection'

const origin = 'http://192.168.1.50'

/** Answers by address; what is not there is answered with 404. */
const serving = (bodies: Readonly<Record<string, unknown>>) =>
  vi.fn<typeof fetch>((input) => {
    const address = input instanceof Request ? input.url : String(input)
    return Promise.resolve(
      address in bodies ? Response.json(bodies[address]) : new Response('', { status: 404 }),
    )
  })
const config = `${origin}/app/local-config.json`
const address = `${origin}${legacy.restendpoint}`

it('[D7-28] is read by GET where the config says, its data and its name', async () => {
  const get = serving({ [config]: legacy, [address]: { ...evening, other: 1 } })
  expect(await readLegacyPlaylist({ origin, get })).toEqual({ name: evening.name, data: evening.data })
  expect(get.mock.calls.map(([asked, init]) => [asked, init?.method ?? 'GET'])).toEqual([
    [config, 'GET'],
    [address, 'GET'],
  ])
})

it.each([
  ['the config names none', { [config]: usual }],
  ['there is no config', {}],
  ['its address is no address of the web', { [config]: { ...legacy, restendpoint: 'javascript:alert(1)' } }],
  ['nothing is there', { [config]: legacy }],
  ['something else is there', { [config]: legacy, [address]: { name: 7, data: 'x' } }],
])('is not there where %s', async (_, bodies) => {
  expect(await readLegacyPlaylist({ origin, get: serving(bodies) })).toBeUndefined()
})

it('is not there while the player cannot be reached', async () => {
  const get = () => Promise.reject(new TypeError('offline'))
  expect(await readLegacyPlaylist({ origin, get })).toBeUndefined()
})
