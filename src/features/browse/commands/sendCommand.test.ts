import { describe, expect, it } from 'vitest'
import { allRequestValidators } from '../../../../schemas/generated/allRequestValidators'
import type { BrowseItem } from '../../../../schemas/generated/types'
import { ScriptedDevice } from '../../../../tests/support/ScriptedDevice'
import type { ItemAction } from '../items/itemActions'
import { actionCommand, playCommand, pressCommand } from './createItemCommands'
import { shownInOrder, shuffledCommand, wholeCommand } from './wholeCommand'
import type { ItemCommand, SeenItem } from './ItemCommand'
import { sendCommand } from './sendCommand'

const song: BrowseItem = {
  type: 'song',
  service: 'mpd',
  title: 'Ebb',
  artist: 'Slow Harbour',
  album: 'Low Tide',
  albumart: '/albumart?path=ebb',
  uri: 'music-library/INTERNAL/Slow Harbour/Low Tide/01 - Ebb.flac',
  favourite: false,
  icon: 'fa fa-music',
}
const lamps: BrowseItem = { ...song, title: 'Lamps', uri: 'music-library/INTERNAL/lamps.flac' }
const track: BrowseItem = {
  type: 'cuesong',
  service: 'mpd',
  title: 'One',
  uri: 'music-library/a.cue',
  number: 3,
}
const playlist: BrowseItem = { type: 'playlist', service: 'mpd', title: 'Evening', uri: 'playlists/Evening' }
const radio: BrowseItem = {
  type: 'mywebradio',
  service: 'webradio',
  title: 'Harbour FM',
  uri: 'http://radio.example/a',
}
const drive: BrowseItem = { type: 'remdisk', service: 'mpd', title: 'MUSIK', uri: 'music-library/USB/MUSIK' }
const folder: BrowseItem = { type: 'internal-folder', title: 'Ebb', uri: 'music-library/INTERNAL/Ebb' }

const library = { uri: 'music-library/INTERNAL/Slow Harbour/Low Tide' }
const playlists = { uri: 'playlists' }
const evening = { uri: 'playlists/Evening', type: 'playlist' }

const seen = (
  item: BrowseItem,
  place: SeenItem['place'] = library,
  method: SeenItem['method'] = 'single',
) => ({
  item,
  place,
  method,
  list: [lamps, item],
  index: 1,
})

/** What reaches the player; each request has to pass its schema. */
function sent(command: ItemCommand | undefined) {
  const device = new ScriptedDevice()
  if (command) sendCommand(device, command)
  for (const { event, payload } of device.sent) {
    const validate = Object.entries(allRequestValidators).find(([name]) => name === event)?.[1]
    expect([event, validate?.(payload)]).toEqual([event, true])
  }
  return device.sent.map(({ event, payload }) => [event, payload])
}

const { uri, title, albumart, service } = song
const listed = { uri, title, albumart, service }
const named = { name: 'Evening' }
const station = { uri: radio.uri, title: 'Harbour FM', service: 'webradio' }

