import { expect, it } from 'vitest'
import type { BrowsePlace } from './place'
import { titleOf } from '../useBrowse'

const page = (uri: string, title?: string): BrowsePlace => ({
  kind: 'page',
  request: { uri, ...(title !== undefined && { title }) },
})

it.each([
  [
    'what its header says',
    page('albums://a', 'Listed'),
    { navigation: { lists: [], info: { title: 'Header' } } },
    'S',
    'Header',
  ],
  ['what the item was called that led to it', page('albums://a', 'Listed'), undefined, 'S', 'Listed'],
  ['the source that it is', page('albums://'), undefined, 'Alben', 'Alben'],
  [
    'the last of its address',
    page('music-library/USB/Jazz%20%26%20Soul/'),
    undefined,
    undefined,
    'Jazz & Soul',
  ],
  ['the last of its address, cleaned', page('artists://'), undefined, undefined, 'artists'],
  ['its address where that is broken', page('radio/%E0%A4%A'), undefined, undefined, '%E0%A4%A'],
])('calls a place by %s', (_, place, pushed, source, title) => {
  expect(titleOf(place, pushed, source)).toBe(title)
})

it('calls an artist or album that was gone to by name by that name until its page has come', () => {
  const place: BrowsePlace = {
    kind: 'goTo',
    target: { type: 'artist', value: 'Nobody', artist: 'Nobody', album: '' },
  }
  expect(titleOf(place, undefined)).toBe('Nobody')
  expect(titleOf(place, { navigation: { lists: [], info: { name: 'Nobody At All' } } })).toBe('Nobody At All')
})
