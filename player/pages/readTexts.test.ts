import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isJsonObject, type JsonObject } from '../../authoring/json/Json'
import { readTexts } from './readTexts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'))
  await mkdir(join(folder, 'i18n'))
})
afterEach(() => rm(folder, { recursive: true }))

const problems: string[] = []
const texts = () => {
  problems.length = 0
  return readTexts(folder, (file, reading): JsonObject | undefined => {
    if (reading.kind === 'read' && isJsonObject(reading.value)) return reading.value
    problems.push(
      `${file.slice(folder.length)}: ${reading.kind === 'broken' ? reading.reason : reading.kind}`,
    )
    return undefined
  })
}
const write = (file: string, value: unknown) => writeFile(join(folder, file), JSON.stringify(value))

it('are read beside the page and in i18n', async () => {
  await write('strings_en.json', { HELLO: 'Hello' })
  await write('i18n/strings_de.json', { HELLO: 'Hallo' })
  await write('i18n/other.json', {})
  expect(await texts()).toEqual(
    new Map([
      ['en', { HELLO: 'Hello' }],
      ['de', { HELLO: 'Hallo' }],
    ]),
  )
  expect(problems).toEqual([])
})

it('are not read again as long as their file stays as it is', async () => {
  await write('i18n/strings_en.json', { HELLO: 'Hello' })
  await write('i18n/strings_de.json', { HELLO: 'Hallo' })
  const before = await texts()
  await write('i18n/strings_de.json', { HELLO: 'Servus' })
  const after = await texts()
  expect(after.get('en')).toBe(before.get('en'))
  expect(after.get('de')).toEqual({ HELLO: 'Servus' })
  await rm(join(folder, 'i18n/strings_en.json'))
  expect([...(await texts()).keys()]).toEqual(['de'])
})

it('that links bring from elsewhere are not read, whether the file is one or its folder', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'elsewhere-'))
  try {
    await writeFile(join(elsewhere, 'strings_fr.json'), '{"HELLO":"Salut"}')
    await symlink(join(elsewhere, 'strings_fr.json'), join(folder, 'strings_fr.json'))
    await rm(join(folder, 'i18n'), { recursive: true })
    await symlink(elsewhere, join(folder, 'i18n'))
    expect([...(await texts()).keys()]).toEqual([])
    expect(problems).toEqual([
      "/strings_fr.json: it leads out of the plugin's folder",
      "/i18n/strings_fr.json: it leads out of the plugin's folder",
    ])
  } finally {
    await rm(elsewhere, { recursive: true })
  }
})

it('that cannot be read say why, each time', async () => {
  await writeFile(join(folder, 'strings_en.json'), '{ "HELLO": ')
  await texts()
  await texts()
  expect(problems).toEqual(['/strings_en.json: not JSON, line 1, column 12'])
})
