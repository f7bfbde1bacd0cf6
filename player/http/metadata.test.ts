// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import builtIn from '../../brand.json'
import { laterDocumentValidators } from '../../schemas/generated/laterDocumentValidators'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'

let player: TestPlayer

beforeAll(async () => {
  player = await startTestPlayer()
})
afterAll(() => player.close())

const ask = async (data: unknown, endpoint = `meta${builtIn.word}`): Promise<unknown> => {
  const body = JSON.stringify({ endpoint, data })
  const answer = await fetch(`${player.url}/api/v1/pluginEndpoint`, { method: 'POST', body })
  expect(answer.status).toBe(200)
  const told: unknown = await answer.json()
  expect(laterDocumentValidators.metadataAnswer(told)).toBe(true)
  return told
}
const nothing = { success: false }

it('[D7-29] tells stories and credits of what is in the library', async () => {
  const { artist = '', album = '' } = player.music.library().tracks[0] ?? {}
  expect(await ask({ mode: 'storyArtist', artist })).toMatchObject({
    success: true,
    data: { value: expect.stringContaining('is in this library with') },
  })
  expect(await ask({ mode: 'creditsAlbum', artist, album })).toMatchObject({
    success: true,
    data: { value: [{ values: [{ name: artist, uri: `mbid:/artist/${encodeURIComponent(artist)}` }] }] },
  })
  const mbid = encodeURIComponent(artist)
  expect(await ask({ mode: 'storyArtist', mbid })).toMatchObject({ success: true })
})

it('[D7-29] knows nothing of others, of labels and places, of other endpoints and of senseless questions', async () => {
  expect(await ask({ mode: 'storyArtist', artist: 'Nobody' })).toEqual(nothing)
  expect(await ask({ mode: 'storyPlace', mbid: '%E0%A4%A' })).toEqual(nothing)
  expect(await ask({ mode: 'storyArtist', artist: 'Nobody' }, 'metaother')).toEqual(nothing)
  expect(await ask({ mode: 'everything' })).toEqual(nothing)
  expect(await ask('?')).toEqual(nothing)
})
