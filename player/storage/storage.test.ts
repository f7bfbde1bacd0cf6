// @vitest-environment node
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStorage } from './openStorage'

const defaults = { name: 'Living Room', language: 'en' }
let folder: string
let lines: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'player-storage-'))
  lines = []
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const open = () => openStorage(folder, defaults, (line) => lines.push(line))

describe('the player’s state on disk', () => {
  it('starts with defaults in an empty folder and says nothing', async () => {
    const storage = await open()
    expect(storage.device.value()).toEqual(defaults)
    expect(lines).toEqual([])
  })

  it('is found again by the next start', async () => {
    const first = await open()
    await first.device.save({ name: 'Kitchen', language: 'de' })
    await first.appearance.save({ color: '#388' })
    await first.settings.save({ 'a/b': { save: { volume: '25', on: true } } })
    await first.menu.save({ added: [{ id: 'link' }], removed: ['network'] })
    const next = await open()
    expect(next.device.value()).toEqual({ name: 'Kitchen', language: 'de' })
    expect(next.appearance.value()).toEqual({ color: '#388' })
    expect(next.settings.value()).toEqual({ 'a/b': { save: { volume: '25', on: true } } })
    expect(next.menu.value()).toEqual({ added: [{ id: 'link' }], removed: ['network'] })
  })

  it('keeps the last of many saves that were not awaited', async () => {
    const storage = await open()
    const saves = Array.from({ length: 50 }, (_, round) =>
      storage.device.save({ name: `Room ${round}`, language: 'en' }),
    )
    await Promise.all(saves)
    expect((await open()).device.value().name).toBe('Room 49')
  })

  it.each([
    ['cut off', '{\n  "name": "Kitch'],
    ['empty', ''],
    ['garbage', '\u0000\u0001\u0002 not json at all'],
    ['another document', '["name", "Kitchen"]'],
    ['a wrong type inside', '{"name": 7, "language": "en"}'],
  ])('keeps a damaged file aside (%s), says so and uses defaults', async (_, content) => {
    await writeFile(join(folder, 'device.json'), content)
    const storage = await open()
    expect(storage.device.value()).toEqual(defaults)
    const aside = (await readdir(folder)).find((name) => name.startsWith('device.damaged-')) ?? ''
    expect(await readFile(join(folder, aside), 'utf8')).toBe(content)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(aside)
    await storage.device.save({ name: 'Study', language: 'en' })
    expect((await open()).device.value().name).toBe('Study')
  })

  it('keeps a second damaged file beside the first', async () => {
    await writeFile(join(folder, 'menu.json'), 'one')
    await open()
    await writeFile(join(folder, 'menu.json'), 'two')
    await open()
    const kept = (await readdir(folder)).filter((name) => name.startsWith('menu.damaged-'))
    const contents = await Promise.all(kept.map((name) => readFile(join(folder, name), 'utf8')))
    expect(contents.sort()).toEqual(['one', 'two'])
  })

  it('is whole after every kill in the middle of writing', async () => {
    for (let kill = 0; kill < 6; kill += 1) {
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', fileURLToPath(new URL('./writeInALoop.ts', import.meta.url)), folder],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      )
      const ended = new Promise((resolve) => child.once('exit', resolve))
      await new Promise((resolve) => child.stdout.once('data', resolve))
      // Some more writes, a different number each time; what is tested holds at any of these moments.
      for (let turn = 0; turn < kill * 40; turn += 1) await readdir(folder)
      child.kill('SIGKILL')
      await ended
      const storage = await open()
      expect(lines).toEqual([])
      expect(storage.device.value().name).toMatch(/^Attic \d+$/)
      expect(storage.settings.value()['system_controller/system']?.['save']).toHaveProperty('filling')
      expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([])
    }
  }, 60_000)

  describe('on a disk that takes nothing', () => {
    const away = () => rename(folder, `${folder}-away`)
    const back = () => rename(`${folder}-away`, folder)

    it('is in memory what it is on disk, and whoever saved is told', async () => {
      const storage = await open()
      await storage.device.save({ name: 'Kitchen', language: 'en' })
      await away()
      const saves = ['Study', 'Attic'].map((name) => storage.device.save({ name, language: 'en' }))
      const outcomes = await Promise.allSettled(saves)
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
      expect(storage.device.value().name).toBe('Kitchen')
      await back()
      expect((await open()).device.value().name).toBe('Kitchen')
      await storage.device.save({ name: 'Bath', language: 'en' })
      expect((await open()).device.value().name).toBe('Bath')
    })

    it('gives what came while a write failed a try of its own', async () => {
      const storage = await open()
      await storage.device.save({ name: 'Kitchen', language: 'en' })
      await away()
      const failing = storage.device.save({ name: 'Study', language: 'en' })
      // The write has begun with the first by now.
      await Promise.resolve()
      const second = storage.device.save({ name: 'Attic', language: 'en' })
      await expect(failing).rejects.toThrow('ENOENT')
      await back()
      await second.catch(() => undefined)
      const [inMemory, next] = [storage.device.value().name, (await open()).device.value().name]
      expect(inMemory).toBe(next)
    })
  })

  it('says when the folder cannot be used', async () => {
    await writeFile(join(folder, 'occupied'), '')
    await expect(openStorage(join(folder, 'occupied'), defaults, () => undefined)).rejects.toThrow(
      /EEXIST|ENOTDIR/,
    )
  })
})
