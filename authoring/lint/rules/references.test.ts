// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { findIn } from '../testing/findIn'
import { pageOf } from '../testing/pageOf'

const target = (item: object) => ({ id: 'mode', label: 'M', ...item })
const waiting = (value: unknown, field = 'mode') => ({
  id: 'b',
  element: 'switch',
  label: 'B',
  visibleIf: value === undefined ? { field } : { field, value },
})

describe('unknown-condition-field', () => {
  it('looks in the section first, then on the page, and suggests what is near', () => {
    const page = {
      sections: [
        { id: 'one', content: [{ id: 'mode', element: 'switch' }] },
        { id: 'two', content: [waiting(true), waiting(true, 'mdoe'), waiting(true, 'elsewhere')] },
      ],
    }
    expect(findIn('unknown-condition-field', page)).toEqual([
      'warning sections/1/content/1/visibleIf/field: The condition looks at “mdoe”, but the page has no field with this id: it always holds. Did you mean “mode”?',
      'warning sections/1/content/2/visibleIf/field: The condition looks at “elsewhere”, but the page has no field with this id: it always holds.',
    ])
  })

  it('trusts a program that knows the field', () => {
    expect(findIn('unknown-condition-field', pageOf([waiting(true)]), {}, ['mode'])).toEqual([])
    expect(findIn('unknown-condition-field', pageOf([waiting(true)]), {}, ['onStart'])).toHaveLength(1)
  })

  it('tells of a condition without field, and of the one of a save button', () => {
    expect(
      findIn('unknown-condition-field', pageOf([{ id: 'a', element: 'switch', visibleIf: {} }]))[0],
    ).toMatch(/^warning sections\/0\/content\/0\/visibleIf: The condition names no field/)
    const saveButton = { data: [], visibleIf: { field: 'x', value: 1 } }
    expect(findIn('unknown-condition-field', pageOf([], { saveButton }))).toHaveLength(1)
  })
})

describe('never-visible', () => {
  const select = { element: 'select', value: { value: 'now' }, options: [{ value: 'high' }, { value: 8 }] }
  it.each<[object, unknown, boolean]>([
    [{ element: 'switch' }, true, true],
    [{ element: 'switch' }, '0', true],
    [{ element: 'switch' }, { value: false }, true],
    [{ element: 'switch' }, 'on', false],
    [{ element: 'switch' }, null, false],
    [select, 'high', true],
    [select, '8', true],
    [select, { value: 8, label: 'Eight' }, true],
    [select, 'now', true],
    [select, 'low', false],
    [{ element: 'select', options: [] }, 'any', true],
    [{ element: 'select', options: [{ value: 'a' }] }, '', true],
    [{ element: 'input', type: 'number' }, '7', true],
    [{ element: 'input', type: 'number' }, 'seven', false],
    [{ element: 'input', type: 'number', value: 'auto' }, 'auto', true],
    [{ element: 'input', type: 'checkbox' }, 'yes', false],
    [{ element: 'input', type: 'text' }, true, true],
    [{ element: 'input', type: 'text' }, ['a', 'b'], false],
    [{ element: 'input', type: 'text' }, undefined, false],
    [{ element: 'button' }, 'x', false],
    [{ element: 'equalizer' }, 'x', false],
    [{ element: 'message' }, 'x', true],
  ])('%j can be %j: %s', (item, value, isPossible) => {
    const found = findIn('never-visible', pageOf([target(item), waiting(value)]))
    expect(found.length === 0).toBe(isPossible)
  })

  it('names the value that was meant', () => {
    expect(findIn('never-visible', pageOf([target(select), waiting('hihg')]))[0]).toMatch(
      /Did you mean “high”\?$/,
    )
    expect(findIn('never-visible', pageOf([target(select), waiting('low')]))[0]).toMatch(
      /Its options are “high”, “8”.$/,
    )
  })

  it('tells of an item that waits for itself', () => {
    expect(findIn('never-visible', pageOf([waiting(true, 'b')]))[0]).toMatch(
      /^warning .*visibleIf\/field: “b” shows while/,
    )
  })
})

