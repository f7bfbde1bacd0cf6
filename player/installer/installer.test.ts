// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Json } from '../../authoring/json/Json'
import { folders } from '../folders'
import { checkPackage, readDescription } from './checkPackage'
import { isNewer, openStore } from './openStore'
import { openPluginHome } from './openPluginHome'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'installer-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function write(path: string, content: Json | undefined, text = JSON.stringify(content)): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}
const manifest = {
  name: 'one',
  version: '1.0.0',
  any_info: { plugin_type: 'music_service', prettyName: 'One' },
}

describe('what a package holds', () => {
  it('may be at its root or in one folder', async () => {
    await write('p/one-main/package.json', manifest)
    await write('p/one-main/UIConfig.json', { sections: [] })
    const { folder: home, description } = await checkPackage(join(folder, 'p'))
    expect(home).toBe(join(folder, 'p/one-main'))
    expect(description).toMatchObject({ id: 'music_service/one', prettyName: 'One', version: '1.0.0' })
  })

  it.each<[string, Json | undefined, Json | undefined, string?]>([
    ['PLUGIN.NO_MANIFEST', undefined, { sections: [] }],
    ['PLUGIN.NO_NAME', { name: 'one' }, { sections: [] }],
    ['PLUGIN.NO_NAME', { ...manifest, name: '../one' }, { sections: [] }],
    ['PLUGIN.NO_NAME', { ...manifest, any_info: { plugin_type: 'a/b' } }, { sections: [] }],
    ['PLUGIN.NO_PAGE', manifest, undefined],
    ['PLUGIN.NO_SECTIONS', manifest, { page: {} }],
    ['PLUGIN.BROKEN_JSON', manifest, [1]],
    ['PLUGIN.BROKEN_JSON', manifest, null, '{"sections": [,]}'],
  ])('is refused with %s', async (text, packageJson, page, written) => {
    if (packageJson !== undefined) await write('p/package.json', packageJson)
    if (page !== undefined) await write('p/UIConfig.json', page, written)
    await mkdir(join(folder, 'p'), { recursive: true })
    await expect(checkPackage(join(folder, 'p'))).rejects.toMatchObject({ text })
  })

  it('is read however its author is written', () => {
    expect(readDescription({ ...manifest, author: { name: 'Mara' } })).toMatchObject({ author: 'Mara' })
    expect(readDescription({ ...manifest, author: 'Mara', license: 7 })).toMatchObject({
      author: 'Mara',
      license: '',
    })
  })
})

describe('versions', () => {
  it.each([
    ['1.0.1', '1.0.0', true],
    ['1.10.0', '1.9.9', true],
    ['2', '1.9.9', true],
    ['1.0', '1.0.0', false],
    ['1.0.0', '1.0.1', false],
    ['1.0.0-beta', '1.0.0', false],
    ['', '0.0.0', false],
  ])('%j is newer than %j: %j', (version, than, newer) => {
    expect(isNewer(version, than)).toBe(newer)
  })
})

describe('where plugins lie', () => {
  const open = () => openPluginHome(join(folder, 'plugins'), join(folder, 'packages'))

  it('one is replaced by another, and removed', async () => {
    const home = await open()
    for (const content of ['old', 'new']) {
      await write(`packages/x/UIConfig.json`, null, content)
      await home.put(join(folder, 'packages/x'), 'a/one')
    }
    expect(await readFile(join(folder, 'plugins/a/one/UIConfig.json'), 'utf8')).toBe('new')
    expect(await readdir(join(folder, 'packages'))).toEqual([])
    await home.remove('a/one')
    expect([await home.has('a/one'), await readdir(join(folder, 'packages'))]).toEqual([false, []])
  })

  it('a kill leaves no half install, and the old plugin when the new one had not come', async () => {
    await write('packages/3f/UIConfig.json', null)
    await write('packages/.upload-7', null)
    await write('packages/.old-a+one/UIConfig.json', null, 'old')
    await write('packages/.old-a+two/UIConfig.json', null, 'old')
    await write('plugins/a/two/UIConfig.json', null, 'new')
    await open()
    expect(await readdir(join(folder, 'packages'))).toEqual([])
    expect(await readFile(join(folder, 'plugins/a/one/UIConfig.json'), 'utf8')).toBe('old')
    expect(await readFile(join(folder, 'plugins/a/two/UIConfig.json'), 'utf8')).toBe('new')
  })
})

describe('the store', () => {
  it('has a package of every plugin, with a page and every text in its place', async () => {
    const store = await openStore(folders.store)
    const plugins = store.plugins()
    expect(plugins.length).toBeGreaterThanOrEqual(12)
    for (const plugin of plugins) {
      const files = unzipSync((await store.packageAt(store.addressOf(plugin))) ?? new Uint8Array())
      const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
      expect(readDescription(JSON.parse(text('package.json')))).toEqual(plugin)
      for (const language of ['en', 'de'].filter((code) => `i18n/strings_${code}.json` in files)) {
        const strings: Record<string, Record<string, string>> = JSON.parse(
          text(`i18n/strings_${language}.json`),
        )
        for (const [, group = '', key = ''] of text('UIConfig.json').matchAll(/TRANSLATE\.(\w+)\.(\w+)/g))
          expect([plugin.id, language, key, typeof strings[group]?.[key]]).toEqual([
            plugin.id,
            language,
            key,
            'string',
          ])
      }
    }
  })

  it('has newer versions, made-up and hostile plugins when it is told to', async () => {
    const store = await openStore(folders.store)
    const before = store.plugins()
    store.setNewer(true)
    for (const plugin of before)
      expect(isNewer(store.find(plugin.id)?.version ?? '', plugin.version)).toBe(true)
    store.setNewer(false)
    store.setMadeUp(300)
    store.setHostile(true)
    expect(store.plugins()).toHaveLength(before.length + 306)
    for (const plugin of store.plugins().slice(-8))
      expect(await store.packageAt(store.addressOf(plugin))).toBeInstanceOf(Uint8Array)
  })

  it('has nothing at any other address', async () => {
    const store = await openStore(folders.store)
    for (const address of ['', 'https://store.example/', 'file:///etc/passwd', '../store'])
      expect(await store.packageAt(address)).toBeUndefined()
  })
})
