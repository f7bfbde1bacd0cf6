import { expect, it } from 'vitest'
import usual from '../../../../fixtures/pushBrowseSources/usual.json'
import { sourceAt } from './sources'

const at = (uri: string, root?: string, sources: readonly { uri?: string }[] = usual) =>
  sourceAt(sources, { root, uri })?.uri

it.each([
  ['its own page', 'artists://', 'artists://'],
  ['a page below it', 'artists://Slow%20Harbour/Rope', 'artists://'],
  ['a folder of it', 'music-library/USB/Jazz', 'music-library'],
  ['another that begins alike', 'radiogram/x', undefined],
  ['none of them', 'elsewhere/x', undefined],
  ['no address', '', undefined],
])('knows the source by the address: %s', (_, uri, source) => {
  expect(at(uri)).toBe(source)
})

it('knows the source by where the way began, whatever the address', () => {
  expect(at('globalUriAlbum/Slow Harbour/Low Tide', 'playlists')).toBe('playlists')
  expect(at('music-library/USB', 'favourites')).toBe('favourites')
})

it('goes by the address where the way began at no source', () => {
  expect(at('music-library/USB', 'globalUriArtist/Somebody')).toBe('music-library')
})

it('takes the nearest of sources that lie within one another', () => {
  const sources = [{ uri: 'radio' }, { uri: 'radio/own' }, { uri: 'rad' }, {}]
  expect(at('radio/own/1', undefined, sources)).toBe('radio/own')
  expect(at('radio/top', undefined, sources)).toBe('radio')
})
