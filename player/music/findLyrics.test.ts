// @vitest-environment node
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeTone } from '../demonstration/writeTone'
import { flacOf, mp3Of } from '../testing/musicFiles'
import { findLyrics, type LyricsQuestion } from './findLyrics'
import { openMusic } from './openMusic'

let dataFolder: string
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'player-lyrics-'))
})
afterEach(() => rm(dataFolder, { recursive: true, force: true }))

const at = (path: string) => join(dataFolder, 'music', path)
async function put(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(at(path)), { recursive: true })
  await writeFile(at(path), content)
}
/** What is told of the lyrics of `Ropes/Quay/Heave.mp3`, or of what is asked. */
async function told(question: LyricsQuestion = { uri: 'mnt/INTERNAL/Ropes/Quay/Heave.mp3' }) {
  const music = await openMusic({
    dataFolder,
    roots: [{ name: 'INTERNAL', folder: join(dataFolder, 'music') }],
    madeUp: () => [],
    log: () => undefined,
  })
  await music.scan()
  return findLyrics(music, question)
}
const named = { title: 'Heave', artist: 'Ropes', album: 'Quay' }
const lrc = '[00:01.00][00:05.00]Heave\n[00:03.00]and haul'

it('reads the file beside the music, whatever the case of its ending', async () => {
  await put(
    'Ropes/Quay/Heave.mp3',
    mp3Of(3, { ...named, unsynchronisedLyrics: { language: 'eng', text: 'no' } }),
  )
  await put('Ropes/Quay/Heave.LRC', `\uFEFF${lrc}\n`)
  expect(await told()).toBe(lrc)
  expect(await told({ uri: 'music-library/INTERNAL/Ropes/Quay/Heave.mp3' })).toBe(lrc)
})

it('finds the track by its names where the address is not of the library', async () => {
  await put('Ropes/Quay/Heave.mp3', mp3Of(3, named))
  await put('Ropes/Quay/Heave.lrc', lrc)
  await put('Ropes/Live/Heave.mp3', mp3Of(3, { ...named, album: 'Live' }))
  await put('Ropes/Live/Heave.lrc', 'Heave (live)')
  const names = { artist: 'Ropes', track: 'Heave' }
  expect(await told({ uri: 'http://radio.example/a', ...names, album: 'Quay' })).toBe(lrc)
  expect(await told({ ...names, album: 'Live' })).toBe('Heave (live)')
  expect(await told({ artist: 'ROPES', track: 'HÉAVE', album: 'Quay' })).toBe(lrc)
  expect(await told({ ...names, track: 'Haul' })).toBeUndefined()
  expect(await told({ track: 'Heave' })).toBeUndefined()
  expect(await told({})).toBeUndefined()
})

it.each([
  ['UTF-8', Buffer.from('Ähren am Kai')],
  ['UTF-16, the low byte first', Buffer.from('\uFEFFÄhren am Kai', 'utf16le')],
  ['UTF-16, the high byte first', Buffer.from('\uFEFFÄhren am Kai', 'utf16le').swap16()],
  ['the encoding of an old Windows', Buffer.from('Ähren am Kai', 'latin1')],
])('reads %s', async (_, bytes) => {
  await put('Ropes/Quay/Heave.mp3', mp3Of(3, named))
  await put('Ropes/Quay/Heave.lrc', bytes)
  expect(await told()).toBe('Ähren am Kai')
})

it('reads LYRICS as they are written, with all stamps and the offset', async () => {
  const text = `[offset:+200]\n${lrc}`
  await put('Ropes/Quay/Heave.flac', flacOf(3, { TITLE: 'Heave', ARTIST: 'Ropes', LYRICS: text }))
  expect(await told({ artist: 'Ropes', track: 'Heave' })).toBe(text)
})

it('reads USLT, and SYLT before it, of lines and of words', async () => {
  const unsynchronisedLyrics = { language: 'eng', text: 'Heave\nand haul' }
  const sylt = (synchronisedText: { text: string; timeStamp: number }[], timeStampFormat = 2) => [
    { language: 'eng', timeStampFormat, contentType: 1, shortText: '', synchronisedText },
  ]
  await put('Ropes/Quay/Heave.mp3', mp3Of(3, { ...named, unsynchronisedLyrics }))
  expect(await told()).toBe('Heave\nand haul')
  const lines = [
    { text: 'Heave', timeStamp: 1_000 },
    { text: 'and haul', timeStamp: 61_250 },
  ]
  await put(
    'Ropes/Quay/Heave.mp3',
    mp3Of(3, { ...named, unsynchronisedLyrics, synchronisedLyrics: sylt(lines) }),
  )
  expect(await told()).toBe('[00:01.000]Heave\n[01:01.250]and haul')
  const words = [
    { text: 'Heave', timeStamp: 1_000 },
    { text: ' ho', timeStamp: 1_500 },
    { text: '\nand', timeStamp: 3_000 },
    { text: ' haul', timeStamp: 3_500 },
  ]
  await put('Ropes/Quay/Heave.mp3', mp3Of(3, { ...named, synchronisedLyrics: sylt(words) }))
  expect(await told()).toBe('[00:01.000]Heave ho\n[00:03.000]and haul')
  await put('Ropes/Quay/Heave.mp3', mp3Of(3, { ...named, synchronisedLyrics: sylt(lines, 1) }))
  expect(await told()).toBe('Heave\nand haul')
})

it('reads tags of a WAV file, as the demonstration makes them', async () => {
  await mkdir(at('Ropes'), { recursive: true })
  await writeTone(at('Ropes/Heave.wav'), {
    seconds: 3,
    pitch: 220,
    tags: { ...named, unsynchronisedLyrics: { language: 'eng', text: 'Heave' } },
  })
  expect(await told({ uri: 'mnt/INTERNAL/Ropes/Heave.wav' })).toBe('Heave')
})

it('reads nothing outside the music, nothing that is too long, and nothing where there is none', async () => {
  await put('Ropes/Quay/Heave.mp3', mp3Of(3, named))
  expect(await told()).toBeUndefined()
  await writeFile(join(dataFolder, 'secret.lrc'), 'secret')
  await symlink(join(dataFolder, 'secret.lrc'), at('Ropes/Quay/Heave.lrc'))
  expect(await told()).toBeUndefined()
  expect(await told({ uri: 'mnt/INTERNAL/../secret.mp3' })).toBeUndefined()
  expect(await told({ uri: 'mnt/INTERNAL/Ropes' })).toBeUndefined()
  await rm(at('Ropes/Quay/Heave.lrc'))
  await put('Ropes/Quay/Heave.lrc', 'x'.repeat(1_000_001))
  expect(await told()).toBeUndefined()
  await rm(at('Ropes/Quay/Heave.lrc'))
  await mkdir(at('Ropes/Quay/Heave.lrc'))
  expect(await told()).toBeUndefined()
})
