import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { eventually } from '../../tests/support/eventually'
import { connectTestClient, type TestClient } from '../testing/connectTestClient'
import { connectMpd } from './connectMpd'
import { toStatus } from './MpdStatus'
import { eachInFolder } from './testing/eachInFolder'
import { hasSound, loudness, type SoundingPlayer, startSounding } from './testing/startSounding'

const tones = { 'a low.wav': 330, 'b "middle" \\ \'é\'.wav': 440, 'c high.wav': 587 }

const { folder, open, closeAll } = eachInFolder('sounding')

async function start(): Promise<{ player: SoundingPlayer; client: TestClient }> {
  const player = await startSounding(folder(), tones)
  open(player)
  const client = await connectTestClient(player.url, 4)
  open(client)
  return { player, client }
}

/** As another client of the same MPD. */
async function joinIn(player: SoundingPlayer) {
  const other = await connectMpd({ place: { path: player.socket } })
  open(other)
  return { ...other, status: async () => toStatus((await other.ask(['status'])).pairs) }
}

const uris = (player: SoundingPlayer) =>
  player.music
    .library()
    .tracks.map(({ uri }) => uri)
    .sort()

const fill = async ({ player, client }: { player: SoundingPlayer; client: TestClient }) => {
  for (const uri of uris(player)) client.emit('addToQueue', { uri })
  await eventually(() => expect(player.engine.queue()).toHaveLength(3))
}

