// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packageLimits } from './checkPackage'
import { unpack } from './unpack'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unpack-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function unpacked(content: Uint8Array, limits = packageLimits): Promise<number> {
  await writeFile(join(folder, 'package.zip'), content)
  return unpack(join(folder, 'package.zip'), join(folder, 'out'), limits)
}
const zip = (files: Zippable) => zipSync(files)
const left = () => readdir(folder, { recursive: true })

describe('a package', () => {
  it('is unpacked with its folders, however its files are packed', async () => {
    const stored: Zippable = {
      'a.txt': [strToU8('one'), { level: 0 }],
      'b/c/d.txt': strToU8('two'.repeat(999)),
    }
    expect(await unpacked(zip({ ...stored, 'empty/': new Uint8Array() }))).toBe(2)
    expect(await readFile(join(folder, 'out/a.txt'), 'utf8')).toBe('one')
    expect(await readFile(join(folder, 'out/b/c/d.txt'), 'utf8')).toHaveLength(2_997)
  })

  it.each([
    '../evil.txt',
    'a/../../evil.txt',
    '..',
    '/etc/evil.txt',
    'C:/evil.txt',
    'C:\\evil.txt',
    'a\\..\\..\\evil.txt',
    'a\u0000.txt',
    `${'long/'.repeat(60)}evil.txt`,
  ])('with the path %j is refused before a file is written', async (path) => {
    const attempt = unpacked(zip({ 'fine.txt': strToU8('fine'), [path]: strToU8('evil') }))
    await expect(attempt).rejects.toMatchObject({ text: 'PLUGIN.BAD_PATH' })
    expect(await left()).toEqual(['package.zip'])
  })

  it('with a link, or anything else that is no file, is refused', async () => {
    for (const mode of [0o120777, 0o020666, 0o010644]) {
      const odd: Zippable = { passwd: [strToU8('/etc/passwd'), { os: 3, attrs: mode << 16 }] }
      await expect(unpacked(zip(odd))).rejects.toMatchObject({ text: 'PLUGIN.LINK' })
    }
    expect(await left()).toEqual(['package.zip'])
  })

  it('with a file twice, also in capitals, is refused', async () => {
    const twice = zip({ 'UIConfig.json': strToU8('1'), 'uiconfig.JSON': strToU8('2') })
    await expect(unpacked(twice)).rejects.toMatchObject({ text: 'PLUGIN.TWICE' })
    expect(await left()).toEqual(['package.zip'])
  })

  it('that is larger than it may be is refused by what it says', async () => {
    const bomb = zip({ zeros: new Uint8Array(2_000_000) })
    expect(bomb.length).toBeLessThan(10_000)
    const limits = { ...packageLimits, unpacked: 1_000_000 }
    await expect(unpacked(bomb, limits)).rejects.toMatchObject({ text: 'PLUGIN.TOO_LARGE' })
    expect(await left()).toEqual(['package.zip'])
  })

  it('that says it is smaller than it is stops where it said that it ends', async () => {
    const bomb = zip({ zeros: new Uint8Array(2_000_000) })
    const view = new DataView(bomb.buffer, bomb.byteOffset)
    const directory = findSignature(bomb, 0x02014b50)
    view.setUint32(directory + 24, 10, true)
    view.setUint32(22, 10, true)
    await expect(unpacked(bomb)).rejects.toMatchObject({ text: 'PLUGIN.NO_ZIP' })
    const written = await readFile(join(folder, 'out/zeros')).catch(() => Buffer.alloc(0))
    expect(written.length).toBeLessThan(500_000)
  })

  it('of very many files is refused', async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, file) => [`${file}`, new Uint8Array()]))
    const limits = { ...packageLimits, entries: 20 }
    await expect(unpacked(zip(many), limits)).rejects.toMatchObject({ text: 'PLUGIN.TOO_MANY_FILES' })
  })

  it('whose file is also a folder is refused', async () => {
    const odd = zip({ a: strToU8('file'), 'a/b': strToU8('in it') })
    await expect(unpacked(odd)).rejects.toMatchObject({ text: 'PLUGIN.NO_ZIP' })
  })

  it('that is encrypted is refused', async () => {
    const locked = zip({ 'a.txt': strToU8('secret') })
    const view = new DataView(locked.buffer, locked.byteOffset)
    const directory = findSignature(locked, 0x02014b50)
    view.setUint16(directory + 8, view.getUint16(directory + 8, true) | 1, true)
    await expect(unpacked(locked)).rejects.toMatchObject({ text: 'PLUGIN.NOT_READABLE' })
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['a text', strToU8('this is no archive')],
    ['half an archive', zip({ 'a.txt': strToU8('one'.repeat(500)) }).slice(0, 60)],
  ])('that is %s is refused', async (_, content) => {
    await expect(unpacked(content)).rejects.toMatchObject({ text: 'PLUGIN.NO_ZIP' })
  })
})

/** Where a signature of the format stands first. */
function findSignature(archive: Uint8Array, signature: number): number {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  for (let at = 0; at < archive.length - 4; at += 1) if (view.getUint32(at, true) === signature) return at
  throw new Error('no such signature')
}
