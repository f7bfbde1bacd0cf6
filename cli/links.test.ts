// @vitest-environment node
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPlugin as readPlayerPlugin } from '../player/pages/readPlugin'
import { readOffRules } from './lint/readOffRules'
import { readPlugin } from './preview/readPlugin'
import { readPluginSource } from './readPluginSource'

const secret = 'what-nobody-is-to-read'
const page = (image: string) =>
  JSON.stringify({ page: { label: 'Lamp' }, sections: [{ id: 'a', label: 'A', image, content: [] }] })

let root: string
let folder: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'links-'))
  folder = join(root, 'lamp')
  await mkdir(join(folder, 'i18n'), { recursive: true })
  await mkdir(join(root, 'outside'))
  await writeFile(join(folder, 'UIConfig.json'), page('miscellanea/lamp/sign.svg'))
  for (const name of ['secret.svg', 'strings_de.json', 'UIConfig.json', 'package.json'])
    await writeFile(join(root, 'outside', name), JSON.stringify({ [secret]: secret, sections: [] }))
})
afterEach(() => rm(root, { recursive: true }))

/** Everything that preview, lint and player read of the plugin, and what they say of it, as one text. */
async function readAll(): Promise<string> {
  const errorOf = async (read: () => Promise<unknown>) => read().catch((error: unknown) => String(error))
  const source = await errorOf(() => readPluginSource(folder))
  const preview = await errorOf(async () => (await readPlugin(folder, () => undefined)).files)
  const player = await errorOf(async () => {
    const { texts, ...rest } = await readPlayerPlugin(folder, undefined, false)
    return { ...rest, texts: [...texts] }
  })
  const off = await errorOf(() => readOffRules(join(folder, 'UIConfig.json')))
  return JSON.stringify([source, preview, player, off], (_name, value: unknown) =>
    value instanceof Map ? [...value] : value,
  )
}

describe('a link in a plugin’s folder', () => {
  it.each([
    ['sign.svg', 'secret.svg'],
    ['i18n/strings_de.json', 'strings_de.json'],
    ['strings_de.json', 'strings_de.json'],
    ['UIConfig.json', 'UIConfig.json'],
    ['package.json', 'package.json'],
    ['plugin.json', 'package.json'],
  ])('that is called %s is not followed out of it', async (name, target) => {
    await rm(join(folder, name), { force: true })
    await symlink(join(root, 'outside', target), join(folder, name))
    expect(await readAll()).not.toContain(secret)
  })

  it('to a folder of texts is not followed out of it, and is told', async () => {
    await rm(join(folder, 'i18n'), { recursive: true })
    await symlink(join(root, 'outside'), join(folder, 'i18n'))
    const read = await readAll()
    expect(read).not.toContain(secret)
    expect(read).toContain('leads out of the plugin')
  })

  it('to what a machine tells of itself is not read, whatever it is called', async () => {
    await symlink('/proc/self/environ', join(folder, 'sign.svg'))
    await symlink('/dev/zero', join(folder, 'strings_de.json'))
    const read = await readAll()
    expect(read).not.toContain('data:image/svg+xml')
    expect(read).toContain('leads out of the plugin')
  })

  it('within it is followed, and so is one to the folder itself', async () => {
    await writeFile(join(folder, 'real.svg'), '<svg/>')
    await symlink('real.svg', join(folder, 'sign.svg'))
    await symlink(folder, join(root, 'linked'))
    const { files } = await readPlugin(join(root, 'linked'), () => undefined)
    expect(JSON.stringify(files)).toContain('data:image/svg+xml;base64,')
  })
})
