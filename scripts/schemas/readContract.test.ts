import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rooms } from './Contract'
import { readContract } from './readContract'
import { writeTypes } from './writeTypes'
import { writeValidators } from './writeValidators'

let folder = ''
const write = (file: string, schema: object) =>
  writeFileSync(join(folder, `${file}.schema.json`), JSON.stringify(schema))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'))
  for (const room of rooms) mkdirSync(join(folder, room))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('reading the contract', () => {
  it('names types after files, and a request that shares its name with a push apart', () => {
    write('push/checkPassword', { type: 'boolean' })
    write('request/checkPassword', { type: 'object' })
    write('push/pushMyBrandStatus', { type: 'object', 'x-event': 'pushMy{Brand}Status' })
    expect(readContract(folder).entries.map(({ event, typeName }) => [event, typeName])).toEqual([
      ['checkPassword', 'CheckPassword'],
      ['pushMy{Brand}Status', 'PushMyBrandStatus'],
      ['checkPassword', 'CheckPasswordRequest'],
    ])
  })

  it('refuses a reference to a file that does not exist', () => {
    write('push/pushState', { $ref: '../part/nowhere.schema.json' })
    expect(() => readContract(folder)).toThrow('../part/nowhere.schema.json does not exist')
  })

  it('refuses two files that would have the same type', () => {
    write('push/pushState', { type: 'object' })
    write('part/pushState', { type: 'object' })
    expect(() => readContract(folder)).toThrow('same type name')
  })
})

describe('what is generated', () => {
  it('has a field that is called title, and says undefined where nothing is carried', async () => {
    write('push/pushToast', {
      type: 'object',
      description: 'A toast.',
      required: ['title'],
      properties: { title: { type: 'string' }, data: {} },
    })
    write('request/getState', { 'x-payload': 'none', description: 'Asks.' })
    const { 'types.ts': types = '' } = await writeTypes(readContract(folder))
    expect(types.replaceAll(/\s+/g, ' ')).toContain(
      'export interface PushToast { data?: unknown title: string }',
    )
    expect(types).toContain("'getState': undefined")
  })

  it('has a module of validators that load first and one of those that load later', () => {
    const kinds = ['input', 'switch', 'select', 'button', 'equalizer'].map((kind) => `${kind}Item`)
    const limits = ['text', 'number', 'ip'].map((kind) => `${kind}Constraints`)
    const others = 'pageDescription pageSection clickAction saveAction saveButton visibleIf attributes'.split(
      ' ',
    )
    for (const base of [...others, ...kinds, ...limits]) write(`page/${base}`, { type: 'object' })
    write('push/pushState', { type: 'object', 'x-load': 'first' })
    write('push/pushSleep', { type: 'array' })
    write('document/brand', { type: 'object', 'x-load': 'first' })
    write('document/hostMap', { type: 'object' })
    const files = writeValidators(readContract(folder))
    const has = (file: string, key: string) => files[`${file}.js`]?.includes(`'${key}': v0`)
    expect([has('pushValidators', 'pushState'), has('laterPushValidators', 'pushState')]).toEqual([
      true,
      false,
    ])
    expect([has('pushValidators', 'pushSleep'), has('laterPushValidators', 'pushSleep')]).toEqual([
      false,
      true,
    ])
    expect([has('documentValidators', 'brand'), has('laterDocumentValidators', 'brand')]).toEqual([
      true,
      false,
    ])
    expect(has('laterDocumentValidators', 'hostMap')).toBe(true)
    expect(files['laterPushValidators.d.ts']).toContain("{ [E in 'pushSleep']: Validate<PushPayloads[E]> }")
  })

  it('needs the schemas of the page parts that the renderer asks for', () => {
    expect(() => writeValidators(readContract(folder))).toThrow(
      'schemas/page/pageDescription.schema.json is missing',
    )
  })
})