describe('saving', () => {
  const field = { id: 'a', element: 'input', label: 'A' }
  const button = {
    id: 'go',
    element: 'button',
    onClick: { type: 'plugin', endpoint: 'a/b', method: 'c', data: ['a'] },
  }
  const lost = (content: object[], section: object, words: string[] = []) =>
    findIn(
      'cannot-save',
      pageOf(
        content.map((item) => ({ ...item })),
        { ...section },
      ),
      {},
      words,
    ).map((text) => text.split(':')[0])

  it.each<[string, object[], object, string[]]>([
    ['a button that calls nothing', [field], { onSave: undefined }, ['error sections/0/saveButton']],
    ['a button that calls nothing, without fields', [], { onSave: null }, ['error sections/0/saveButton']],
    ['a button without data', [field], { saveButton: { label: 'Save' } }, ['error sections/0/saveButton']],
    [
      'a list that the plugin may fill in',
      [field],
      { saveButton: { data: [] } },
      ['warning sections/0/saveButton/data'],
    ],
    ['no button', [field], { saveButton: undefined }, ['warning sections/0']],
    ['no button and nothing to edit', [{ ...field, readonly: true }], { saveButton: undefined }, []],
    [
      'no button and a field that is read only by attribute',
      [{ ...field, attributes: [{ readonly: 'true' }] }],
      { saveButton: undefined },
      [],
    ],
    ['no button and a field that is hidden', [{ ...field, hidden: 'true' }], { saveButton: undefined }, []],
    ['a button that is hidden', [field], { saveButton: { hidden: true } }, []],
    ['a field that a button sends', [field, button], { saveButton: undefined }, []],
    [
      'a field that others wait for',
      [field, { ...button, visibleIf: { field: 'a', value: '1' } }],
      { saveButton: undefined },
      [],
    ],
    ['a section that is hidden', [field], { saveButton: undefined, hidden: true }, []],
    ['a block of the interface', [field], { saveButton: undefined, coreSection: 'wifi' }, []],
  ])('cannot-save judges %s', (_what, content, section, found) => {
    expect(lost(content, section)).toEqual(found)
  })

  it('cannot-save trusts a program that touches save buttons', () => {
    expect(lost([field], { saveButton: undefined }, ['saveButton'])).toEqual([])
    expect(lost([field], { saveButton: { data: [] } }, ['saveButton'])).toEqual([])
    expect(lost([field], { onSave: undefined }, ['saveButton'])).toHaveLength(1)
  })

  it('unknown-save-field says where the field is, or what was meant', () => {
    const page = {
      sections: [
        {
          id: 'one',
          onSave: {},
          saveButton: { data: ['b', 'atic', 'go', 5] },
          content: [{ id: 'attic', element: 'switch' }, button],
        },
        { id: 'two', content: [{ id: 'b', element: 'switch' }] },
      ],
    }
    expect(findIn('unknown-save-field', page).map((text) => text.slice(text.indexOf(':') + 2))).toEqual([
      'Save names “b”, but the section has no field with this id: nothing is sent for it. The field is in the section “two”; Save sends those of its own only.',
      'Save names “atic”, but the section has no field with this id: nothing is sent for it. Did you mean “attic”?',
      'Save names “go”, which is a button and has no value. Take “go” out of the list.',
      'Save names “5”, but the section has no field with this id: nothing is sent for it.',
    ])
  })

  it('unsaved-field leaves out what is not lost', () => {
    const content = [field, { id: 'b', element: 'switch' }, { id: 'c', element: 'switch', readonly: true }]
    const page = pageOf(content, { saveButton: { data: ['a'] } })
    expect(findIn('unsaved-field', page).map((text) => text.split(':')[0])).toEqual([
      'hint sections/0/content/1/id',
    ])
    expect(findIn('unsaved-field', page, {}, ['onStart'])[0]).toMatch(/^warning /)
    expect(findIn('unsaved-field', page, {}, ['saveButton'])).toEqual([])
  })
})
