// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startRealPlayer, type RealPlayer } from '../testing/startTestPlayer'

let player: RealPlayer
beforeEach(async () => {
  player = await startRealPlayer({ synthetic: 60 })
})
afterEach(() => player.close())

const queue = () => player.engine.queue().map(({ name }) => name)
const playing = () => (player.engine.state().status === 'play' ? player.engine.current()?.name : undefined)
/** Albums as their page lists them, and what is on each. */
async function albums() {
  const all = player.music.library().tracks
  const names = [...new Set(all.map(({ album }) => album ?? ''))]
  return names.map((album) => {
    const tracks = all.filter((track) => track.album === album)
    const artist = tracks[0]?.artist ?? ''
    const uri = `albums://${encodeURIComponent(artist)}/${encodeURIComponent(album)}`
    return {
      item: { uri, service: 'mpd', type: 'folder', title: album },
      titles: tracks.map(({ title }) => title),
    }
  })
}
const song = (index: number) => {
  const { uri = '', title = '' } = player.music.library().tracks[index] ?? {}
  return { uri, title, service: 'mpd', type: 'song' }
}

describe('the queue of a real device', () => {
  it('playItemsList with list and index explodes every entry, and plays that place of what came of it', async () => {
    const all = await albums()
    const list = all.map(({ item }) => item)
    player.client.emit('playItemsList', { item: list[1], list, index: 1 })
    await expect.poll(queue).toEqual(all.flatMap(({ titles }) => titles))
    expect(playing()).toBe(all[0]?.titles[1])
  })

  it('playItemsList with the item alone plays it, from its first track', async () => {
    const [, second] = await albums()
    player.client.emit('playItemsList', { item: second?.item })
    await expect.poll(queue).toEqual(second?.titles)
    expect(playing()).toBe(second?.titles[0])
  })

  it('playItemsList with songs plays the one at the index', async () => {
    const list = [song(0), song(1), song(2)]
    player.client.emit('playItemsList', { item: list[1], list, index: 1 })
    await expect.poll(playing).toBe(song(1).title)
    await expect.poll(queue).toEqual(list.map(({ title }) => title))
  })

  it('one dead station of a list rejects all: silence, and an empty queue', async () => {
    player.client.emit('addPlay', song(0))
    await expect.poll(playing).toBe(song(0).title)
    const station = (uri: string) => ({ uri, title: uri, service: 'webradio', type: 'webradio' })
    const list = [station('http://alive.example/a'), station('http://127.0.0.1:9/dead')]
    player.client.emit('playItemsList', { item: list[1], list, index: 1 })
    await expect.poll(queue).toEqual([])
    expect(playing()).toBeUndefined()
    player.client.emit('playItemsList', { item: list[0] })
    await expect.poll(playing).toBe('http://alive.example/a')
  })

  it('addToQueue leaves out what the queue ends with, and says success', async () => {
    player.client.emit('addToQueue', song(0))
    await player.client.next('pushToastMessage')
    expect(await player.ask('addToQueue', song(0), 'pushToastMessage')).toMatchObject({
      type: 'success',
      message: song(0).title,
    })
    expect(queue()).toEqual([song(0).title])
    await player.ask('addToQueue', [song(1), song(0)], 'pushToastMessage')
    expect(queue()).toEqual([song(0).title, song(1).title, song(0).title])
  })

  it('addPlay plays what the queue ends with anew', async () => {
    player.client.emit('addPlay', song(0))
    player.client.emit('addPlay', song(1))
    await expect.poll(playing).toBe(song(1).title)
    player.client.emit('addPlay', song(1))
    player.client.emit('pinger', 1)
    await player.client.next('ponger')
    expect(queue()).toEqual([song(0).title, song(1).title])
    expect(playing()).toBe(song(1).title)
  })

  it('addPlayCue adds at the end, plays the place behind it, and stops', async () => {
    player.client.emit('addPlay', song(0))
    await expect.poll(playing).toBe(song(0).title)
    player.client.emit('addPlayCue', { uri: song(1).uri, number: 1, service: 'mpd' })
    await expect.poll(queue).toEqual([song(0).title, song(1).title])
    expect(playing()).toBeUndefined()
  })

  it('moveQueue to a place behind the end does nothing', async () => {
    player.client.emit('addToQueue', [song(0), song(1)])
    await player.client.next('pushToastMessage')
    player.client.emit('moveQueue', { from: 0, to: 2 })
    player.client.emit('pinger', 1)
    await player.client.next('ponger')
    expect(queue()).toEqual([song(0).title, song(1).title])
  })

  it('play with something that is no place does nothing', async () => {
    await player.ask('addToQueue', song(0), 'pushToastMessage')
    player.client.emit('play', '')
    player.client.emit('pinger', 1)
    await player.client.next('ponger')
    expect(playing()).toBeUndefined()
    player.client.emit('play')
    await expect.poll(playing).toBe(song(0).title)
  })

  it.each([
    ['25', 100],
    ['0', 100],
    [25, 25],
  ])('a volume of %j is %i', async (sent, volume) => {
    player.client.emit('volume', 40)
    player.client.emit('volume', sent)
    await expect.poll(() => [player.sound.state().volume, player.lines]).toEqual([volume, []])
  })
})
