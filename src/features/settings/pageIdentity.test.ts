import { expect, it } from 'vitest'
import { isAnswer, isSamePage, namesPage } from './useSettingsPage'

const page = (...sections: [id: string, endpoint?: string][]) => ({
  page: { label: 'x' },
  sections: sections.map(([id, endpoint]) => ({ id, ...(endpoint && { onSave: { endpoint } }) })),
})

const sound = page(
  ['output', 'audio/alsa'],
  ['volume', 'audio/alsa'],
  ['options', 'music/mpd'],
  ['resample', 'audio/alsa'],
)
const mpd = page(['library', 'music/mpd'])
const empty = { page: { label: 'No configuration' }, sections: [] }

it('knows a page again by its sections, also when some came or went', () => {
  expect(isSamePage(sound, page(['output'], ['volume'], ['new']))).toBe(true)
  expect(isSamePage(sound, mpd)).toBe(false)
  expect(isSamePage(empty, empty)).toBe(true)
  expect(isSamePage(empty, mpd)).toBe(false)
})

it('hears a page say its name in what it saves, but not when only a part of it goes there', () => {
  expect(namesPage(mpd, 'music/mpd')).toBe(true)
  expect(namesPage(sound, 'music/mpd')).toBe(false)
  expect(namesPage(empty, 'music/mpd')).toBe(false)
})

it('takes the first push for the answer, and afterwards no other page', () => {
  expect(isAnswer(sound, 'music/mpd', undefined)).toBe(true)
  expect(isAnswer(sound, 'music/mpd', mpd)).toBe(false)
  expect(isAnswer(mpd, 'music/mpd', sound)).toBe(true)
})

it.each([[null], ['x'], [{}], [{ sections: [null, 'x', {}] }]])('judges %j without a fall', (raw) => {
  expect(isSamePage(raw, sound)).toBe(false)
  expect(namesPage(raw, 'a/b')).toBe(false)
})
