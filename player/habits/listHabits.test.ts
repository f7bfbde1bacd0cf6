// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startRealPlayer, type RealPlayer } from '../testing/startTestPlayer'

let player: RealPlayer
beforeEach(async () => {
  player = await startRealPlayer()
})
afterEach(() => player.close())

const song = (index: number) => {
  const { uri = '', title = '' } = player.music.library().tracks[index] ?? {}
  return { uri, title, service: 'mpd' }
}
const kept = (uri: string) => uri.replace('music-library/', 'mnt/')
const success = { type: 'success' }
/** Sends a request and gives the names of what was pushed until another was answered. */
async function pushes(event: string, payload: unknown) {
  const before = player.client.names().length
  await player.ask(event, payload, 'pushToastMessage')
  await new Promise((resolve) => setTimeout(resolve, 100))
  return player.client.names().slice(before)
}

describe('the favourites of a real device', () => {
  it('toasts first, writes then, and does not answer who looks between the two', async () => {
    player.client.emit('addToFavourites', song(0))
    expect(await player.client.next('pushToastMessage')).toMatchObject(success)
    player.client.emit('browseLibrary', { uri: 'favourites', ref: 'between' })
    expect(await player.client.next('urifavourites')).toMatchObject({ favourite: false })
    expect(await player.titles('favourites')).toEqual([song(0).title])
    expect(player.client.messages.some((message) => message.includes('"between"'))).toBe(false)
  })

  it('keeps nothing without a service, though it says so', async () => {
    const { service: _service, ...without } = song(0)
    expect(await pushes('addToFavourites', without)).toEqual(['pushToastMessage'])
    expect(await player.titles('favourites')).toEqual([])
  })

  it('removes by the address and service under which it is kept, and says success for any', async () => {
    await pushes('addToFavourites', song(0))
    for (const wrong of [song(0), { uri: kept(song(0).uri) }]) {
      expect(await player.ask('removeFromFavourites', wrong, 'pushToastMessage')).toMatchObject(success)
      await player.client.next('pushBrowseLibrary')
      expect(await player.titles('favourites')).toEqual([song(0).title])
    }
    await player.ask('removeFromFavourites', { ...song(0), uri: kept(song(0).uri) }, 'pushBrowseLibrary')
    expect(await player.titles('favourites')).toEqual([])
  })

  it('keeps a station with its cover; the page after its removal is that of the music', async () => {
    const station = {
      uri: 'http://radio.example/a',
      title: 'Harbour',
      service: 'webradio',
      albumart: '/albumart?x',
    }
    await pushes('addToFavourites', song(0))
    await pushes('addToFavourites', station)
    expect(await player.titles('radio/favourites')).toEqual(['Harbour'])
    const page = await player.ask(
      'removeFromFavourites',
      { uri: station.uri, service: 'webradio' },
      'pushBrowseLibrary',
    )
    expect(JSON.stringify(page)).toContain(song(0).title)
    expect(await player.titles('radio/favourites')).toEqual([])
  })

  it('addToRadioFavourites does nothing; its counterpart does nothing and says success', async () => {
    const station = { uri: 'http://radio.example/a', title: 'Harbour', service: 'webradio' }
    await pushes('addToFavourites', station)
    player.client.emit('addToRadioFavourites', { ...station, uri: 'http://radio.example/b' })
    expect(
      await player.ask('removeFromRadioFavourites', { ...station, name: 'Harbour' }, 'pushToastMessage'),
    ).toMatchObject(success)
    expect(await player.titles('radio/favourites')).toEqual(['Harbour'])
    expect(player.client.names()).not.toContain('pushAddToRadioFavourites')
  })
})

describe('the playlists of a real device', () => {
  it.each([
    ['a/b', undefined],
    ['x'.repeat(256), undefined],
    ['ü'.repeat(128), undefined],
    ['.', { success: false }],
    ['..', { success: false }],
    ['a % # "b\' < \\ ü', null],
  ])('adding to %j is a toast of success, and the answer is the truth', async (name, answer) => {
    expect(await player.ask('addToPlaylist', { ...song(0), name }, 'pushToastMessage')).toMatchObject(success)
    const answered = player.client.next('pushAddToPlaylist')
    const pause = new Promise((resolve) => setTimeout(resolve, 500, undefined))
    expect(await Promise.race([answered, pause])).toEqual(answer)
    const names = await player.ask('listPlaylist', undefined, 'pushListPlaylist')
    expect(Array.isArray(names) && names.includes(name)).toBe(answer === null)
  })

  it.each([
    ['a/b', { success: false }],
    ['..', { success: false, reason: expect.any(String) }],
    ['Mine', { success: true }],
  ])('creating %j is answered with %j', async (name, answer) => {
    expect(await player.ask('createPlaylist', { name }, 'pushCreatePlaylist')).toEqual(answer)
  })

  it('deleting is a toast and no list; a list that is not there is an answer that is none', async () => {
    await player.ask('createPlaylist', { name: 'Mine' }, 'pushListPlaylist')
    expect(await pushes('deletePlaylist', { name: 'Mine' })).toEqual(['pushToastMessage'])
    expect(await player.ask('deletePlaylist', { name: 'Mine' }, 'pushListPlaylist')).toMatchObject({
      success: false,
    })
  })

  it('an entry goes by the address under which it is kept', async () => {
    await player.ask('addToPlaylist', { ...song(0), name: 'Mine' }, 'pushAddToPlaylist')
    await pushes('removeFromPlaylist', { name: 'Mine', uri: song(0).uri })
    expect(await player.titles('playlists/Mine')).toEqual([song(0).title])
    await pushes('removeFromPlaylist', { name: 'Mine', uri: kept(song(0).uri) })
    expect(await player.titles('playlists/Mine')).toEqual([])
  })

  it('saving the queue says success for a name that cannot be, and does not answer', async () => {
    await player.ask('addToQueue', song(0), 'pushToastMessage')
    expect(await pushes('saveQueueToPlaylist', { name: 'a/b' })).toEqual(['pushToastMessage'])
    expect(await player.ask('saveQueueToPlaylist', { name: 'Mine' }, 'pushSaveQueueToPlaylist')).toBeNull()
    expect(await player.titles('playlists/Mine')).toEqual([song(0).title])
  })

  it('one that is not there is neither played nor added, which the answer says', async () => {
    const none = { success: false, reason: expect.any(String) }
    expect(await player.ask('playPlaylist', { name: 'None' }, 'pushPlayPlaylist')).toEqual(none)
    expect(await player.ask('enqueue', { name: 'None' }, 'pushEnqueue')).toEqual(none)
  })
})
