import { describe, expect, it } from 'vitest'
import twelve from '../../../fixtures/cdRipStart/twelve-tracks.json'
import withoutDrives from '../../../fixtures/cdRipStart/without-drives.json'
import type { CdRipStart } from '../../../schemas/generated/types'
import { createTranslator } from '../../i18n/TranslationProvider'
import { buildAboutForm, buildDriveForm, buildTracksForm, toRipInfo } from './CdRipModal'
import { readArtPath } from './useCoverUpload'

const { t } = createTranslator()
const short = (items: ReturnType<typeof buildAboutForm>) =>
  items.map((item) => [item.id, 'label' in item ? item.label : '', 'value' in item ? item.value : ''])

describe('the forms of a CD', () => {
  it('[D2.15-1 D5-25] show artist, album, genre and year only where they are present, without limits', () => {
    expect(short(buildAboutForm(twelve, t))).toEqual([
      ['artist', 'Artist', 'Slow Harbour'],
      ['album', 'Album', 'Low Tide'],
      ['genre', 'Genre', 'Folk'],
      ['year', 'Year', '2021'],
    ])
    expect(short(buildAboutForm({ genre: '', year: 1998 }, t))).toEqual([
      ['genre', 'Genre', ''],
      ['year', 'Year', 1998],
    ])
    expect(buildAboutForm({}, t)).toEqual([])
    expect(buildAboutForm(twelve, t).some((item) => 'attributes' in item)).toBe(false)
  })

  it('[D2.15-3] show a title per track that has a number', () => {
    expect(
      short(
        buildTracksForm({ tracks: [{ number: 1, title: 'Ebb' }, { title: 'Hidden' }, { number: '2' }] }, t),
      ),
    ).toEqual([
      ['track-0', 'Track 1', 'Ebb'],
      ['track-2', 'Track 2', ''],
    ])
    expect(buildTracksForm({}, t)).toEqual([])
  })

  it.each<[string, CdRipStart, unknown]>([
    ['the first', {}, 'MUSIK'],
    ['the one that the player names', { destinationDrive: 'Field recorder' }, 'Field recorder'],
    ['the first, when it names one that is not there', { destinationDrive: 'Attic' }, 'MUSIK'],
  ])('[D2.15-4] offer the drives and choose %s', (_which, more, chosen) => {
    const [select] = buildDriveForm({ ...twelve, ...more }, t)
    expect(select).toMatchObject({
      element: 'select',
      value: { value: chosen },
      options: [{ value: 'MUSIK' }, { value: 'Field recorder' }],
    })
  })

  it('[D2.15-4] offer no choice without drives', () => {
    expect(buildDriveForm(withoutDrives, t)).toEqual([])
    expect(buildDriveForm({ availableDrives: [{}, { name: ' ' }] }, t)).toEqual([])
  })
})

describe('what is sent for a CD', () => {
  const nothing = { about: {}, tracks: {}, drive: {}, albumart: undefined }

  it('[D7-40] is all that came, with the edits in their places', () => {
    const edits = {
      about: { artist: 'Slow Harbour', album: 'High Tide', genre: '', year: '2022' },
      tracks: { 'track-0': 'Ebb', 'track-1': 'Breakwater II' },
      drive: { drive: { value: 'Field recorder', label: 'Field recorder' } },
      albumart: '/albumart?upload=1',
    }
    expect(toRipInfo(twelve, edits)).toEqual({
      ...twelve,
      album: 'High Tide',
      genre: '',
      year: '2022',
      albumart: '/albumart?upload=1',
      tracks: twelve.tracks.map((track) =>
        track.number === 2 ? { ...track, title: 'Breakwater II' } : track,
      ),
      destinationDrive: { name: 'Field recorder' },
    })
  })

  it('keeps what nobody edited as it came, also what this panel does not know', () => {
    const cd = { year: 1998, tracks: [{ number: '1', length: 214 }, { title: 'Hidden' }], disc: 'b40c1e0d' }
    expect(toRipInfo(cd, { ...nothing, about: { year: 1998 }, tracks: { 'track-0': '' } })).toEqual(cd)
    expect(toRipInfo({}, nothing)).toEqual({})
  })
})

it('[D7-41] reads where the cover is from the player’s answer', () => {
  expect(readArtPath({ path: '/albumart?upload=1' })).toBe('/albumart?upload=1')
  for (const answer of [undefined, null, '', {}, { path: ' ' }, { path: 7 }])
    expect(readArtPath(answer)).toBeUndefined()
})
