// @vitest-environment node
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Json, JsonObject } from '../../authoring/json/Json'
import { applyValues, composePage, valuesToKeep } from './composePage'
import { allSections, readPlugin } from './readPlugin'
import { openPlugins, type Plugins } from './openPlugins'
import { translatePage } from '../../authoring/translatePage'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'player-pages-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Writes a file in one step, so that whoever watches sees one change. */
async function write(path: string, content: Json | undefined, text = JSON.stringify(content)): Promise<void> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(join(folder, 'unfinished'), text)
  await rename(join(folder, 'unfinished'), file)
}

const page: JsonObject = { page: { label: 'TRANSLATE.P.LABEL' }, sections: [] }

describe('a section with a JSON Schema', () => {
  const section = (value: Json): JsonObject => ({
    sections: [{ id: 's', schema: { type: 'object' }, onSave: { endpoint: 'a/b', method: 'save' }, value }],
  })

  it('keeps its value whole, and forgets what was taken out of it', () => {
    const kept = valuesToKeep(section({}), 'a/b', 'save', { list: [1], gone: null })
    expect(kept).toEqual({ '': { list: [1], gone: null } })
    const again = section({ old: 1 })
    applyValues(again, { save: { ...kept, ...valuesToKeep(again, 'a/b', 'save', { list: [2] }) } })
    expect(again).toEqual(section({ list: [2] }))
  })

  it('has the value of its file until something is saved', () => {
    const page = section({ old: 1 })
    applyValues(page, { save: { other: 1 } })
    expect(page).toEqual(section({ old: 1 }))
  })
})

describe('translatePage', () => {
  const german = { P: { LABEL: 'Seite', EMPTY: '' } }
  const english = {
    P: { LABEL: 'Page', EMPTY: 'Not empty', 'DEEP.KEY': 'Deep', A: { B: 'Inner' } },
    TOP: 'Top',
  }

  it.each([
    ['TRANSLATE.P.LABEL', 'Seite'],
    ['TRANSLATE.P.EMPTY', 'Not empty'],
    ['TRANSLATE.P.DEEP.KEY', 'Deep'],
    ['TRANSLATE.P.A.B', 'Inner'],
    ['TRANSLATE.TOP', 'Top'],
    ['TRANSLATE.P.NONE', 'TRANSLATE.P.NONE'],
    ['TRANSLATE.constructor.name', 'TRANSLATE.constructor.name'],
    ['TRANSLATE.', 'TRANSLATE.'],
    ['No key', 'No key'],
  ])('makes %s %s', (written, text) => {
    expect(translatePage(written, [german, english])).toBe(text)
  })

  it('reaches every text and leaves everything else', () => {
    const value = { a: ['TRANSLATE.P.LABEL', 1, null, true], b: { c: 'TRANSLATE.TOP' } }
    expect(translatePage(value, [german, english])).toEqual({ a: ['Seite', 1, null, true], b: { c: 'Top' } })
  })
})

const section = (method: string, content: Json[]): JsonObject => ({
  onSave: { endpoint: 'a/b', method },
  content,
})

describe('saved values', () => {
  it('go into the items that they were saved from', () => {
    const drawn: JsonObject = {
      sections: [
        section('one', [{ id: 'x', value: 1 }, { id: 'y', value: 2 }, null]),
        section('two', [{ id: 'x', value: 3 }]),
      ],
    }
    applyValues(drawn, { one: { x: '10', gone: 5 } })
    expect(allSections(drawn).map((part) => part['content'])).toEqual([
      [{ id: 'x', value: '10' }, { id: 'y', value: 2 }, null],
      [{ id: 'x', value: 3 }],
    ])
  })

  it('of an equaliser go to its bars', () => {
    const equaliser = { id: 'eq', config: { bars: [{ value: 0 }, { value: 0 }, null] } }
    const drawn: JsonObject = { sections: [section('one', [equaliser])] }
    applyValues(drawn, { one: { eq: [3, '-2.5'] } })
    expect(equaliser).toEqual({ id: 'eq', config: { bars: [{ value: 3 }, { value: '-2.5' }, null] } })
  })

  it('of a select bear the label of today’s language', () => {
    const select: JsonObject = { id: 's', value: null, options: [{ value: 'a', label: 'Leise' }, 'odd'] }
    applyValues({ sections: [section('one', [select])] }, { one: { s: { value: 'a', label: 'Quiet' } } })
    expect(select['value']).toEqual({ value: 'a', label: 'Leise' })
  })

  it('are kept for items of sections that save there, and for no others', () => {
    const written: JsonObject = {
      sections: [section('one', [{ id: 'x' }, { id: '__proto__' }]), section('two', [{ id: 'z' }])],
    }
    expect(valuesToKeep(written, 'a/b', 'one', { x: 1, z: 2, w: 3 })).toEqual({ x: 1 })
    expect(valuesToKeep(written, 'a/b', 'three', { x: 1 })).toBeUndefined()
    expect(valuesToKeep(written, 'c/d', 'one', { x: 1 })).toBeUndefined()
    expect(valuesToKeep(written, 'a/b', 'one', 'no object')).toEqual({})
  })
})

const idOf = async (name: string) => (await readPlugin(join(folder, name), undefined, false)).id

