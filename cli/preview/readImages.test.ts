// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readImages } from './readImages'

let root: string
let folder: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'plugin-'))
  folder = join(root, 'radio')
  await mkdir(join(folder, 'signs'), { recursive: true })
  await writeFile(join(root, 'secret.png'), 'not of the plugin')
  await writeFile(join(folder, 'signs', 'radio.svg'), '<svg/>')
  await writeFile(join(folder, 'notes.txt'), 'text')
  await writeFile(join(folder, 'large.png'), new Uint8Array(513 * 1024))
})

afterEach(() => rm(root, { recursive: true, force: true }))

const read = (text: string) => readImages({ name: join(folder, 'UIConfig.json'), text })
const naming = (...images: unknown[]) => JSON.stringify({ sections: images.map((image) => ({ image })) })

it('finds the images that sections name as players do', async () => {
  const name = 'music_service/radio/signs/radio.svg'
  const address = `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`
  expect(await read(naming(name, name))).toEqual({ [name]: address })
})

it.each([
  ['outside the folder', 'music_service/radio/../secret.png'],
  ['no picture', 'music_service/radio/notes.txt'],
  ['too large', 'music_service/radio/large.png'],
  ['not there', 'music_service/radio/none.png'],
  ['without category and plugin', 'radio.svg'],
  ['a number', 7],
])('leaves out what is %s', async (_, image) => {
  expect(await read(naming(image))).toEqual({})
})

it.each(['{"sections":', 'null', '{"sections": 5}', '{"sections": [null]}'])(
  'finds none in %s',
  async (text) => {
    expect(await read(text)).toEqual({})
  },
)
