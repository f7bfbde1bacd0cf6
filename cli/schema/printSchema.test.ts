// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'schema-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function schema(...words: string[]) {
  const program = ['--import', import.meta.resolve('tsx'), join(root, 'cli/main.ts'), 'schema']
  return spawnSync(process.execPath, [...program, ...words], { cwd: folder, encoding: 'utf8' })
}

const generated = readFileSync(join(root, 'schemas/generated/page-description.schema.json'), 'utf8')

describe('faceplate schema', () => {
  it('prints the schema of pages', () => {
    expect(schema()).toMatchObject({ status: 0, stdout: generated, stderr: '' })
  })

  it('writes it to a file, and says so', () => {
    expect(schema('--out', 'page.schema.json')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('is in page.schema.json'),
    })
    expect(readFileSync(join(folder, 'page.schema.json'), 'utf8')).toBe(generated)
  })

  it('says what is wrong and ends with 2', () => {
    expect(schema('--out', 'no/such/folder.json')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('cannot be written'),
    })
    expect(schema('more')).toMatchObject({ status: 2, stdout: '' })
  })
})
