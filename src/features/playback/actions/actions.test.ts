import { expect, it, vi } from 'vitest'
import { testBrand } from '../../../../tests/support/testBrand'
import { browseLink } from '../NameLink'
import { shareAddress, readTrackSheet } from './TrackSheet'

const track = { artist: 'Slow Harbour', title: 'Rope & Rain' }
const partsOf = (address: string) => Object.fromEntries(new URL(address).searchParams)

it('[D2.4-14] shares artist and title with the hashtag nowplaying, the handle and site of the brand', () => {
  expect(partsOf(shareAddress(track, testBrand, {}))).toEqual({
    text: '♫ Slow Harbour - Rope & Rain',
    hashtags: 'nowplaying',
    via: testBrand.share.handle,
    url: testBrand.share.site,
  })
})

it('[D2.4-14] lets the UI settings say which handle and address', () => {
  const twitterData = { via: 'harbour', url: 'https://harbour.example', hashtags: 7 }
  const parts = partsOf(shareAddress(track, testBrand, twitterData))
  expect(parts).toMatchObject({ via: 'harbour', url: 'https://harbour.example', hashtags: 'nowplaying' })
})

it('[D2.4-11] leads into browse by artist or album, with type, value, artist and album', () => {
  const link = new URL(browseLink({ type: 'album', artist: 'Slow Harbour', album: 'Low & Tide' }), 'http://x')
  expect(link.pathname).toBe('/browse')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    type: 'album',
    value: 'Low & Tide',
    artist: 'Slow Harbour',
    album: 'Low & Tide',
  })
})

it('takes from whoever opens a sheet only what can be called, for the track that plays then', () => {
  const goToAlbum = vi.fn<(album: string) => void>()
  const sheet = readTrackSheet(
    {
      linksOf: ({ album }: { album: string }) => ({
        goToArtist: 'javascript:',
        goToAlbum: () => goToAlbum(album),
      }),
      sharing: 'https://elsewhere.example',
    },
    { artist: 'Slow Harbour', album: 'Low Tide' },
  )
  sheet.goToAlbum?.()
  expect(goToAlbum).toHaveBeenCalledWith('Low Tide')
  expect([sheet.goToArtist, sheet.sharing]).toEqual([undefined, undefined])
  expect(readTrackSheet(undefined, { artist: '', album: '' })).toEqual({})
})
