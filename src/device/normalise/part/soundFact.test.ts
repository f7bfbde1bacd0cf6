import { expect, it } from 'vitest'
import station from '../../../../fixtures/pushState/webradio-odd-facts.json'
import { pushBrowseLibrary, pushQueue } from '../pushBrowseLibrary'
import { pushState } from '../normalisers'
import { figure, trackType } from '../repair'

it.each(['NaN bit', 'NaN', 'undefined kHz', 'null', '-Infinity kbps', null, {}])('%j is no figure', (raw) => {
  expect(figure(raw)).toBeUndefined()
})

it.each(['44.1 kHz', '16 bit', '320 kbps', 'DSD64', 'Nullarbor', ''])('%j may be a figure', (raw) => {
  expect(figure(raw)).toBe(raw)
})

it.each(['com/ABC-Lounge', 'at:8000/', 'mp3?token=1', 'fm/;', 'NaN'])('%j is the type of no track', (raw) => {
  expect(trackType(raw)).toBeUndefined()
})

it.each(['flac', 'webradio', 'DSD 64', 'e-ac-3', 'ogg vorbis', 'mp3'])(
  '%j may be the type of a track',
  (raw) => {
    expect(trackType(raw)).toBe(raw)
  },
)

it('facts that are none are in no state, entry or page', () => {
  const { trackType: _type, bitdepth: _depth, ...known } = station
  expect(pushState(station)).toEqual(known)
  const odd = { samplerate: 'NaN kHz', bitdepth: 'NaN bit', trackType: 'at:8000/' }
  expect(pushQueue([{ uri: 'a', ...odd }])).toEqual([{ uri: 'a' }])
  expect(
    pushBrowseLibrary({
      navigation: {
        lists: [{ items: [{ title: 'A', ...odd, qualityDescription: 'NaN bit', year: 'NaN' }] }],
        info: { title: 'B', trackType: 'com/ABC-Lounge', year: 'undefined' },
      },
    }),
  ).toEqual({ navigation: { lists: [{ items: [{ title: 'A' }] }], info: { title: 'B' } } })
})
