// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { zipSync, type Zippable } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPluginsClient } from '../../tests/support/createPluginsClient'
import { eachWithPlayer } from '../../tests/support/eachWithPlayer'
import { connectTestClient } from '../testing/connectTestClient'
import { startTestPlayer } from '../testing/startTestPlayer'

const bytes = (text: string) => new TextEncoder().encode(text)
const pageOf = (more: object) =>
  JSON.stringify({ page: { label: 'Bad' }, sections: [{ id: 'a', content: [] }], ...more })
const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
const field = (label: string) => ({ id: 'x', element: 'input', type: 'text', label })

/** What is wrong with a plugin, the files that are, and why it is refused, where a word says so. */
const bad: [what: string, files: Record<string, string>, reason?: string][] = [
  ['a page of 150 MB', { 'UIConfig.json': ' '.repeat(150_000_000) }, 'UIConfig.json is larger than 1 MB'],
  ['a page of 100,000 levels', { 'UIConfig.json': pageOf({ x: 0 }).replace('0}', `${deep}}`) }, '32 levels'],
  ['a page of 200,000 values', { 'UIConfig.json': pageOf({ x: Array(200_000).fill(0) }) }, '50000 values'],
  ['a manifest of 2 MB', { 'package.json': ' '.repeat(2_000_000) }, 'package.json is larger than 1 MB'],
  ['a manifest of 100,000 levels', { 'package.json': `{"name":"bad","x":${deep}}` }, '32 levels'],
  ['texts of 2 MB', { 'i18n/strings_en.json': ' '.repeat(2_000_000) }, 'strings_en.json is larger than 1 MB'],
  ['texts of 100,000 levels', { 'i18n/strings_en.json': `{"A":${deep}}` }],
  [
    'a word of 800 kB in 9,000 places',
    {
      'i18n/strings_en.json': JSON.stringify({ A: 'x'.repeat(800_000) }),
      'UIConfig.json': pageOf({
        sections: [{ id: 'a', content: Array(9_000).fill(field('TRANSLATE.A')) }],
      }),
    },
  ],
  ['sections that are none', { 'UIConfig.json': pageOf({ sections: [null, 5, 'x', [], [[]], {}] }) }],
  [
    'content that is none',
    {
      'UIConfig.json': pageOf({
        sections: [{ id: 'a', content: { length: 5 }, onSave: 'x', saveButton: [] }],
      }),
    },
  ],
  [
    'keys of every object',
    {
      'UIConfig.json': '{"sections":[{"__proto__":{"x":1},"constructor":5,"content":[{"id":"__proto__"}]}]}',
    },
  ],
  ['texts that are a list', { 'i18n/strings_en.json': '[1]' }],
  [
    '200 languages',
    Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`i18n/strings_l${at}.json`, '{}'])),
  ],
]

const manifest = (name: string) =>
  JSON.stringify({ name, version: '0.1.0', i: { plugin_type: 'miscellanea', prettyName: name } })
const whole = (name: string, files: Record<string, string>): Record<string, string> => ({
  'package.json': manifest(name),
  'UIConfig.json': pageOf({}),
  ...files,
})

describe('a plugin that is bad', () => {
  let harness: Parameters<Parameters<typeof eachWithPlayer>[0]>[0]
  eachWithPlayer((each) => (harness = each), { generation: 4 })

  const upload = async (files: Record<string, string>) => {
    const packed: Zippable = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, bytes(text)]),
    )
    const body = new FormData()
    body.append('filename', new Blob([new Uint8Array(zipSync(packed, { level: 9 }))]), 'bad.zip')
    await fetch(`${harness.player.url}/plugin-upload`, { method: 'POST', body })
  }

  it.each(bad)(
    'leaves nothing behind where it is refused, and room for others: %s',
    { timeout: 60_000 },
    async (_, files, reason) => {
      const { player, client } = harness
      const plugins = createPluginsClient(player, client)
      const names = async () => (await plugins.installed()).map(({ name }) => name)
      await upload(whole('bad', files))
      const last = (await plugins.statuses()).at(-1)
      expect(last?.progress).toBe(reason === undefined ? 100 : 0)
      expect(last?.message).toContain(reason ?? 'is installed')
      expect(await plugins.waiting()).toEqual([])
      expect(await names()).toEqual(reason === undefined ? ['bad'] : [])
      expect((await plugins.pluginFolders()).includes('miscellanea')).toBe(reason === undefined)
      // Its page is drawn as it can be, or as one that there is not.
      client.emit('getUiConfig', { page: 'miscellanea/bad' })
      await client.next('pushUiConfig')
      // The next one comes in, and both go out again.
      await upload(whole('good', {}))
      expect((await plugins.statuses()).at(-1)).toMatchObject({ progress: 100 })
      for (const name of reason === undefined ? ['bad', 'good'] : ['good']) {
        client.emit('unInstallPlugin', { name, category: 'miscellanea' })
        await plugins.statuses()
      }
      expect(await names()).toEqual([])
    },
  )
})

describe('an author’s folder of bad plugins', () => {
  let root: string
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'bad-plugins-'))
    for (const [at, [, files]] of bad.entries()) await lay(`bad-${at}`, whole(`bad-${at}`, files))
    await lay('good', whole('good', { 'UIConfig.json': pageOf({ page: { label: 'Good' } }) }))
  })
  afterAll(() => rm(root, { recursive: true, force: true }))

  async function lay(name: string, files: Record<string, string>): Promise<void> {
    for (const [path, text] of Object.entries(files)) {
      const file = join(root, name, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    }
  }

  it('starts a player, and draws the good one, also once it is changed', { timeout: 60_000 }, async () => {
    const player = await startTestPlayer({ pluginFolders: [root] })
    const client = await connectTestClient(player.url, 4)
    const label = async () => {
      client.emit('getUiConfig', { page: 'miscellanea/good' })
      return Object(await client.next('pushUiConfig')).page?.label
    }
    expect(await label()).toBe('Good')
    expect(player.lines.filter((line) => line.includes('larger than 1 MB'))).toHaveLength(3)
    await lay('good', whole('good', { 'UIConfig.json': pageOf({ page: { label: 'Better' } }) }))
    await expect.poll(label).toBe('Better')
    client.close()
    await player.close()
  })
})
