// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { UnreadableFile } from './fileEntries'
import { readPlaylistFile } from './readPlaylistFile'
import { writeM3u, writeOpml, writeXspf } from './ExportModal'

const read = (text: string) => readPlaylistFile(new TextEncoder().encode(text))
const why = (act: () => unknown) => {
  try {
    act()
    return 'read'
  } catch (error) {
    return error instanceof UnreadableFile ? error.why : error
  }
}

describe('an m3u', () => {
  it('gives paths, words, lengths and the name', () => {
    const file = read(
      '#EXTM3U\r\n#PLAYLIST:Tea\r\n#EXTINF:123 logo="a,b",The Lamps - Ebb, Flow\r\n#EXTALB:Low Tide\r\n' +
        'Low Tide\\02 - Ebb.flac\r\n\r\n../x/03_Two_Words.mp3\r\n',
    )
    expect(file).toMatchObject({ format: 'm3u', name: 'Tea', stations: [], skipped: [] })
    expect(file.tracks).toEqual([
      {
        title: 'Ebb, Flow',
        artist: 'The Lamps',
        album: 'Low Tide',
        path: 'Low Tide/02 - Ebb.flac',
        seconds: 123,
      },
      { title: 'Two Words', artist: '', album: 'x', path: '../x/03_Two_Words.mp3', seconds: 0 },
    ])
  })

  it('is read in UTF-8 with and without a mark, UTF-16 and Latin-1', () => {
    const line = '#EXTINF:1,Söhne - Über\nÜber.flac\n'
    const latin = Uint8Array.from(line, (letter) => letter.charCodeAt(0))
    const wide = Uint8Array.from(
      `\ufeff${line}`.split('').flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
    )
    for (const bytes of [
      new TextEncoder().encode(line),
      new TextEncoder().encode(`\ufeff${line}`),
      latin,
      wide,
    ])
      expect(readPlaylistFile(bytes).tracks).toEqual([
        { title: 'Über', artist: 'Söhne', album: '', path: 'Über.flac', seconds: 1 },
      ])
  })

  it('tells stations from tracks', () => {
    const file = read(
      '#EXTINF:-1,Harbour FM\nhttp://radio.example/a b\nC:\\Music\\a\\b.mp3\n/mnt/USB/c.flac\n',
    )
    expect(file.stations).toEqual([{ name: 'Harbour FM', uri: 'http://radio.example/a%20b' }])
    expect(file.tracks.map(({ path }) => path)).toEqual(['C:/Music/a/b.mp3', '/mnt/USB/c.flac'])
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'http://',
    'about:blank',
  ])('leaves out %s', (address) => {
    const file = read(`#EXTINF:1,Evil - One\n${address}\nok.flac\n`)
    expect(file.stations).toEqual([])
    expect(file.tracks.map(({ path }) => path)).toEqual(['ok.flac'])
    expect(file.skipped).toEqual([{ text: 'Evil - One', why: 'scheme' }])
  })

  it('opens no file, but knows its name', () => {
    expect(read('file:///home/a/Low%20Tide/01%20Ebb.flac\n').tracks[0]).toMatchObject({
      path: '/home/a/Low Tide/01 Ebb.flac',
      title: 'Ebb',
    })
    // Of a service, it is sought by its words.
    expect(read('#EXTINF:9,A - B\nspotify:track:1\n').tracks[0]).toMatchObject({
      title: 'B',
      artist: 'A',
      path: '',
    })
  })

  it('takes 3,000 lines in a moment, and none that is endless', () => {
    const lines = Array.from(
      { length: 3000 },
      (_, at) => `#EXTINF:${at + 1},Artist - Title ${at}\na/b/${at}.flac`,
    )
    const before = performance.now()
    const file = read(`${lines.join('\n')}\n${'x'.repeat(2_000_000)}\n#EXTINF:${'9'.repeat(500_000)}\n`)
    expect(performance.now() - before).toBeLessThan(2000)
    expect(file.tracks).toHaveLength(3000)
    expect(file.skipped).toEqual([{ text: 'x'.repeat(80), why: 'long' }])
  })

  it('ends somewhere', () => {
    const file = read('a.flac\n'.repeat(12_000))
    expect([file.tracks.length, file.isCut]).toEqual([10_000, true])
  })
})