describe('[D7-18] an entry of the menu', () => {
  it.each<[string, Exclude<ItemAction, 'playNext'>, SeenItem, string, unknown]>([
    ['D7-18', 'play', seen(song), 'addPlay', listed],
    ['D5-17', 'play', seen(playlist, playlists), 'playPlaylist', named],
    ['D7-19', 'play', seen(track), 'playItemsList', { item: track }],
    ['D7-18', 'addToQueue', seen(song), 'addToQueue', listed],
    ['D5-18 D7-21', 'addToQueue', seen(playlist, playlists), 'enqueue', named],
    ['D7-18', 'clearAndPlay', seen(song), 'replaceAndPlay', listed],
    ['D7-19', 'clearAndPlay', seen(track), 'playItemsList', { item: track }],
    ['D7-21', 'clearAndPlay', seen(playlist, playlists), 'playPlaylist', named],
    ['D7-23', 'deletePlaylist', seen(playlist, playlists), 'deletePlaylist', named],
    ['D7-15', 'safeRemove', seen(drive), 'safeRemoveDrive', 'MUSIK'],
    ['D7-15', 'updateFolder', seen(folder), 'updateDb', folder.uri],
    ['D7-15', 'deleteFolder', seen(folder), 'deleteFolder', { curUri: library.uri, item: folder }],
    ['D7-24', 'addToFavourites', seen(song), 'addToFavourites', { uri, title, service }],
    ['D7-25', 'deleteWebRadio', seen(radio), 'removeWebRadio', { name: 'Harbour FM' }],
    ['D7-24', 'addToRadioFavourites', seen(radio), 'addToFavourites', station],
    [
      'D7-24',
      'removeFromRadioFavourites',
      seen(radio),
      'removeFromFavourites',
      { uri: radio.uri, service: 'webradio' },
    ],
  ])('[%s] %s', (_, action, where, event, payload) => {
    expect(sent(actionCommand(action, where))).toEqual([[event, payload]])
  })

  it('[D7-23] removes from the playlist that the page is, by the address as listed', () => {
    const item = { ...song, uri: 'mnt/INTERNAL/ebb.flac' }
    const request = { name: 'Evening', uri: 'mnt/INTERNAL/ebb.flac', service: 'mpd' }
    expect(sent(actionCommand('removeFromPlaylist', seen(item, evening)))).toEqual([
      ['removeFromPlaylist', request],
    ])
    const elsewhere = { uri: 'service:list:7', title: 'Evening', type: 'playlist' }
    expect(sent(actionCommand('removeFromPlaylist', seen(item, elsewhere)))).toEqual([
      ['removeFromPlaylist', request],
    ])
  })

  it.each([
    ['favourites', 'mnt/INTERNAL/ebb.flac', 'mnt/INTERNAL/ebb.flac'],
    ['favourites', 'music-library/INTERNAL/ebb.flac', 'music-library/INTERNAL/ebb.flac'],
    ['albums://a', 'music-library/INTERNAL/ebb.flac', 'mnt/INTERNAL/ebb.flac'],
    ['radio/top', 'http://radio.example/a', 'http://radio.example/a'],
  ])(
    '[D7-24] removes a favourite seen on %s by the address that favourites list: %s',
    (page, listedAs, told) => {
      const item = { ...song, uri: listedAs }
      expect(sent(actionCommand('removeFromFavourites', seen(item, { uri: page })))).toEqual([
        ['removeFromFavourites', { uri: told, service: 'mpd' }],
      ])
    },
  )

  it('[D5-3 D5-4] sends nothing of what has no address or no name', () => {
    const nowhere = { type: 'song', title: 'Ebb' }
    for (const action of ['addToFavourites', 'removeFromFavourites', 'play', 'addToRadioFavourites'] as const)
      expect(sent(actionCommand(action, seen(nowhere)))).toEqual([])
    expect(sent(actionCommand('deleteWebRadio', seen({ ...radio, title: '' })))).toEqual([])
    expect(sent({ kind: 'addWebRadio', item: { title: 'Harbour FM' } })).toEqual([])
    expect(sent({ kind: 'addWebRadio', item: { uri: 'http://radio.example/a' } })).toEqual([])
    expect(sent({ kind: 'addWebRadio', item: radio })).toEqual([
      ['addWebRadio', { name: 'Harbour FM', uri: 'http://radio.example/a' }],
    ])
  })
})

describe('a press', () => {
  it.each<[string, Parameters<typeof pressCommand>, string, unknown]>([
    ['D7-18', ['play', seen(song)], 'addPlay', listed],
    ['D7-18', ['replaceAndPlay', seen(song)], 'replaceAndPlay', listed],
    ['D7-19', ['playCue', seen(track)], 'playItemsList', { item: track }],
    [
      'D7-21',
      ['playPlaylist', seen({ ...playlist, uri: 'x', name: 'Evening', title: 'Abend' })],
      'playPlaylist',
      named,
    ],
  ])('[%s] sends what it is to do: %j', (_, given, event, payload) => {
    expect(sent(pressCommand(...given))).toEqual([[event, payload]])
  })

  it('sends nothing where it leads on', () => {
    expect([pressCommand('browse', seen(song)), pressCommand('nothing', seen(song))]).toEqual([
      undefined,
      undefined,
    ])
  })
})

const fromHere: SeenItem = { ...seen(song), method: undefined }

describe('a list that is played from an item on', () => {
  const told = (one: BrowseItem) => {
    const { favourite: _, icon: __, ...rest } = one
    return rest
  }

  it('[D5-17 D7-19] goes with the item and its place, without what only a page needs', () => {
    expect(sent(playCommand(fromHere))).toEqual([
      ['playItemsList', { item: told(song), list: [told(lamps), told(song)], index: 1 }],
    ])
  })

  it('[D7-19] goes without what cannot be played, and the place is counted without it', () => {
    const list = [{ type: 'title', title: 'Side A' }, lamps, song]
    expect(sent(playCommand({ ...fromHere, list, index: 2 }))).toEqual([
      ['playItemsList', { item: told(song), list: [told(lamps), told(song)], index: 1 }],
    ])
  })

  it('[D7-19] goes with all of its 10,000 entries, in less than two megabytes', () => {
    const list = Array.from({ length: 10_000 }, (_, number) => ({ ...song, title: `Ebb ${number}` }))
    const [[, payload] = []] = sent(playCommand({ ...fromHere, list, index: 7000, item: list[7000] ?? song }))
    expect(payload).toMatchObject({ item: { title: 'Ebb 7000', albumart }, index: 7000 })
    expect(JSON.stringify(payload).length).toBeLessThan(2_000_000)
    expect(payload).toHaveProperty('list.length', 10_000)
  })
})

