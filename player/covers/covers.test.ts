// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import encode, { init } from '@jsquash/webp/encode.js'
import { Jimp } from 'jimp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { artistCover } from '../browse/items'
import { coverAddress } from '../queue/toQueueItem'
import { flacOf, mp3Of } from '../testing/musicFiles'
import { startTestPlayer, type TestPlayer } from '../testing/startTestPlayer'
import { drawCover } from './drawCover'

let folder: string
let player: TestPlayer
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'player-covers-'))
  await mkdir(join(folder, 'music'))
})
afterEach(async () => {
  await player.close()
  await rm(folder, { recursive: true, force: true })
})

async function put(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), content)
}
async function start(): Promise<void> {
  player = await startTestPlayer({ musicFolder: join(folder, 'music') })
  await expect.poll(() => player.music.isScanning()).toBe(false)
}
const get = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${player.url}/albumart?${query}`, { headers })
/** Width and height of a picture, or what else came. */
async function look(query: string): Promise<string> {
  const response = await get(query)
  const type = response.headers.get('content-type') ?? ''
  const body = Buffer.from(await response.arrayBuffer())
  if (type.includes('svg')) return 'placeholder'
  const { width, height } = await Jimp.fromBuffer(body)
  return `${type} ${width}x${height}`
}
async function encodeWebp(
  { bitmap }: { bitmap: { data: Buffer; width: number; height: number } },
  lossless: 0 | 1,
) {
  const file = createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm')
  await init(await WebAssembly.compile(await readFile(file)))
  const { width, height } = bitmap
  const data = new Uint8ClampedArray(bitmap.data)
  return Buffer.from(await encode({ width, height, data, colorSpace: 'srgb' }, { lossless }))
}
const picture = (
  width: number,
  height: number,
  colour: number,
  type: 'image/png' | 'image/jpeg' = 'image/png',
) => new Jimp({ width, height, color: colour }).getBuffer(type)
const song = (image?: Buffer) =>
  mp3Of(2, {
    title: 'x',
    artist: 'A & Ä',
    album: 'Löng',
    ...(image && {
      image: { mime: 'image/png', type: { id: 3, name: 'front' }, description: '', imageBuffer: image },
    }),
  })

describe('a cover', () => {
  it('comes in the size that its address asks for, and is never enlarged', async () => {
    await put('music/A/1.mp3', song())
    await put('music/A/Folder.JPG', await picture(900, 450, 0xff_00_00_ff, 'image/jpeg'))
    await start()
    const of = (size: string) => look(`web=A/L/${size}&path=%2FINTERNAL%2FA&metadata=false`)
    expect(await of('small')).toBe('image/jpeg 64x32')
    expect(await of('medium')).toBe('image/jpeg 128x64')
    expect(await of('large')).toBe('image/jpeg 300x150')
    expect(await of('extralarge')).toBe('image/jpeg 600x300')
    expect(await of('huge')).toBe('image/jpeg 600x300')
    expect(await look('path=%2FINTERNAL%2FA&size=small')).toBe('image/jpeg 64x32')
    expect(await look('path=INTERNAL/A/1.mp3')).toBe('image/jpeg 600x300')
    expect(await look('path=/mnt/INTERNAL/A')).toBe('image/jpeg 600x300')
  })

  it('may be a WebP, plain or with holes, but none that moves, which stays as it is', async () => {
    for (const [name, lossless] of [
      ['lossy', 0],
      ['lossless', 1],
    ] as const) {
      await put(`music/${name}/1.mp3`, song())
      const image = new Jimp({ width: 700, height: 350, color: 0xff_00_00_80 })
      await put(`music/${name}/cover.webp`, await encodeWebp(image, lossless))
    }
    await put('music/film/1.mp3', song())
    const film = Buffer.alloc(40)
    film.write('RIFF', 0)
    film.write('WEBPVP8X', 8)
    film[20] = 2
    await put('music/film/cover.webp', film)
    const bomb = Buffer.from(film)
    bomb[20] = 0
    bomb.fill(0xff, 24, 30)
    await put('music/bomb/1.mp3', song())
    await put('music/bomb/cover.webp', bomb)
    await start()
    for (const name of ['lossy', 'lossless']) {
      expect(await look(`path=INTERNAL/${name}&size=small`)).toBe('image/jpeg 64x32')
      expect((await get(`path=INTERNAL/${name}`)).headers.get('content-type')).toBe('image/jpeg')
    }
    const response = await get('path=INTERNAL/film&size=small')
    expect(Buffer.compare(Buffer.from(await response.arrayBuffer()), film)).toBe(0)
    expect(player.lines).toEqual([])
    expect(await look('path=INTERNAL/bomb')).toBe('placeholder')
    expect(player.lines.join()).toContain('too large a picture')
  })

  it('is made once, and again when its picture has changed', async () => {
    await put('music/A/1.mp3', song())
    await put('music/A/cover.png', await picture(400, 400, 0x11_22_33_ff))
    await start()
    const kept = () => readdir(join(player.dataFolder, 'covers'))
    const all = await Promise.all(Array.from({ length: 20 }, () => look('path=INTERNAL/A&size=small')))
    expect(new Set(all)).toEqual(new Set(['image/jpeg 64x64']))
    expect(await kept()).toHaveLength(4)
    const first = await get('path=INTERNAL/A&size=small')
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toContain('max-age')
    expect((await get('path=INTERNAL/A&size=small', { 'if-none-match': etag })).status).toBe(304)
    await utimes(join(folder, 'music/A/cover.png'), 1_000, 1_000)
    expect((await get('path=INTERNAL/A&size=small', { 'if-none-match': etag })).status).toBe(200)
    expect(await kept()).toHaveLength(8)
  })

  it('is taken out of the tags where the folder has none', async () => {
    await put('music/A/1.mp3', song(await picture(200, 100, 0x00_ff_00_ff)))
    await start()
    expect(await look('path=INTERNAL/A')).toBe('image/png 200x100')
    expect(await look('path=INTERNAL/A/1.mp3&size=small')).toBe('image/jpeg 64x32')
    await put('music/A/front.png', await picture(50, 50, 0xff_00_00_ff))
    expect(await look('path=INTERNAL/A')).toBe('image/png 50x50')
  })

  it('of an album of several discs may lie around them, but not around the music', async () => {
    await put('cover.png', await picture(77, 77, 0xff_00_00_ff))
    await put('music/A/cover.png', await picture(90, 80, 0xff_00_00_ff))
    await put('music/A/CD1/1.mp3', song())
    await put('music/A/disc 02/1.mp3', song(await picture(50, 40, 0xff_00_00_ff)))
    await put('music/A/Disk_3/1.mp3', song())
    await put('music/A/Disk_3/cover.png', await picture(30, 20, 0xff_00_00_ff))
    await put('music/A/Live 1999/1.mp3', song())
    await put('music/CD1/1.mp3', song())
    await start()
    expect(await look('path=INTERNAL/A/CD1')).toBe('image/png 90x80')
    expect(await look('path=INTERNAL/A/CD1/1.mp3')).toBe('image/png 90x80')
    // What the disc itself has comes first.
    expect(await look('path=INTERNAL/A/disc 02')).toBe('image/png 50x40')
    expect(await look('path=INTERNAL/A/Disk_3/1.mp3')).toBe('image/png 30x20')
    for (const path of ['A/Live 1999', 'CD1']) expect(await look(`path=INTERNAL/${path}`)).toBe('placeholder')
    expect(player.lines).toEqual([])
  })

  it('of music in a folder that is called like a disc is not looked for around it', async () => {
    await put('CD1/1.mp3', song())
    await put('cover.png', await picture(77, 77, 0xff_00_00_ff))
    player = await startTestPlayer({ musicFolder: join(folder, 'CD1') })
    await expect.poll(() => player.music.isScanning()).toBe(false)
    expect(await look('path=INTERNAL')).toBe('placeholder')
    expect(await look('path=INTERNAL/1.mp3')).toBe('placeholder')
  })

  it('is found by artist and album alone', async () => {
    await put('music/A/1.mp3', song())
    await put('music/A/cover.png', await picture(90, 90, 0xff_00_00_ff))
    await start()
    const web = `${encodeURIComponent('A & Ä')}/${encodeURIComponent('Löng')}`
    expect(await look(`web=${web}/small`)).toBe('image/jpeg 64x64')
    expect(await look(`web=${encodeURIComponent('A & Ä')}//large`)).toBe('image/png 90x90')
    expect(await look('web=Nobody/Nothing/large')).toBe('placeholder')
  })

  it('is found by names with slashes in them, with the addresses that the player itself makes', async () => {
    await put('music/A/1.flac', flacOf(2, { ARTIST: 'AC/DC', ALBUM: 'Back/Black' }))
    await put('music/A/cover.png', await picture(90, 90, 0xff_00_00_ff))
    await put('music/B/1.flac', flacOf(2, { ARTIST: 'AC', ALBUM: 'DC' }))
    await put('music/B/cover.png', await picture(40, 40, 0xff_00_00_ff))
    await start()
    const [track] = player.music.library().album('AC/DC', 'Back/Black')
    const web = (address = '') => address.replace(/^.*\?(web=[^&]*).*$/, '$1')
    expect(await look(web(artistCover('AC/DC')))).toBe('image/png 90x90')
    expect(await look(web(track && coverAddress(track)))).toBe('image/png 90x90')
    expect(await look(web(artistCover('AC')))).toBe('image/png 40x40')
    expect(await look('web=AC/DC/small')).toBe('image/png 40x40')
    // All of it encoded, as some clients do.
    expect(await look('web=AC%2FDC%2FBack%2FBlack%2Fsmall')).toBe('image/jpeg 64x64')
    expect(await look(`web=${'/'.repeat(7_000)}`)).toBe('placeholder')
  })

  it('is the icon that the address names, of a source or of what has no cover, and each is another one', async () => {
    await start()
    const queries = [
      'web=Nobody/Nothing/large',
      'path=&icon=usb&metadata=false',
      'path=%2Fmnt%2FNOPE&icon=folder-o',
      'icon=fa-tags',
      'sourceicon=music_service/mpd/playlisticon.png',
      'sourceicon=music_service/last_100/icon.png',
    ]
    const pictures = await Promise.all(queries.map(async (query) => (await get(query)).text()))
    expect(new Set(pictures).size).toBe(queries.length)
    for (const picture of pictures) expect(picture).toMatch(/^<svg /)
    const unknown = ['sourceicon=music_service/none/icon.png', 'icon=constructor', 'sourceicon=']
    for (const query of unknown) expect(await (await get(query)).text()).toBe(pictures[0])
  })

  it('of a picture that is damaged, none at all or far too large is the placeholder, with one line in the log', async () => {
    const bomb = await picture(1, 1, 0xff)
    bomb.writeUInt32BE(60_000, 16)
    bomb.writeUInt32BE(60_000, 20)
    await put('music/bad/cover.png', Buffer.from('\x89PNG\r\n\x1a\n and then nothing', 'latin1'))
    await put('music/text/cover.jpg', '<svg onload="alert(1)"/>')
    await put('music/bomb/cover.png', bomb)
    await put('music/empty/cover.png', '')
    await start()
    for (const name of ['bad', 'text', 'bomb', 'empty', 'bad'])
      expect([name, await look(`path=INTERNAL/${name}`)]).toEqual([name, 'placeholder'])
    expect(player.lines.filter((line) => line.includes('cannot be shown'))).toHaveLength(4)
  })

  it('lets nothing shine through', async () => {
    await put('music/A/cover.png', await picture(100, 100, 0xff_ff_ff_00))
    await start()
    const shrunk = await Jimp.fromBuffer(
      Buffer.from(await (await get('path=INTERNAL/A&size=small')).arrayBuffer()),
    )
    expect(shrunk.getPixelColor(10, 10) & 0xff).toBe(0xff)
  })

  it('of music without files is drawn', async () => {
    player = await startTestPlayer()
    const [first] = player.music.library().tracks
    const path = encodeURIComponent(first?.uri.replace('music-library', '') ?? '')
    expect(await look(`path=${path}&size=large`)).toBe('image/png 240x240')
    expect(await look(`path=${path}&size=small`)).toBe('image/png 64x64')
    expect(Buffer.compare(await drawCover('x', 64), await drawCover('x', 64))).toBe(0)
    expect(Buffer.compare(await drawCover('x', 64), await drawCover('y', 64))).not.toBe(0)
  })
})

