import { expect, it } from 'vitest'
import { airPartsOf, withoutGuests } from './airParts'

const partsOf = (air: string, station?: string) => {
  const parts = airPartsOf(air, station)
  return parts && [parts.artist.text, parts.title.text]
}

// As stations send them, their names changed.
it.each([
  ['Slow Harbour - Low Tide', ['Slow Harbour', 'Low Tide']],
  ['Slow Harbour – Low Tide', ['Slow Harbour', 'Low Tide']],
  ['Slow Harbour — Low Tide', ['Slow Harbour', 'Low Tide']],
  ['SLOW HARBOUR - LOW TIDE', ['SLOW HARBOUR', 'LOW TIDE']],
  ['slow harbour -- low tide', ['slow harbour', 'low tide']],
  ['Slow Harbour  -  Low Tide ', ['Slow Harbour', 'Low Tide']],
  ['Jay-Z - 99 Problems', ['Jay-Z', '99 Problems']],
  ['a-ha - Take On Me', ['a-ha', 'Take On Me']],
  ['Prince - 1999', ['Prince', '1999']],
  ['311 - Amber', ['311', 'Amber']],
  ['Queen - Radio Ga Ga', ['Queen', 'Radio Ga Ga']],
  ['U2 - With or Without You', ['U2', 'With or Without You']],
  ['Ben E. King - Stand by Me', ['Ben E. King', 'Stand by Me']],
  ['Björk - Jóga', ['Björk', 'Jóga']],
  ['Сплин - Выхода нет', ['Сплин', 'Выхода нет']],
  ['霧の港 - 雨', ['霧の港', '雨']],
  ['Slow Harbour feat. Mara Quay - Low Tide', ['Slow Harbour feat. Mara Quay', 'Low Tide']],
  [
    'Slow Harbour & Mara Quay - Low Tide (Live at the Pier)',
    ['Slow Harbour & Mara Quay', 'Low Tide (Live at the Pier)'],
  ],
  ['Slow Harbour - Low Tide [3:45]', ['Slow Harbour', 'Low Tide [3:45]']],
  ['AC/DC - T.N.T.', ['AC/DC', 'T.N.T.']],
  ['P!nk - So What', ['P!nk', 'So What']],
  ['Now playing: Slow Harbour - Low Tide', ['Slow Harbour', 'Low Tide']],
  ['Jetzt läuft: Slow Harbour – Low Tide', ['Slow Harbour', 'Low Tide']],
  ['ON AIR: Slow Harbour - Low Tide', ['Slow Harbour', 'Low Tide']],
  ['Slow Harbour - Low Tide - Radio Edit', ['Slow Harbour', 'Low Tide']],
  ['Slow Harbour - Low Tide - Remastered 2011', ['Slow Harbour', 'Low Tide']],
  ['Slow Harbour - Low Tide - Night Freight Remix', ['Slow Harbour', 'Low Tide']],
])('takes %j apart', (air, parts) => {
  expect(partsOf(air)).toEqual(parts)
})

it.each([
  ['Harbour FM - Slow Harbour - Low Tide', ['Slow Harbour', 'Low Tide']],
  ['Slow Harbour - Low Tide - harbour fm', ['Slow Harbour', 'Low Tide']],
])('leaves the station’s own name out of %j', (air, parts) => {
  expect(partsOf(air, 'Harbour FM')).toEqual(parts)
})

it.each([
  '',
  ' ',
  '-',
  ' - ',
  ' – ',
  '- Low Tide',
  'Slow Harbour -',
  '- - -',
  'Low Tide',
  'Slow Harbour-Low Tide',
  'Slow Harbour -Low Tide',
  'Slow Harbour: Low Tide',
  'Slow Harbour / Low Tide',
  'Slow Harbour | Low Tide',
  'Low Tide by Slow Harbour',
  'Stand by Me',
  'Harbour FM',
  'Harbour FM - The best of the eighties',
  'Radio Tidewater - Your music',
  'Tidewater 98.4 - Good morning',
  'Beethoven - Symphony No. 5 - Allegro con brio - Philharmonia',
  'Beethoven - Symphony No. 5 - Allegro con brio',
  'Slow Harbour - Low Tide - Ebb and Flow',
  'Low Tide - Live',
  'Low Tide - Remastered',
  'Unknown - Unknown',
  'Unknown Artist - Track 1',
  'Artist - Title',
  'N/A - N/A',
  'News - 12:00',
  'Morning Show - 06:00 - 10:00',
  'Morning Show - 06:00-10:00',
  '12 - 14',
  '*** Harbour FM - nonstop ***',
  'Up next: Slow Harbour - Low Tide',
  'Gleich: Slow Harbour - Low Tide',
  'You are listening to Harbour - non stop',
  'Willkommen - schön, dass Sie da sind',
  'Werbung - gleich geht es weiter',
  'Advert: Quay Sofas - everything must go',
  'Quay Sofas - 50% off this week',
  'Quay Sofas - ab 499 €',
  'Call now - 0800 123 4567',
  'www.harbour.example - your station',
  'harbourfm.com - listen everywhere',
  'https://harbour.example - live',
  'title="Low Tide",artist="Slow Harbour" - text="x"',
  'Slow Harbour - text="Low Tide" song_spot="M" MediaBaseId="0"',
  "StreamTitle='Slow Harbour - Low Tide';",
  `Slow Harbour - ${'la '.repeat(80)}`,
])('has no parts for %j', (air) => {
  expect(partsOf(air)).toBeUndefined()
})

it('has none for a station that says its own name and something', () => {
  expect(partsOf('Tidewater - Nonstop', 'Tidewater')).toBeUndefined()
  expect(partsOf('Nonstop - TIDEWATER', 'Tidewater')).toBeUndefined()
})

it('says where the parts stand, so that what is shown stays as it is', () => {
  const air = 'Now playing:  Slow Harbour –  Low Tide '
  const parts = airPartsOf(air)
  expect(parts && air.slice(parts.artist.from, parts.artist.to)).toBe('Slow Harbour')
  expect(parts && air.slice(parts.title.from, parts.title.to)).toBe('Low Tide')
})

it('looks at hostile titles no longer than at others', () => {
  const started = performance.now()
  for (const air of [
    ' '.repeat(200),
    '- '.repeat(100),
    '9 '.repeat(100),
    'a.'.repeat(100),
    'live '.repeat(40),
  ])
    airPartsOf(air)
  expect(performance.now() - started).toBeLessThan(100)
})

it('finds artists without their guests', () => {
  expect(['A feat. B', 'A ft. B', 'A (featuring B)', 'A & B', 'Featherweight'].map(withoutGuests)).toEqual([
    'A',
    'A',
    'A',
    'A & B',
    'Featherweight',
  ])
})
