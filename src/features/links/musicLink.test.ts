import { describe, expect, it } from 'vitest'
import { addressOfLink, kindOf, linkOf, nameOf, readLink, whereOf, type MusicLink } from './musicLink'

const origin = 'http://player.local'
const panel = 'http://panel.local:8080'
const album = {
  type: 'folder',
  uri: 'albums://Slow%20Harbour/Low%20Tide',
  title: 'Low Tide & “Ebb”',
  artist: 'Slow Harbour',
  service: 'mpd',
  albumart: '/albumart?cacheid=134&web=Slow%20Harbour/Low%20Tide/large&path=%2Fmnt%2FUSB',
}
const queryOf = (link: MusicLink) => new URL(addressOfLink(link, { cover: true }, panel)).search

const fault = (query: string | Record<string, string>) => {
  const read = readLink(typeof query === 'string' ? query : new URLSearchParams(query).toString())
  return 'fault' in read ? read.fault : 'taken'
}

describe('a link that the panel makes', () => {
  it.each([
    ['an album', album, 'album'],
    ['an artist', { type: 'folder', uri: 'artists://Björk', title: 'Björk' }, 'artist'],
    [
      'a playlist',
      { type: 'playlist', uri: 'playlists/Sunday morning', title: 'Sunday morning' },
      'playlist',
    ],
    ['a station', { type: 'webradio', uri: 'http://stream.example/a?b=c', title: 'Harbour FM' }, 'station'],
    ['a folder', { type: 'folder', uri: 'music-library/USB/Jazz', title: 'Jazz' }, 'folder'],
    ['a song', { type: 'song', uri: 'mnt/USB/1.flac', title: '1', artist: 'A' }, 'song'],
    [
      'what a service has',
      { type: 'folder', uri: 'spotify:album:4aa', title: 'Four', service: 'spop' },
      'folder',
    ],
  ])('is read as what it was made of: %s', (_, item, kind) => {
    const link = linkOf(item, origin)
    expect(link).toEqual(item)
    if (!link) return
    expect(readLink(queryOf(link))).toEqual({ link })
    expect(kindOf(link)).toBe(kind)
  })

  it('stands below the address of the panel, and without its cover for a code', () => {
    const link = linkOf(album, origin)
    if (!link) throw new Error('no link')
    const address = new URL(addressOfLink(link, { cover: false }, panel))
    expect([address.origin, address.pathname]).toEqual([panel, '/play'])
    expect(address.searchParams.has('albumart')).toBe(false)
  })

  it('names a playlist that has no address by its name', () => {
    expect(linkOf({ type: 'playlist', title: 'Evening' }, origin)?.uri).toBe('playlists/Evening')
  })

  it('has the covers of the player by their path, and those of others by https alone', () => {
    const coverOf = (albumart: string) => linkOf({ ...album, albumart }, origin)?.albumart
    expect(coverOf(`${origin}/albumart?web=a/b`)).toBe('/albumart?web=a/b')
    expect(coverOf('https://images.example/1')).toBe('https://images.example/1')
    expect(coverOf('http://images.example/1')).toBeUndefined()
    expect(coverOf('/api/v1/commands/?cmd=stop')).toBeUndefined()
    expect(coverOf('data:image/png;base64,AA')).toBeUndefined()
  })

  it('is none for what cannot be linked to', () => {
    expect(linkOf({ type: 'radio-category', uri: 'radio', title: 'Radio' }, origin)).toBeUndefined()
    expect(linkOf({ type: 'folder', uri: '', title: 'Nowhere' }, origin)).toBeUndefined()
    expect(linkOf({ type: 'folder', uri: 'a\nb', title: 'Broken' }, origin)).toBeUndefined()
  })

  it('leaves out of names what nobody sees', () => {
    expect(linkOf({ ...album, title: 'Low\u202ETide\n' }, origin)?.title).toBe('Low Tide')
  })
})

describe('a crafted link', () => {
  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:http://a/b',
    'view-source:http://a',
    'intent://scan/#Intent;end',
    'music-library/../../etc/shadow',
    'music-library\\..\\etc',
    'http://192.168.1.1/reboot',
    'https://evil.example/x.mp3',
  ])('leads to no such address: %s', (uri) => {
    expect(fault({ uri, title: 'Low Tide', type: 'folder' })).toBe('address')
  })

  it('is a station at addresses of the web, but at none with a password', () => {
    expect(fault({ uri: 'https://stream.example/x.mp3', service: 'webradio' })).toBe('taken')
    expect(fault({ uri: 'http://me:secret@stream.example/x', service: 'webradio' })).toBe('address')
    expect(fault({ uri: 'http://', type: 'webradio' })).toBe('address')
  })

  it('names music', () => {
    expect([fault(''), fault('?title=Low+Tide'), fault({ uri: '  ' }), fault('%%%&=&=')]).toEqual(
      Array.from({ length: 4 }, () => 'nothing'),
    )
  })

  it('is no longer than others', () => {
    expect(fault({ uri: `albums://${'a'.repeat(2000)}` })).toBe('long')
    expect(fault({ uri: 'albums://a', title: 'a'.repeat(401) })).toBe('long')
    expect(fault({ uri: 'albums://a', artist: 'a'.repeat(401) })).toBe('long')
    expect(fault({ uri: 'albums://a', other: 'a'.repeat(8000) })).toBe('long')
  })

  it.each(['\u0000', '\n', '\u001b[31m', '\u202E', '\u2066', '\u2028'])('hides nothing: %j', (character) => {
    expect(fault({ uri: 'albums://a', title: `Low${character}Tide` })).toBe('hidden')
    expect(fault({ uri: `albums://a${character}`, title: 'Low Tide' })).toBe('hidden')
  })

  it('brings nothing along that nobody knows', () => {
    const query = new URLSearchParams({
      uri: 'albums://a/b',
      title: '<img src=x onerror=alert(1)>',
      type: '__proto__',
      service: 'mpd"; rm',
      albumart: 'http://192.168.1.1/reboot',
      autoplay: '1',
    })
    expect(readLink(query.toString())).toEqual({
      link: { uri: 'albums://a/b', title: '<img src=x onerror=alert(1)>' },
    })
  })

  it.each([
    '/api/v1/commands/?cmd=volume&volume=100',
    '//evil.example/x.png',
    '/albumart/../api/v1/commands/?cmd=stop',
    '/albumartx',
    'https://user@evil.example/',
    'javascript:alert(1)',
  ])('has no such cover: %s', (albumart) => {
    const read = readLink(new URLSearchParams({ uri: 'albums://a', albumart }).toString())
    expect(read).toEqual({ link: { uri: 'albums://a', title: '' } })
  })
})

it('says where music is from before it is played', () => {
  expect(whereOf({ uri: 'http://stream.example:8000/live' })).toBe('stream.example:8000')
  expect(whereOf({ uri: 'music-library/USB/Jazz' })).toBe('USB › Jazz')
  expect(whereOf({ uri: 'albums://a/b' })).toBe('')
  expect(nameOf({ uri: 'music-library/USB/Jazz/', title: '' })).toBe('Jazz')
})