describe('no address leads out of the music', () => {
  beforeEach(async () => {
    await put('secret/cover.png', await picture(77, 77, 0xff_00_00_ff))
    await put('cover.png', await picture(77, 77, 0xff_00_00_ff))
    await put('music/A/1.mp3', song())
    await symlink(join(folder, 'secret'), join(folder, 'music/link'))
    await symlink(join(folder, 'secret/cover.png'), join(folder, 'music/A/cover.png'))
    await start()
  })

  it('by any form of it', async () => {
    const paths = [
      '..',
      'INTERNAL/..',
      'INTERNAL/../secret',
      'INTERNAL/A/../../secret',
      '/INTERNAL/../../secret',
      'INTERNAL/%2e%2e/secret',
      'INTERNAL\\..\\secret',
      'INTERNAL/..\\secret',
      '../../etc',
      '/etc/passwd',
      `${folder}/secret`,
      `INTERNAL/${folder}/secret`,
      'INTERNAL/link',
      'INTERNAL/link/cover.png',
      'INTERNAL/A/cover.png',
      'INTERNAL/A',
      'INTERNAL/A\0/../../secret',
      'INTERNAL/\0',
      'INTERNAL//secret',
      'INTERNAL/./../secret',
      'OTHER/secret',
      '',
      '/',
      '%',
      'x'.repeat(5_000),
    ]
    for (const path of paths) {
      for (const query of [
        `path=${encodeURIComponent(path)}`,
        `path=${encodeURIComponent(encodeURIComponent(path))}`,
      ])
        expect([path, await look(query)]).toEqual([path, 'placeholder'])
    }
    expect(player.lines).toEqual([])
  })
})

it('with the quirks of real devices a sign is white on nothing, and has its own ground else', async () => {
  const sign = async (query: string) => (await get(query)).text()
  player = await startTestPlayer({ quirks: 'real' })
  for (const query of ['path=/nowhere&icon=folder-o', 'sourceicon=music_service/mpd/albumicon.png']) {
    expect(await sign(query)).toContain('fill="#fff"')
    expect(await sign(query)).not.toContain('<rect width="24"')
  }
  await player.close()
  player = await startTestPlayer()
  expect(await sign('path=/nowhere&icon=folder-o')).toContain('<rect width="24"')
})
