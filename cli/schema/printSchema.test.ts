// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { command } from '../../tests/support/command'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'schema-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function schema(...words: string[]) {
  return spawnSync(process.execPath, [...command, 'schema', ...words], { cwd: folder, encoding: 'utf8' })
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

  it('writes a page of content items as one with forms, and tells beside it what is not the same', () => {
    const field = { id: 'a', element: 'input', type: 'number', label: 'A', value: '8' }
    const section = { id: 's', saveButton: { data: ['a'] }, onSave: { method: 'save' }, content: [field] }
    writeFileSync(join(folder, 'UIConfig.json'), JSON.stringify({ sections: [section] }))
    const { status, stdout, stderr } = schema('--from', 'UIConfig.json')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ sections: [{ schema: { type: 'object' }, value: { a: 8 } }] })
    expect(stderr).toBe('“a”: its value "8" is 8 in the form.\n')
    expect(schema('--from', '.', '--out', 'forms.json').stdout).toContain('is in forms.json')
    expect(JSON.parse(readFileSync(join(folder, 'forms.json'), 'utf8'))).toEqual(JSON.parse(stdout))
  })

  it('says what is wrong and ends with 2', () => {
    expect(schema('--out', 'no/such/folder.json')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('cannot be written'),
    })
    expect(schema('--from', 'nowhere')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('There is no file or folder'),
    })
    writeFileSync(join(folder, 'broken.json'), '[1')
    expect(schema('--from', 'broken.json')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('says where'),
    })
    expect(schema('more')).toMatchObject({ status: 2, stdout: '' })
  })
})
