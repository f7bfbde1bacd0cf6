import { describe, expect, it } from 'vitest'
import type { Item } from '../elements/elements'
import type { FormSection } from '../model/Page'
import { normalisePage } from './PageSession'

const pageOf = (content: unknown, section: Record<string, unknown> = {}) =>
  normalisePage({ page: { label: 'Test' }, sections: [{ id: 's', label: 'S', content, ...section }] })

const formOf = (content: unknown, section?: Record<string, unknown>): FormSection => {
  const [first] = pageOf(content, section).sections
  if (first?.kind !== 'form') throw new Error('not a form section')
  return first
}

const codes = (item: Item | undefined) => item?.notices.map(({ code }) => code)

describe('normalisePage', () => {
  it('[D3-36] takes label, description and password protection of the page', () => {
    const page = normalisePage({
      page: {
        label: 'Radio',
        description: 'All of it',
        passwordProtection: { enabled: true, message: 'Ask Ann' },
      },
      sections: [{ coreSection: 'wifi' }],
    })
    expect(page).toMatchObject({
      label: 'Radio',
      description: 'All of it',
      passwordProtection: { message: 'Ask Ann' },
    })
  })

  it('asks for no password when protection is there but not enabled', () => {
    const page = normalisePage({ page: { passwordProtection: { enabled: false } }, sections: [] })
    expect(page.passwordProtection).toBeUndefined()
  })

  it.each([
    [undefined],
    [null],
    ['x'],
    [7],
    [[]],
    [{}],
    [{ page: null, sections: null }],
    [{ sections: {} }],
  ])('makes a page that says it is empty out of %j', (raw) => {
    expect(normalisePage(raw)).toEqual({
      label: '',
      description: '',
      sections: [],
      notices: [{ code: 'noSections' }],
    })
  })

  it.each([
    [[{ label: ' ', content: [{ id: 'x', element: 'switch', hidden: true }] }]],
    [[{ content: [{ id: 'x', element: 'input', type: 'hidden' }] }]],
    [[{ hidden: true, label: 'Hidden', content: [{ id: 'x', element: 'switch' }] }]],
    [[{ description: '<b></b>', content: [] }]],
  ])('makes a page that says it is empty where nothing can be seen: %j', (sections) => {
    expect(normalisePage({ sections }).notices).toEqual([{ code: 'noSections' }])
    expect(normalisePage({ page: { label: 'Radio' }, sections }).notices).toEqual([])
  })

  it('keeps going past a section that is no object', () => {
    const page = normalisePage({ sections: [null, 'x', { id: 'a', content: [] }] })
    expect(page.sections.map(({ notices }) => notices.map(({ code }) => code))).toEqual([
      ['invalidSection'],
      ['invalidSection'],
      ['noContent'],
    ])
  })

  it.each([
    [{ label: 'A' }],
    [{ label: 'A', content: [] }],
    [{ content: {}, description: ' ' }],
    [{ content: [null, {}] }],
    [{ content: 'none', saveButton: { hidden: true }, onSave: { endpoint: 'a', method: 'b' } }],
  ])('says that a section is empty, which a blank card does not: %j', (section) => {
    const page = normalisePage({ sections: [section] })
    expect(page.sections[0]?.notices).toEqual([{ code: 'noContent' }])
    expect(page.notices).toEqual([])
  })

  it.each([
    [{ content: [], description: 'Words only' }],
    [{ content: [], saveButton: { label: 'Scan' }, onSave: { endpoint: 'a', method: 'b' } }],
    [{ content: [{ id: 'x', element: 'switch', hidden: true }] }],
    [{ content: [], coreSection: 'wifi' }],
  ])('does not say so of a section that holds something, or will: %j', (section) => {
    expect(normalisePage({ sections: [section] }).sections[0]?.notices).toEqual([])
  })

  it('gives sections with the same id keys of their own', () => {
    const page = normalisePage({ sections: [{ id: 'a' }, { id: 'a' }, {}, {}] })
    expect(new Set(page.sections.map(({ key }) => key)).size).toBe(4)
  })

  it('[D3-37] reads a section with its icon, image, description, save button and what it calls', () => {
    const section = formOf([{ id: 'x', element: 'switch' }], {
      icon: 'fa-cogs',
      image: 'radio/logo.png',
      description: 'About',
      onSave: {
        type: 'plugin',
        endpoint: 'a/b',
        method: 'm',
        askForConfirm: { title: 'Sure?', message: 'Really' },
      },
      saveButton: { label: 'Apply', data: ['x'] },
    })
    expect(section).toMatchObject({
      icon: 'fa-cogs',
      image: 'radio/logo.png',
      description: 'About',
      save: {
        label: 'Apply',
        data: ['x'],
        onSave: { type: 'plugin', endpoint: 'a/b', method: 'm' },
        confirm: { title: 'Sure?', message: 'Really' },
      },
    })
    expect(section.save?.onSave).not.toHaveProperty('askForConfirm')
  })

  it.each([[true], ['true'], [1]])(
    '[D2.10-3] hides a section and an item whose hidden flag is %j',
    (hidden) => {
      const page = pageOf([{ id: 'x', element: 'switch', hidden }], { hidden })
      expect(page.sections[0]?.hidden).toBe(true)
      expect(formOf([{ id: 'x', element: 'switch', hidden }]).items[0]?.hidden).toBe(true)
    },
  )

  it.each([[false], ['false'], [undefined], [null], [0]])('shows what has the hidden flag %j', (hidden) => {
    expect(formOf([{ id: 'x', element: 'switch', hidden }], { hidden }).hidden).toBe(false)
  })

  it('drops a save button that is hidden, and says so when one has nothing to call', () => {
    expect(formOf([], { saveButton: { label: 'Save', hidden: true }, onSave: {} }).save).toBeUndefined()
    expect(formOf([], { saveButton: { label: 'Save', data: [] } }).notices).toEqual([{ code: 'cannotSave' }])
  })

  it('names the fields that Save lists and the section does not have', () => {
    const section = formOf([{ id: 'x', element: 'input' }], {
      onSave: {},
      saveButton: { data: ['x', 'gone', 'gone'] },
    })
    expect(section.notices).toEqual([{ code: 'unknownSaveField', detail: 'gone' }])
  })

  it('notes an unknown element, a missing id and a repeated id at the item', () => {
    const { items } = formOf([
      { id: 'a', element: 'hologram' },
      { element: 'switch', label: 'No id' },
      { id: 'b', element: 'switch' },
      { id: 'b', element: 'switch' },
    ])
    expect(items.map(codes)).toEqual([['unknownElement'], ['missingId'], [], ['repeatedId']])
  })

  it('drops entries that say nothing', () => {
    expect(formOf([null, {}, 'text', 7, undefined, { id: 'a', element: 'switch' }]).items).toHaveLength(1)
  })

  it('keeps an item visible whose condition names a field that the page does not have', () => {
    const [item] = formOf([{ id: 'a', element: 'switch', visibleIf: { field: 'ghost', value: true } }]).items
    expect(item?.visibleIf).toBeUndefined()
    expect(codes(item)).toEqual(['visibleIfUnknownField'])
  })

  it('lets a condition name a field of another section', () => {
    const page = normalisePage({
      sections: [
        { id: 'one', content: [{ id: 'a', element: 'switch' }] },
        { id: 'two', content: [{ id: 'b', element: 'switch', visibleIf: { field: 'a', value: true } }] },
      ],
    })
    const two = page.sections[1]
    expect(two?.kind === 'form' && two.items[0]?.visibleIf).toEqual({ field: 'a', value: true })
  })

  it('notes a select without options and one whose value is none of them', () => {
    const { items } = formOf([
      { id: 'a', element: 'select', value: { value: '1', label: 'One' } },
      {
        id: 'b',
        element: 'select',
        value: { value: '9', label: 'Nine' },
        options: [{ value: '1', label: 'One' }],
      },
      { id: 'c', element: 'select', value: 1, options: [{ value: '1', label: 'One' }] },
      { id: 'd', element: 'select', value: {}, options: [{ value: '1', label: 'One' }] },
    ])
    expect(items.map((item) => item.notices)).toEqual([
      [{ code: 'noOptions' }],
      [{ code: 'valueNotAmongOptions', detail: 'Nine' }],
      [],
      [],
    ])
  })

  it.each([
    ['number', 'many', { code: 'notANumber', detail: 'many' }],
    ['range', {}, { code: 'notANumber', detail: '{…}' }],
    ['date', 'tomorrow', { code: 'notADate', detail: 'tomorrow' }],
    ['time', 730, { code: 'notATime', detail: '730' }],
    ['datetime-local', '2026-02-03', { code: 'notADateTime', detail: '2026-02-03' }],
    ['month', 'May', { code: 'notAMonth', detail: 'May' }],
    ['week', ['2026-W06'], { code: 'notAWeek', detail: '[…]' }],
    ['color', '#12345', { code: 'notAColor', detail: '#12345' }],
    ['color', 12, { code: 'notAColor', detail: '12' }],
  ])('notes an input of type %s whose value is %j, and keeps the value', (type, value, notice) => {
    const [item] = formOf([{ id: 'a', element: 'input', type, value }]).items
    expect(item?.notices).toEqual([notice])
    expect(item?.pushed).toBe(value)
  })

  it.each([
    ['number', '7'],
    ['range', 30],
    ['date', '2026-2-3'],
    ['time', '7:5'],
    ['time', { value: '7:05', label: 'Morning' }],
    ['datetime-local', '2026-02-03 18:45'],
    ['month', '2026-02'],
    ['week', '2026-W06'],
    ['week', ''],
    ['color', '#abc'],
    ['color', 'teal'],
    ['color', ''],
    ['text', 'tomorrow'],
  ])('says nothing of an input of type %s whose value is %j', (type, value) => {
    expect(formOf([{ id: 'a', element: 'input', type, value }]).items[0]?.notices).toEqual([])
  })

  it('reads bare options, options without label and options without value', () => {
    const [item] = formOf([
      { id: 'a', element: 'select', options: ['x', 5, { value: 'y' }, { label: 'Z' }, null] },
    ]).items
    expect(item?.element === 'select' && item.options).toEqual([
      { value: 'x', label: 'x', raw: 'x' },
      { value: 5, label: '5', raw: 5 },
      { value: 'y', label: 'y', raw: { value: 'y' } },
      { value: 'Z', label: 'Z', raw: { label: 'Z' } },
    ])
  })

  it('takes every other input type for text', () => {
    const types = ['text', 'number', 'string', 'input', 'file', {}, undefined, 'IP', 'datetime-local']
    const { items } = formOf(types.map((type, index) => ({ id: `i${index}`, element: 'input', type })))
    expect(items.map((item) => item.element === 'input' && item.type)).toEqual([
      'text',
      'number',
      'text',
      'text',
      'text',
      'text',
      'text',
      'ip',
      'datetime-local',
    ])
  })

  it('gathers attributes from one-key objects, many-key objects and strings of numbers', () => {
    const [item] = formOf([
      {
        id: 'a',
        element: 'input',
        attributes: [
          { placeholder: 120 },
          { maxlength: '4', min: {} },
          { readonly: true },
          null,
          'x',
          { Max: 9 },
        ],
      },
    ]).items
    expect(item).toMatchObject({ readonly: true, attributes: { placeholder: '120', maxlength: 4, max: 9 } })
    expect(item?.element === 'input' && item.attributes).not.toHaveProperty('min')
  })

  it('[D3-38] reads each field of an item', () => {
    const { items } = formOf([
      {
        id: 'host',
        element: 'input',
        type: 'text',
        label: 'Host',
        description: 'Where it is',
        doc: 'https://docs.example/host',
        attributes: [{ placeholder: 'nas.local' }, { maxlength: 40 }],
        value: 'attic',
        visibleIf: { field: 'on', value: true },
      },
      { id: 'mode', element: 'select', value: 'a', options: [{ value: 'a', label: 'First' }], hidden: true },
      { id: 'on', element: 'switch', value: true },
      {
        id: 'go',
        element: 'button',
        label: 'Go',
        button_label: 'Restart',
        onClick: {
          type: 'emit',
          message: 'reboot',
          data: {},
          askForConfirm: { title: 'Sure?', message: 'Really' },
        },
      },
      { id: 'eq', element: 'equalizer', config: { bars: [{ min: 0, max: 10 }] } },
    ])
    expect(items.map(({ element }) => element)).toEqual(['input', 'select', 'switch', 'button', 'equalizer'])
    expect(items.map(({ hidden }) => hidden)).toEqual([false, true, false, false, false])
    expect(items[0]).toMatchObject({
      id: 'host',
      label: 'Host',
      description: 'Where it is',
      doc: 'https://docs.example/host',
      type: 'text',
      attributes: { placeholder: 'nas.local', maxlength: 40 },
      visibleIf: { field: 'on', value: true },
    })
    expect(items[1]).toMatchObject({ options: [{ value: 'a', label: 'First' }] })
    expect(items[3]).toMatchObject({
      buttonLabel: 'Restart',
      onClick: { type: 'emit', message: 'reboot', askForConfirm: { title: 'Sure?', message: 'Really' } },
    })
    expect(items[4]).toMatchObject({ bars: [{ min: 0, max: 10 }] })
  })

  it('[D3-39] reads the bars of an equaliser with numbers that came as strings', () => {
    const [item] = formOf([
      {
        id: 'eq',
        element: 'equalizer',
        config: {
          orientation: 'vertical',
          bars: [
            {
              min: '-10',
              max: '10',
              step: '0.5',
              value: '0',
              ticks: ['0'],
              ticksLabels: ['mid'],
              tooltip: 'always',
            },
          ],
        },
      },
    ]).items
    expect(item).toMatchObject({
      orientation: 'vertical',
      pushed: ['0'],
      bars: [
        {
          min: -10,
          max: 10,
          step: 0.5,
          range: false,
          ticks: [0],
          ticksLabels: ['mid'],
          tooltip: 'always',
          snapBounds: 10,
        },
      ],
    })
  })

  it('makes a bar that can be moved out of nonsense', () => {
    const [item] = formOf([
      { id: 'eq', element: 'equalizer', config: { bars: [{ min: 5, max: 5, step: 0 }, null] } },
    ]).items
    expect(item?.element === 'equalizer' && item.bars.map(({ min, max, step }) => [min, max, step])).toEqual([
      [5, 6, 1],
      [0, 100, 1],
    ])
  })
})