describe('a plugin’s folder', () => {
  it('may hold its texts in i18n or beside the page', async () => {
    await write('one/UIConfig.json', page)
    await write('one/strings_en.json', { P: { LABEL: 'Beside' } })
    await write('one/i18n/strings_de.json', { P: { LABEL: 'Darin' } })
    const plugin = await readPlugin(join(folder, 'one'), 'miscellanea', false)
    const material = { values: {}, words: new Map() }
    expect(composePage(plugin, { ...material, language: 'de' })['page']).toEqual({ label: 'Darin' })
    expect(composePage(plugin, { ...material, language: 'fr' })['page']).toEqual({ label: 'Beside' })
  })

  it('is named by package.json or by the endpoint that it saves to, when no category folder is around it', async () => {
    await write('tuner/UIConfig.json', page)
    await write('tuner/package.json', { anything_info: { plugin_type: 'music_service' } })
    const sections = [{ onSave: { endpoint: 'audio_interface/filter', method: 'save' } }]
    await write('filter-2/UIConfig.json', { sections })
    await write('plain/UIConfig.json', page)
    expect(await idOf('tuner')).toBe('music_service/tuner')
    expect(await idOf('filter-2')).toBe('audio_interface/filter-2')
    expect(await idOf('plain')).toBe('miscellanea/plain')
  })

  it('names file, line and column of what is no JSON', async () => {
    await write('broken/UIConfig.json', undefined, '{\n  "page": {},\n  "sections": [,]\n}')
    const { page: read, problems } = await readPlugin(join(folder, 'broken'), 'miscellanea', false)
    expect(read).toBeUndefined()
    expect(problems).toEqual([`${join(folder, 'broken/UIConfig.json')}: not JSON, line 3, column 16`])
  })

  it('may begin with a byte order mark', async () => {
    await write('marked/UIConfig.json', undefined, `\uFEFF${JSON.stringify(page)}`)
    expect((await readPlugin(join(folder, 'marked'), 'a', false)).page).toEqual(page)
  })

  it('of an author may say PLAYER.NAME and mean just that', async () => {
    await write('one/UIConfig.json', { page: { label: 'PLAYER.NAME' }, sections: [] })
    const words = new Map([['PLAYER.NAME', 'Attic']])
    const compose = async (shipped: boolean) =>
      composePage(await readPlugin(join(folder, 'one'), 'a', shipped), { values: {}, language: 'en', words })
    expect((await compose(false))['page']).toEqual({ label: 'PLAYER.NAME' })
    expect((await compose(true))['page']).toEqual({ label: 'Attic' })
  })
})

describe('folders of plugins', () => {
  let plugins: Plugins | undefined
  afterEach(() => plugins?.close())

  /** Opens the folder; each call of the result resolves with the ids that changed next. */
  async function open(lines: string[] = []): Promise<() => Promise<string[]>> {
    const told: string[][] = []
    const waiting: ((ids: string[]) => void)[] = []
    plugins = await openPlugins({
      shippedFolder: join(folder, 'shipped'),
      folders: [join(folder, 'own')],
      log: (line) => lines.push(line),
      changed: (ids) => (waiting.length > 0 ? waiting.shift()?.(ids) : told.push(ids)),
    })
    return () => {
      const past = told.shift()
      return past ? Promise.resolve(past) : new Promise((resolve) => waiting.push(resolve))
    }
  }

  it('are found with and without a category, and an author’s page wins over a shipped one', async () => {
    await write('shipped/miscellanea/one/UIConfig.json', { page: { label: 'Shipped' } })
    await write('own/miscellanea/one/UIConfig.json', { page: { label: 'Own' } })
    await write('own/two/UIConfig.json', page)
    await write('own/empty/notes.txt', undefined, '')
    await open()
    expect(plugins?.all().map(({ id }) => id)).toEqual(['miscellanea/one', 'miscellanea/two'])
    expect(plugins?.find('one')?.page).toEqual({ page: { label: 'Own' } })
    expect(plugins?.find('miscellanea/two')?.name).toBe('two')
    expect(plugins?.find('music_service/two')).toBeUndefined()
  })

  it('tell of pages, texts, new and removed folders, and of nothing else', async () => {
    await write('own/a/one/UIConfig.json', page)
    const changed = await open()
    await write('own/a/one/UIConfig.json', { page: { label: 'Other' } })
    expect(await changed()).toEqual(['a/one'])
    await write('own/a/one/notes.txt', undefined, 'nothing that a client sees')
    await write('own/a/one/i18n/strings_en.json', { P: {} })
    expect(await changed()).toEqual(['a/one'])
    await cp(join(folder, 'own/a/one'), join(folder, 'copy'), { recursive: true })
    await rename(join(folder, 'copy'), join(folder, 'own/a/two'))
    expect(await changed()).toEqual(['a/two'])
    await rename(join(folder, 'own/a/two'), join(folder, 'gone'))
    expect(await changed()).toEqual(['a/two'])
    expect(plugins?.find('two')).toBeUndefined()
  })

  it('say once what is wrong, and again when it is wrong in another way', async () => {
    await write('own/a/one/UIConfig.json', undefined, '{')
    const lines: string[] = []
    const changed = await open(lines)
    expect(lines).toEqual([expect.stringContaining('line 1, column 2')])
    await write('own/a/one/UIConfig.json', undefined, '{\n}}')
    expect(await changed()).toEqual(['a/one'])
    expect(lines[1]).toContain('line 2, column 2')
  })
})
