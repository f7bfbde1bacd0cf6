// @vitest-environment node
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PreviewNews } from '../../authoring/PreviewData'
import { watchPlugin, type WatchedPlugin } from './watchPlugin'

let folder: string
let plugin: WatchedPlugin | undefined
let news: PreviewNews[]
let lines: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plugin-'))
  news = []
  lines = []
})

afterEach(async () => {
  plugin?.close()
  await rm(folder, { recursive: true, force: true })
})

const page = (label: string) => JSON.stringify({ page: { label }, sections: [] })
const write = (name: string, text: string) => writeFile(join(folder, name), text)

const watch = async (path = folder) => {
  plugin = await watchPlugin(path, (line) => lines.push(line))
  plugin.listen((one) => news.push(one))
  return plugin
}

/** The text of the page that was told last. */
const toldPage = () => {
  const last = news.findLast((one) => one.kind === 'files')
  return last?.files.source?.page.text
}
const tells = (text: string | undefined) => vi.waitFor(() => expect(toldPage()).toBe(text), { timeout: 5000 })

it('tells a page that is written in place, and one that takes the place of the old', async () => {
  await write('UIConfig.json', page('one'))
  const { files } = await watch()
  expect(files().source?.page.text).toBe(page('one'))
  await write('UIConfig.json', page('two'))
  await tells(page('two'))
  await write('UIConfig.json.tmp', page('three'))
  await rename(join(folder, 'UIConfig.json.tmp'), join(folder, 'UIConfig.json'))
  await tells(page('three'))
})

it('tells texts that appear, change and vanish, in i18n and beside the page', async () => {
  await write('UIConfig.json', page('one'))
  await watch()
  const languages = () => {
    const last = news.findLast((one) => one.kind === 'files')
    return last?.files.source?.strings.map(({ language, file }) => `${language} ${file.text}`)
  }
  await mkdir(join(folder, 'i18n'))
  await write('i18n/strings_en.json', '{"A": "1"}')
  await vi.waitFor(() => expect(languages()).toEqual(['en {"A": "1"}']), { timeout: 5000 })
  await write('i18n/strings_en.json', '{"A": "2"}')
  await write('strings_de.json', '{}')
  await vi.waitFor(() => expect(languages()?.toSorted()).toEqual(['de {}', 'en {"A": "2"}']), {
    timeout: 5000,
  })
  await rm(join(folder, 'i18n'), { recursive: true })
  await vi.waitFor(() => expect(languages()).toEqual(['de {}']), { timeout: 5000 })
})

it('waits for a folder and a page that are not there, and for a page that is gone to come back', async () => {
  const later = join(folder, 'some/where')
  const { files } = await watch(later)
  expect(files()).toEqual({ missing: expect.stringContaining('where') })
  await mkdir(later, { recursive: true })
  await vi.waitFor(() => expect(files().missing).toContain('UIConfig.json'), { timeout: 5000 })
  await writeFile(join(later, 'UIConfig.json'), page('late'))
  await tells(page('late'))
  await rm(join(later, 'UIConfig.json'))
  await tells(undefined)
  await writeFile(join(later, 'UIConfig.json'), page('again'))
  await tells(page('again'))
})

it('tells what is wrong after each save, but not rules that package.json switches off', async () => {
  const twins = (id: string) =>
    JSON.stringify({
      page: { label: 'x' },
      sections: [
        {
          id: 's',
          element: 'section',
          content: [
            { id: 'a', element: 'switch' },
            { id, element: 'switch' },
          ],
        },
      ],
    })
  await write('UIConfig.json', twins('b'))
  const { diagnostics } = await watch()
  const rules = () => diagnostics().map(({ rule }) => rule)
  expect(rules()).not.toContain('repeated-id')
  await write('UIConfig.json', twins('a'))
  await vi.waitFor(() => expect(rules()).toContain('repeated-id'), { timeout: 5000 })
  expect(news.map(({ kind }) => kind)).toEqual(['files', 'diagnostics'])
  await write('package.json', JSON.stringify({ faceplate: { lint: { off: ['repeated-id'] } } }))
  await vi.waitFor(() => expect(rules()).not.toContain('repeated-id'), { timeout: 5000 })
  await write('package.json', JSON.stringify({ faceplate: { lint: { off: ['no-such-rule'] } } }))
  await vi.waitFor(() => expect(lines.join()).toContain('no-such-rule'), { timeout: 5000 })
  await vi.waitFor(() => expect(rules()).toContain('repeated-id'), { timeout: 5000 })
})

it('tells nothing of files that say the same', async () => {
  await write('UIConfig.json', page('one'))
  await watch()
  await write('UIConfig.json', page('one'))
  await write('index.js', '// the plugin itself')
  await write('UIConfig.json', page('two'))
  await tells(page('two'))
  expect(news.filter(({ kind }) => kind === 'files')).toHaveLength(1)
})
