import { describe, expect, it, vi } from 'vitest'
import credits from '../../../fixtures/documents/metadataAnswer/credits.json'
import none from '../../../fixtures/documents/metadataAnswer/none.json'
import story from '../../../fixtures/documents/metadataAnswer/story.json'
import { askStory, linkOf, mayReadStories } from './StoryModal'

const question = { mode: 'storyAlbum', artist: 'Slow Harbour', album: 'Low Tide' } as const
const answering = (body: unknown, init?: ResponseInit) =>
  vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify(body), init)))
const ask = (get: typeof fetch) =>
  askStory({ origin: 'http://192.168.1.50', brandWord: 'anybrand', question, get })

describe('stories and credits', () => {
  it('[D7-29] are asked of the endpoint of the brand', async () => {
    const get = answering(story)
    expect(await ask(get)).toEqual({ kind: 'story', html: story.data.value, isPart: false })
    const [address, init] = get.mock.calls[0] ?? []
    expect(String(address)).toBe('http://192.168.1.50/api/v1/pluginEndpoint')
    expect(init?.method).toBe('POST')
    expect(JSON.parse(String(init?.body))).toEqual({ endpoint: 'metaanybrand', data: question })
  })

  it('[D7-29] are credits where the player sends rows', async () => {
    expect(await ask(answering(credits))).toEqual({
      kind: 'credits',
      rows: credits.data.value,
      isPart: false,
    })
  })

  it('[D3-19] tell of credits by roles and names with addresses, and whether there is more of it for another plan', async () => {
    const rows = [
      { key: ' Fiddle ', values: [{ name: 'Ada Brine', uri: 'mbid:/artist/0a1b' }, { name: ' ' }] },
      { key: 'Written by', values: [{ name: 'Jon Keel' }] },
      { key: 'Nobody', values: [] },
    ]
    const upgradeCta = { text: 'All of it' }
    expect(await ask(answering({ success: true, data: { value: rows, upgradeCta } }))).toEqual({
      kind: 'credits',
      rows: [
        { key: 'Fiddle', values: [{ name: 'Ada Brine', uri: 'mbid:/artist/0a1b' }] },
        { key: 'Written by', values: [{ name: 'Jon Keel' }] },
      ],
      isPart: true,
    })
  })

  it.each([
    ['nothing', none],
    ['an empty story', { success: true, data: { value: '  ' } }],
    ['no credits', { success: true, data: { value: [{ key: 'Fiddle', values: [] }] } }],
    ['no value', { success: true, data: {} }],
    ['something else', { success: true, data: { value: 7 } }],
    ['no object', 'hello'],
  ])('[D8-7] are not there where the player tells %s', async (_, body) => {
    expect(await ask(answering(body))).toBeUndefined()
  })

  it('[D8-7] are not there where the request fails, or a page comes in place of an answer', async () => {
    expect(await ask(answering(story, { status: 500 }))).toBeUndefined()
    expect(await ask(() => Promise.resolve(new Response('<!doctype html>')))).toBeUndefined()
    expect(await ask(() => Promise.reject(new TypeError('offline')))).toBeUndefined()
  })

  it('[D9-16 D7-29] are waited for 7 s', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await ask(answering(story))
    expect(timeout).toHaveBeenCalledWith(7000)
    timeout.mockRestore()
  })

  it('[D3-20 D7-29] lead from a credit to the story of an artist, a label or a place', () => {
    expect(linkOf('mbid:/artist/0a1b')).toEqual({ mode: 'storyArtist', mbid: '0a1b' })
    expect(linkOf('mbid:/label/2')).toEqual({ mode: 'storyLabel', mbid: '2' })
    expect(linkOf('mbid:/place/3')).toEqual({ mode: 'storyPlace', mbid: '3' })
    expect(linkOf('https://example.com')).toBeUndefined()
    expect(linkOf(undefined)).toBeUndefined()
  })

  it('[D5-27 D6-3] are open without accounts, and belong to the premium plan with them', () => {
    expect(mayReadStories({ isAuthEnabled: false })).toBe(true)
    expect(mayReadStories({ isAuthEnabled: true })).toBe(false)
    expect(mayReadStories({ isAuthEnabled: true, plan: 'free' })).toBe(false)
    expect(mayReadStories({ isAuthEnabled: true, plan: 'superstar' })).toBe(true)
    expect(mayReadStories({ isAuthEnabled: true, plan: 'unknown' })).toBe(true)
  })
})