it('a pls goes by its figures', () => {
  const file = read(
    '[playlist]\nFile2=b.mp3\nTitle2=B\nFile1=http://radio.example/\nTitle1=One\nLength1=-1\nNumberOfEntries=2\n',
  )
  expect(file).toMatchObject({
    format: 'pls',
    stations: [{ name: 'One', uri: 'http://radio.example/' }],
    tracks: [{ title: 'B', path: 'b.mp3' }],
  })
})

describe('a file of XML', () => {
  it('gives the tracks of an xspf', () => {
    const file = read(
      '<?xml version="1.0" encoding="UTF-8"?><playlist xmlns="http://xspf.org/ns/0/"><title>Tea &amp; x</title><trackList>' +
        '<track><location>file:///mnt/INTERNAL/a%20b/c.flac</location><title>C &lt;1&gt;</title><creator>A</creator>' +
        '<album>B</album><duration>61000</duration></track><track><title>Alone</title></track></trackList></playlist>',
    )
    expect(file).toMatchObject({ format: 'xspf', name: 'Tea & x' })
    expect(file.tracks).toEqual([
      { title: 'C <1>', artist: 'A', album: 'B', path: '/mnt/INTERNAL/a b/c.flac', seconds: 61 },
      { title: 'Alone', artist: '', album: '', path: '', seconds: 0 },
    ])
  })

  it('gives the stations of an opml, however deep, in the encoding that it names', () => {
    const text =
      '<?xml version="1.0" encoding="iso-8859-1"?><opml><head><title>Radios</title></head><body><outline text="Folder">' +
      '<outline type="audio" text="Küste &amp; Meer" URL="http://radio.example/k"/></outline>' +
      '<outline text="Feed" xmlUrl="http://feed.example/"/><outline text="Bad" url="javascript:alert(1)"/></body></opml>'
    const file = readPlaylistFile(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))
    expect(file).toMatchObject({ format: 'opml', name: 'Radios', tracks: [] })
    expect(file.stations).toEqual([{ name: 'Küste & Meer', uri: 'http://radio.example/k' }])
    expect(file.skipped).toEqual([{ text: 'Bad', why: 'scheme' }])
  })

  it.each([
    ['<!DOCTYPE x [<!ENTITY a "b">]><playlist><title>&a;</title></playlist>', 'broken'],
    ['<playlist><title>', 'broken'],
    ['<html><body>No</body></html>', 'unknown'],
  ])('that is none is not read: %s', (text, expected) => {
    expect(why(() => read(text))).toBe(expected)
  })
})

it.each([
  ['ID3\u0003\u0000\u0000', 'unknown'],
  ['', 'unknown'],
  ['#EXTM3U\n', 'unknown'],
])('what is no playlist is not read: %j', (text, expected) => {
  expect(why(() => read(text))).toBe(expected)
})

it('a file that is too large is not read', () => {
  expect(why(() => readPlaylistFile(new Uint8Array(9_000_000)))).toBe('large')
})

describe('what is written', () => {
  const entries = [
    {
      uri: 'INTERNAL/a & b/01 <x>.flac',
      service: 'mpd',
      title: 'X <1>\n',
      artist: 'A "&" B',
      album: 'C',
      duration: 60.4,
    },
    { uri: 'http://radio.example/?a=1&b=2', service: 'webradio', title: 'Harbour FM' },
  ]
  it.each([writeM3u, writeXspf])('is read again as it was', (write) => {
    const file = write('Tea: "1"/2', entries)
    expect(file.name).toMatch(/^Tea_ _1__2\.(m3u8|xspf)$/)
    const { name, tracks, stations } = read(file.text)
    expect(name).toBe('Tea: "1"/2')
    expect(tracks).toEqual([
      { title: 'X <1>', artist: 'A "&" B', album: 'C', path: '/mnt/INTERNAL/a & b/01 <x>.flac', seconds: 60 },
    ])
    expect(stations).toEqual([{ name: 'Harbour FM', uri: 'http://radio.example/?a=1&b=2' }])
  })
  it('holds stations that other programs read', () => {
    const { text } = writeOpml('Radios', entries.slice(1))
    expect(read(text).stations).toEqual([{ name: 'Harbour FM', uri: 'http://radio.example/?a=1&b=2' }])
  })
})