describe.skipIf(!hasSound)('an MPD of the player’s own', () => {
  it('makes the sound of each track: what is heard is no silence, and has its pitch', async () => {
    const { player, client } = await start()
    await fill({ player, client })
    for (const [index, pitch] of Object.values(tones).entries()) {
      client.emit('play', { value: index })
      await eventually(() => expect(player.engine.state()).toMatchObject({ status: 'play', position: index }))
      await eventually(() => expect(player.engine.state().seek).toBeGreaterThan(700))
      client.emit('stop')
      await eventually(() => expect(player.engine.state().status).toBe('stop'))
      await eventually(async () => {
        const heard = await player.heard()
        expect(heard.samples.length / heard.rate).toBeGreaterThan(0.5)
        const own = loudness(heard, pitch)
        expect(own).toBeGreaterThan(0.004)
        const others = Object.values(tones).filter((other) => other !== pitch)
        expect(own).toBeGreaterThan(5 * Math.max(...others.map((other) => loudness(heard, other))))
      })
    }
  })
  it('pauses, goes on, seeks and goes from track to track', async () => {
    const { player, client } = await start()
    await fill({ player, client })
    const state = () => player.engine.state()
    client.emit('play', { value: 0 })
    await eventually(() => expect(state()).toMatchObject({ status: 'play', position: 0 }))
    client.emit('pause')
    await eventually(() => expect(state().status).toBe('pause'))
    const { seek } = state()
    client.emit('seek', 2)
    await eventually(() => expect(state()).toMatchObject({ status: 'pause', seek: 2_000 }))
    expect(seek).toBeLessThan(2_000)
    client.emit('play')
    await eventually(() => expect(state().status).toBe('play'))
    client.emit('next')
    await eventually(() => expect(state()).toMatchObject({ status: 'play', position: 1 }))
    client.emit('prev')
    await eventually(() => expect(state()).toMatchObject({ status: 'play', position: 0 }))
    client.emit('seek', 3)
    await eventually(() => expect(state()).toMatchObject({ status: 'play', position: 1 }))
    client.emit('play', { value: 2 })
    await eventually(() => expect(state()).toMatchObject({ status: 'play', position: 2 }))
    client.emit('seek', 3)
    await eventually(() => expect(state()).toMatchObject({ status: 'stop' }))
  })

  it('has the queue that is shown: moved, taken out, put next, replaced, cleared', async () => {
    const { player, client } = await start()
    await fill({ player, client })
    const other = await joinIn(player)
    const files = async () =>
      (await other.ask(['playlistinfo'])).pairs.flatMap(([key, value]) =>
        key === 'file' ? [value.split('/').at(-1)?.[0]] : [],
      )
    const shown = () => player.engine.queue().map(({ uri }) => uri.split('/').at(-1)?.[0])
    const both = (letters: string) =>
      eventually(async () => {
        expect(shown().join('')).toBe(letters)
        expect((await files()).join('')).toBe(letters)
      })
    await both('abc')
    client.emit('moveQueue', { from: 0, to: 2 })
    await both('bca')
    client.emit('removeFromQueue', { value: 1 })
    await both('ba')
    client.emit('play', { value: 0 })
    await eventually(() => expect(player.engine.state().status).toBe('play'))
    client.emit('playNext', { uri: uris(player)[2] })
    await both('bca')
    client.emit('replaceAndPlay', { uri: uris(player)[0] })
    await both('a')
    await eventually(() => expect(player.engine.state().status).toBe('play'))
    client.emit('clearQueue')
    await both('')
    await eventually(() => expect(player.engine.state().status).toBe('stop'))
  })

  it('shows what another client does with it, and the other way round', async () => {
    const { player, client } = await start()
    await fill({ player, client })
    const other = await joinIn(player)
    await other.ask(['play', 1])
    await eventually(() => expect(player.engine.state()).toMatchObject({ status: 'play', position: 1 }))
    await other.ask(['setvol', 23])
    await eventually(() => expect(player.sound.state().volume).toBe(23))
    await other.ask(['delete', 0])
    await eventually(() => {
      expect(player.engine.queue()).toHaveLength(2)
      expect(player.engine.state().position).toBe(0)
    })
    await other.askAll([
      ['random', 1],
      ['repeat', 1],
      ['single', 1],
      ['consume', 1],
    ])
    await eventually(() =>
      expect(player.engine.state()).toMatchObject({ random: true, repeatSingle: true, consume: true }),
    )
    client.emit('volume', 61)
    client.emit('setRandom', { value: false })
    await eventually(async () => expect(await other.status()).toMatchObject({ volume: 61, random: false }))
    client.emit('mute')
    await eventually(async () => expect(await other.status()).toMatchObject({ volume: 0 }))
    expect(player.sound.state()).toMatchObject({ volume: 61, mute: true })
    client.emit('unmute')
    await eventually(async () => expect(await other.status()).toMatchObject({ volume: 61 }))
  })

  it('is started again when it ends by itself, and plays on where it was', async () => {
    const { player, client } = await start()
    await fill({ player, client })
    client.emit('volume', 37)
    client.emit('play', { value: 1 })
    await eventually(() => expect(player.engine.state()).toMatchObject({ status: 'play', position: 1 }))
    const pid = Number(await readFile(join(player.dataFolder, 'mpd', 'pid'), 'utf8'))
    process.kill(pid, 'SIGKILL')
    expect(await client.next('pushToastMessage')).toMatchObject({ type: 'success' })
    const toast = async (): Promise<unknown> => client.next('pushToastMessage')
    while (!JSON.stringify(await toast()).includes('started again'));
    await eventually(() => expect(player.engine.state()).toMatchObject({ status: 'play', position: 1 }))
    expect(player.engine.queue()).toHaveLength(3)
    const other = await joinIn(player)
    expect(await other.status()).toMatchObject({ status: 'play', length: 3, volume: 37 })
  })

  it('ends with the player, whose queue and place are there again, paused', async () => {
    const { player, client } = await start()
    await fill({ player, client })
    client.emit('play', { value: 2 })
    await eventually(() => expect(player.engine.state()).toMatchObject({ status: 'play', position: 2 }))
    const pid = Number(await readFile(join(player.dataFolder, 'mpd', 'pid'), 'utf8'))
    await closeAll()
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    const again = await start()
    await eventually(() =>
      expect(again.player.engine.state()).toMatchObject({ status: 'pause', position: 2 }),
    )
    expect(again.player.engine.queue()).toHaveLength(3)
  })

  it('has the playlists of the player, which others see and change, and those that it cannot hold stay', async () => {
    const { player, client } = await start()
    const other = await joinIn(player)
    const ask = (event: string, payload: unknown, answer: string): Promise<unknown> => {
      client.emit(event, payload)
      return client.next(answer)
    }
    const stored = async (name: string) =>
      (await other.ask(['listplaylist', name])).pairs.map(([, file]) => file.split('/').at(-1))
    const listed = async () => {
      const page: { navigation: { lists: { items: { title: string }[] }[] } } = JSON.parse(
        JSON.stringify(await ask('browseLibrary', { uri: 'playlists/Mine' }, 'pushBrowseLibrary')),
      )
      return page.navigation.lists.flatMap(({ items }) => items.map(({ title }) => title[0]))
    }
    const [, second = '', third = ''] = uris(player)
    await ask('addToPlaylist', { name: 'Mine', uri: second, service: 'mpd' }, 'pushAddToPlaylist')
    expect(await stored('Mine')).toEqual(['b "middle" \\ \'é\'.wav'])
    const last = (await other.ask(['listplaylist', 'Mine'])).pairs[0]?.[1] ?? ''
    await other.ask(['playlistadd', 'Mine', `file://${last.replace(/[^/]*$/, 'a low.wav')}`])
    await eventually(async () => expect(await listed()).toEqual(['b', 'a']))
    client.emit('playPlaylist', { name: 'Mine' })
    await eventually(() =>
      expect(player.engine.queue().map(({ uri }) => uri.split('/').at(-1)?.[0])).toEqual(['b', 'a']),
    )

    // A file that is gone has the list stay with the player, too: nothing that is on it is lost.
    const gone = { uri: third.replace('c high', 'd gone'), service: 'mpd' }
    await ask('addToPlaylist', { name: 'Other', ...gone }, 'pushAddToPlaylist')
    await eventually(async () => expect(await ask('listPlaylist', '', 'pushListPlaylist')).toContain('Other'))
    await expect(other.ask(['listplaylist', 'Other'])).rejects.toThrow('No such playlist')

    const hour = { uri: 'podcast/x', albumTitle: 'An hour', service: 'podcast' }
    await ask('addToPlaylist', { name: 'Mine', ...hour }, 'pushAddToPlaylist')
    expect(await listed()).toEqual(['b', 'a', 'A'])
    await expect(stored('Mine')).rejects.toThrow('No such playlist')
    await ask('addToPlaylist', { name: 'Mine', uri: third, service: 'mpd' }, 'pushAddToPlaylist')
    expect(await listed()).toEqual(['b', 'a', 'A', 'c'])

    // What the player kept before its MPD had lists is given to that with the next start.
    await closeAll()
    const file = join(folder(), 'playlists.json')
    const kept: object[] = JSON.parse(await readFile(file, 'utf8'))
    const former = { name: 'Former', entries: [{ uri: second.replace('music-library', 'mnt'), title: '' }] }
    await writeFile(file, JSON.stringify([...kept, former]))
    const again = await start()
    const next = await joinIn(again.player)
    await eventually(async () =>
      expect((await next.ask(['listplaylist', 'Former'])).pairs).toEqual([['file', last]]),
    )
    await expect(next.ask(['listplaylist', 'Mine'])).rejects.toThrow('No such playlist')
    again.client.emit('listPlaylist', '')
    expect(await again.client.next('pushListPlaylist')).toEqual(expect.arrayContaining(['Former', 'Mine']))
  })

  it('says which file it does not find, and keeps the others', async () => {
    const { player, client } = await start()
    const [first = '', ...others] = uris(player)
    client.emit('addToQueue', { uri: first })
    await eventually(() => expect(player.engine.queue()).toHaveLength(1))
    // A file that is gone since the library was read.
    await rm(join(player.dataFolder, 'tones', 'b "middle" \\ \'é\'.wav'))
    client.emit(
      'addToQueue',
      others.map((uri) => ({ uri })),
    )
    await eventually(() => expect(player.engine.queue()).toHaveLength(2))
    const toasts = []
    while (!JSON.stringify(toasts).includes('cannot be found'))
      toasts.push(await client.next('pushToastMessage'))
    expect(toasts.at(-1)).toMatchObject({ type: 'error', message: expect.stringContaining('middle') })
  })
})