describe('[D2.6-3] a page that is played as a whole', () => {
  const head: BrowseItem = { title: 'Evening', uri: 'playlists/favourites', type: 'play-playlist' }
  const uris = (command: ItemCommand) =>
    command.kind === 'playItemsList'
      ? [command.list.map((one) => one.uri), command.index, command.item.uri]
      : command

  it('is the songs of its list, since players explode whatever else stands in one and count the place in what came out', () => {
    const deep = { ...folder, uri: 'music-library/INTERNAL/Ebb/Live' }
    const list = [{ type: 'title', title: 'Side A', uri: 'a' }, deep, radio, song, track, { type: 'song' }]
    expect(uris(wholeCommand([{ items: list }], head, { uri: 'favourites' }))).toEqual([
      [deep.uri, radio.uri, song.uri, track.uri],
      2,
      song.uri,
    ])
    expect(sent(wholeCommand([{ items: list }], head, { uri: 'favourites' }))).toMatchObject([
      ['playItemsList', { item: { uri: song.uri }, list: [{ uri: song.uri }], index: 0 }],
    ])
    for (const items of [[radio], [deep, radio]])
      expect(sent(wholeCommand([{ items }], head, { uri: 'favourites' }))).toMatchObject([
        ['playItemsList', { item: { uri: items[0]?.uri } }],
      ])
  })

  it('is the tracks of an artist, of which the albums beside them are made', () => {
    const lists = [{ items: [folder] }, { items: [song, lamps] }]
    expect(uris(wholeCommand(lists, head, { uri: 'artists://a' }))).toEqual([
      [song.uri, lamps.uri],
      0,
      song.uri,
    ])
  })

  it('in random order begins with any of its songs, all of which go with it', () => {
    const lists = [{ items: [folder, song] }, { items: [lamps, radio] }]
    const begun = [0, 0.49, 0.5, 0.99].map((chance) =>
      uris(shuffledCommand(lists, head, { uri: 'artists://a' }, () => chance)),
    )
    const all = [song.uri, lamps.uri]
    expect(begun).toEqual([
      [all, 0, song.uri],
      [all, 0, song.uri],
      [all, 1, lamps.uri],
      [all, 1, lamps.uri],
    ])
    const artist = { title: 'Slow Harbour', uri: 'artists://a', service: 'mpd' }
    expect(sent(shuffledCommand([{ items: [folder] }], artist, { uri: 'artists://a' }))).toEqual([
      ['replaceAndPlay', artist],
    ])
  })

  it('is what its head is of where it lists no tracks', () => {
    const artist = { title: 'Slow Harbour', uri: 'artists://a', service: 'mpd' }
    expect(sent(wholeCommand([{ items: [folder] }], artist, { uri: 'artists://a' }))).toEqual([
      ['replaceAndPlay', artist],
    ])
  })

  describe('in another order than its player’s', () => {
    const at = { uri: 'artists://a' }
    const album = (name: string): BrowseItem => ({ type: 'folder', title: name, uri: `albums://a/${name}` })
    const sorted = (...items: BrowseItem[]) => ({ items, isSorted: true })

    it('is its songs as they are shown, else the albums of its only list', () => {
      const songs = [lamps, song]
      expect(shownInOrder([{ items: [folder] }, sorted(...songs)], at)).toEqual(songs)
      const albums = [album('b'), album('a')]
      expect(shownInOrder([sorted(...albums), { items: [] }], at)).toEqual(albums)
      expect(shownInOrder([sorted(...songs)], evening)).toEqual(songs)
    })

    it('goes by its name where that says the same', () => {
      for (const lists of [
        [{ items: [song, lamps] }],
        [{ items: [folder] }],
        // The albums are sorted, what plays is not.
        [sorted(folder), { items: [song, lamps] }],
      ])
        expect(shownInOrder(lists, at)).toBeUndefined()
    })

    it('goes by its name where one by one it would be heard twice, or not at all', () => {
      for (const lists of [
        [sorted(album('b'), album('a')), { items: [album('a')] }],
        [sorted(song, { type: 'radio-category', title: 'Radios', uri: 'radio' })],
        [sorted(...Array.from({ length: 10_001 }, () => song))],
      ])
        expect(shownInOrder(lists, at)).toBeUndefined()
    })
  })

  it('[D7-21] is a playlist by its name, since players head each with the address of the favourites', () => {
    for (const items of [[song], [radio], []])
      expect(sent(wholeCommand([{ items }], head, evening))).toEqual([['playPlaylist', named]])
  })
})
