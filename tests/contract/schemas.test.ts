import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { documentValidators } from '../../schemas/generated/documentValidators'
import { pageValidators } from '../../schemas/generated/pageValidators'
import { laterDocumentValidators } from '../../schemas/generated/laterDocumentValidators'
import { laterPushValidators } from '../../schemas/generated/laterPushValidators'
import { pushValidators } from '../../schemas/generated/pushValidators'
import { allRequestValidators } from '../../schemas/generated/allRequestValidators'
import { isRecord } from './isRecord'
import { readFixtures } from './readFixtures'
import { readJson } from './readJson'

const wrong = [5, 'x', true, null, [5], { x: 1 }, [[]], { value: [] }]

describe('validators', () => {
  it.each([
    ...Object.entries(pushValidators),
    ...Object.entries(laterPushValidators),
    ...Object.entries(allRequestValidators),
    ...Object.entries(documentValidators),
    ...Object.entries(laterDocumentValidators),
    ...Object.entries(pageValidators),
  ])('%s refuses at least one wrong value and says why', (_name, validate) => {
    const refused = wrong.filter((value) => !validate(value))
    expect(refused.length).toBeGreaterThan(0)
    validate(refused[0])
    expect(validate.errors?.[0]?.message).toBeTypeOf('string')
  })

  it.each(['push', 'laterPush', 'request', 'document', 'laterDocument', 'page'])(
    'of %ss need no code of ajv and no eval at run time',
    (kind) => {
      const code = readFileSync(`schemas/generated/${kind}Validators.js`, 'utf8')
      expect(code).not.toMatch(/\brequire\(|\beval\(|new Function|from ['"]ajv/)
    },
  )
})

describe('requests that crash a player', () => {
  it.each(['getUiConfig', 'browseLibrary', 'setSleep', 'addPlay', 'moveQueue', 'playFavourites'] as const)(
    '%s cannot leave without its payload',
    (event) => {
      for (const nothing of [undefined, null, '', {}, []])
        expect(allRequestValidators[event](nothing)).toBe(false)
    },
  )

  it('setExperienceAdvancedSettings cannot leave with an object', () => {
    expect(allRequestValidators.setExperienceAdvancedSettings({ id: true })).toBe(false)
    expect(allRequestValidators.setExperienceAdvancedSettings(true)).toBe(true)
  })

  it('superSearch is no request of ours', () => {
    expect(Object.keys(allRequestValidators)).not.toContain('superSearch')
  })
})

describe('bounds of what is sent', () => {
  it.each([
    -1,
    101,
    140,
    '25',
    '0',
    '100',
    'louder',
    null,
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    { value: 5 },
  ])('[D5-1] volume %s cannot leave', (volume) => {
    expect(allRequestValidators.volume(volume)).toBe(false)
  })

  it.each([0, 37.5, 100, '+', '-', 'mute', 'unmute', 'toggle'])(
    '[D5-1 D7-7] volume %s may leave',
    (volume) => {
      expect(allRequestValidators.volume(volume)).toBe(true)
    },
  )

  it.each([-1, 1.5, '5', null, Number.NaN])('seek %s cannot leave', (seconds) => {
    expect(allRequestValidators.seek(seconds)).toBe(false)
  })

  it('[D5-3] favourites need an address', () => {
    for (const event of ['addToFavourites', 'removeFromFavourites'] as const) {
      expect(allRequestValidators[event]({ title: 'Ebb', service: 'mpd' })).toBe(false)
      expect(allRequestValidators[event]({ uri: '', service: 'mpd' })).toBe(false)
      expect(allRequestValidators[event]({ uri: 'u', service: 'mpd' })).toBe(true)
    }
  })

  it('[D5-4] a web radio is saved with name and address and removed with its name', () => {
    expect(allRequestValidators.addWebRadio({ name: 'Harbour FM' })).toBe(false)
    expect(allRequestValidators.addWebRadio({ name: '', uri: 'http://radio.example' })).toBe(false)
    expect(allRequestValidators.addWebRadio({ name: 'Harbour FM', uri: 'http://radio.example' })).toBe(true)
    expect(allRequestValidators.removeWebRadio({})).toBe(false)
    expect(allRequestValidators.removeWebRadio({ name: 'Harbour FM' })).toBe(true)
  })

  it('a search of less than 3 characters, a colour of less than 4 and an empty password cannot leave', () => {
    expect(allRequestValidators.search({ value: 'ti' })).toBe(false)
    expect(allRequestValidators.setBackgrounds({ color: '#DD' })).toBe(false)
    expect(allRequestValidators.setBackgrounds({ color: '#DDD' })).toBe(true)
    expect(allRequestValidators.checkPassword({ password: '' })).toBe(false)
  })

  it('callMethod keeps keys of its author and wants endpoint and method', () => {
    expect(
      allRequestValidators.callMethod({
        endpoint: '${plugin_type/plugin_name}',
        method: 'm',
        data: [],
        extra: 1,
      }),
    ).toBe(true)
    expect(allRequestValidators.callMethod({ endpoint: '', method: 'm' })).toBe(false)
    expect(allRequestValidators.callMethod({ endpoint: 'a/b' })).toBe(false)
  })
})

describe('the published schema of settings pages', () => {
  const published = readJson('schemas/generated/page-description.schema.json')
  const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false, allErrors: false })

  it('stands alone, and the pages of our fixtures that an author would write pass it', () => {
    if (typeof published !== 'object' || published === null) throw new Error('no schema')
    const validate = ajv.compile(published)
    const clean = new Set([
      'every-element',
      'long-german',
      'equaliser',
      'sixty-mixed-fields',
      'core-sections',
      'visible-if',
      'constraints',
      'password-protected',
      'untranslated',
      'section-image',
    ])
    for (const { situation, payload } of readFixtures('pushUiConfig').filter((fixture) =>
      clean.has(fixture.situation),
    )) {
      validate(payload)
      expect({ situation, errors: validate.errors }).toEqual({ situation, errors: null })
    }
    expect(
      validate({
        page: { label: 'x' },
        sections: [{ id: 's', content: [{ id: 'i', element: 'hologram' }] }],
      }),
    ).toBe(false)
  })

  it('gives each of its parts and fields a title, a description and an example', () => {
    expect(undescribed(published)).toEqual([])
  })
})

/**
 * Places of a schema where an editor would have nothing to say. A choice or a list of parts needs no example.
 */
function undescribed(schema: unknown, path = ''): string[] {
  if (!isRecord(schema)) return []
  const fields = membersOf(schema['properties']).map(([key, field]): [string, unknown] => [
    `${path}/${key}`,
    field,
  ])
  const parts = membersOf(schema['definitions'])
  return [
    ...[...fields, ...parts].filter(([, part]) => !isDescribed(part)).map(([at]) => at),
    ...[...fields, ...parts].flatMap(([at, part]) => undescribed(part, at)),
    ...undescribed(schema['items'], `${path}[]`),
  ]
}

function isDescribed(part: unknown): boolean {
  if (!isRecord(part) || '$ref' in part) return true
  const shows = ['examples', 'enum', 'const', 'items'].some((keyword) => keyword in part)
  return shows && typeof part['title'] === 'string' && typeof part['description'] === 'string'
}

function membersOf(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : []
}
