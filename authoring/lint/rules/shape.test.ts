// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { findIn } from '../testing/findIn'
import { pageOf } from '../testing/pageOf'

describe('schema', () => {
  it.each<[unknown, string[]]>([
    [7, ['error : The page is a number, but must be an object. Write an object: {…}.']],
    [
      { page: { label: 'A' }, sections: {} },
      ['error sections: “sections” is an object, but must be a list. Put it into a list: […].'],
    ],
    [
      { page: { label: 7 }, sections: [] },
      ['hint page/label: “label” is a number, but must be a text. Write it in quotes: "7".'],
    ],
    [
      { page: { label: 'A' }, sections: ['x'] },
      ['error sections/0: Entry 1 of “sections” is a text, but must be an object. Write an object: {…}.'],
    ],
    [{ sections: [] }, ['hint : The page has no “page”. Write “page” into it.']],
  ])('of %j says %j', (page, found) => {
    expect(findIn('schema', page)).toEqual(found)
  })

  it('takes one item and one object of attributes for style, and a text in place of items for none', () => {
    const single = { id: 'a', element: 'input', label: 'A', value: '', attributes: { min: 1 } }
    expect(findIn('schema', pageOf([], { content: single }))).toHaveLength(1)
    expect(findIn('schema', pageOf([], { content: single })).every((text) => text.startsWith('hint'))).toBe(
      true,
    )
    expect(findIn('schema', pageOf([], { content: 'items' }))[0]).toMatch(/^error sections\/0\/content: /)
  })

  it('tells of flags of another kind once, and of limits that plugins fill in never', () => {
    expect(findIn('schema', pageOf([{ id: 'a', element: 'switch', label: 'A', hidden: 'maybe' }]))).toEqual([
      'warning sections/0/content/0/hidden: “hidden” is not as it should be: “maybe” is none of what it can be.',
    ])
    const template = { id: 'a', element: 'input', label: 'A', attributes: [{ min: {} }, { placeholder: {} }] }
    expect(findIn('schema', pageOf([template]))).toEqual([])
  })

  it('knows $schema', () => {
    expect(findIn('schema', { $schema: '../page.schema.json', ...pageOf([]) })).toEqual([])
    expect(findIn('unknown-attribute', { $schema: '../page.schema.json', ...pageOf([]) })).toEqual([])
  })
})

describe('repeated-name', () => {
  it('marks the name that does not count, in pages and in texts', () => {
    expect(findIn('repeated-name', '{"page": 1, "page": {"label": "A"}, "sections": []}')).toHaveLength(1)
    expect(findIn('repeated-name', { sections: [] }, { en: '{"A": "1", "A": "2", "A": "3"}' })).toHaveLength(
      2,
    )
    expect(findIn('repeated-name', { sections: [] }, { en: '{"A": {"B": "1"}, "B": "2"}' })).toEqual([])
  })
})

describe('empty-section', () => {
  it.each<[string, object]>([
    ['words', { description: 'Only words', content: [] }],
    ['a save button', { content: [], saveButton: { label: 'Scan' } }],
    ['a block of the interface', { coreSection: 'wifi', content: [] }],
  ])('says nothing of a section with %s', (_what, section) => {
    expect(findIn('empty-section', { sections: [{ id: 's', ...section }] })).toEqual([])
  })

  it('is graver where the program fills nothing in, and silent where it does', () => {
    const page = { page: { label: 'A' }, sections: [{ id: 's', content: [] }] }
    expect(findIn('empty-section', page)[0]).toMatch(/^hint sections\/0: /)
    expect(findIn('empty-section', page, {}, ['onStart'])[0]).toMatch(/^warning sections\/0: /)
    expect(findIn('empty-section', page, {}, ['onStart', 'content'])).toEqual([])
  })

  it('tells of a page without sections', () => {
    expect(findIn('empty-section', {})[0]).toMatch(/^hint : The page has no sections/)
    expect(findIn('empty-section', { sections: [] })[0]).toMatch(/^hint sections: The page has no sections/)
  })
})

describe('missing-id and repeated-id', () => {
  it('tell fields from buttons and sections', () => {
    const page = pageOf([{ element: 'switch' }, { element: 'button', id: '' }], { id: undefined })
    expect(findIn('missing-id', page).map((text) => text.split(':')[0])).toEqual([
      'hint sections/0',
      'error sections/0/content/0',
      'hint sections/0/content/1/id',
    ])
    expect(findIn('missing-id', { sections: [{ coreSection: 'wifi' }] })).toEqual([])
  })

  it('weigh what is lost', () => {
    const twice = (element: string, data: string[]) =>
      findIn(
        'repeated-id',
        pageOf(
          [
            { id: 'a', element },
            { id: 'a', element },
          ],
          { saveButton: { data } },
        ),
      )[0]
    expect(twice('switch', ['a'])).toMatch(/^error sections\/0\/content\/1\/id: .*this one is lost/)
    expect(twice('switch', [])).toMatch(/^warning /)
    expect(twice('button', [])).toMatch(/^hint /)
  })

  it('let every section have fields of the same name, and tell of sections of the same name', () => {
    const section = { id: 's', content: [{ id: 'a', element: 'switch' }] }
    expect(findIn('repeated-id', { sections: [section, section] })).toEqual([
      'hint sections/1/id: Another section before this one has the id “s”, too. Give each section an id of its own.',
    ])
  })
})

describe('unknown-element', () => {
  const of = (item: object) => findIn('unknown-element', pageOf([{ id: 'a', label: 'A', ...item }]))[0]

  it.each<[string, object, RegExp]>([
    ['a slip', { element: 'slect' }, /^error .*“slect”: no field is drawn. Did you mean “select”\?$/],
    [
      'a word of HTML',
      { element: 'checkbox', value: true },
      /^warning .*only its words are shown. Did you mean “switch”\?$/,
    ],
    ['a word of nobody', { element: 'none', value: 1 }, /^warning .*Elements are “button”/],
    [
      'parts of a field without element',
      { type: 'text', value: '' },
      /^error .*The item has no element: no field/,
    ],
    ['words without element', { description: 'Words' }, /^warning .*The item has no element: only its words/],
    ['a number', { element: 5 }, /^warning .*There is no element 5/],
  ])('judges %s', (_what, item, found) => {
    expect(of(item)).toMatch(found)
  })

  it('knows elements in any case, and tells of entries that draw nothing', () => {
    expect(of({ element: ' Input ' })).toMatch(/^warning .*is written “ Input ”. Write “input”.$/)
    expect(of({ element: 'input' })).toBeUndefined()
    expect(findIn('unknown-element', { sections: [{ content: [{}, null] }] })).toHaveLength(2)
  })
})

describe('unknown-attribute', () => {
  const of = (item: object) =>
    findIn('unknown-attribute', pageOf([{ id: 'a', element: 'input', label: 'A', ...item }]))

  it.each<[object, string[]]>([
    [
      { vlaue: 1 },
      ['warning sections/0/content/0/vlaue: “vlaue” is not read in an input. Did you mean “value”?'],
    ],
    [{ attributes: [{ maxLength: 4, Required: true, disabled: true }] }, []],
    [
      { attributes: [{ placehoder: 'x' }] },
      [
        'warning sections/0/content/0/attributes/0/placehoder: “placehoder” is not read in attributes. Did you mean “placeholder”?',
      ],
    ],
    [{ _remark: 'x', '//': 'x', $comment: 'x', comment2: 'x' }, []],
    [
      { visibleIf: { feild: 'b', value: 1 } },
      [
        'warning sections/0/content/0/visibleIf/feild: “feild” is not read in visibleIf. Did you mean “field”?',
      ],
    ],
  ])('of %j says %j', (item, found) => {
    expect(of(item)).toEqual(found)
  })

  it('says only of slips of the keyboard where further names are sent along', () => {
    const onClick = { type: 'plugin', endpoint: 'a/b', method: 'c', mine: 1, datta: 2 }
    expect(of({ element: 'button', onClick })).toEqual([
      'warning sections/0/content/0/onClick/datta: “datta” is not read in onClick. Did you mean “data”?',
    ])
  })

  it('suggests no name that is there already', () => {
    expect(of({ value: 1, vallue: 2 })).toEqual([
      'hint sections/0/content/0/vallue: “vallue” is not read in an input. Take it out, or keep it if the plugin reads it.',
    ])
  })
})

describe('names that there are', () => {
  it.each([
    ['fa-cogs', true],
    ['fa fa-music', true],
    ['fa-sliders fa-rotate-90', true],
    ['fa-sync-alt', true],
    ['fa-lightbulb', true],
    ['fa-fan', false],
    ['microchip-9', false],
  ])('icon %s: %s', (icon, isKnown) => {
    expect(findIn('unknown-icon', { sections: [{ id: 's', icon }] }).length === 0).toBe(isKnown)
  })

  it('reads an icon that stands as image, and no image', () => {
    expect(findIn('unknown-icon', { sections: [{ id: 's', image: 'fa-fan' }] })).toHaveLength(1)
    expect(findIn('unknown-icon', { sections: [{ id: 's', image: 'attic/fan.png' }] })).toEqual([])
  })

  it.each<[unknown, string | undefined]>([
    ['integer', 'warning'],
    ['string', 'hint'],
    ['emial', 'warning'],
    ['hologram', 'hint'],
    ['Number', undefined],
    ['colour', undefined],
    ['', undefined],
  ])('type %s: %s', (type, severity) => {
    const found = findIn('unknown-type', pageOf([{ id: 'a', element: 'input', type }]))
    expect(found.map((text) => text.split(' ')[0])).toEqual(severity === undefined ? [] : [severity])
  })
})

describe('misplaced-attribute', () => {
  const input = (more: object) => pageOf([{ id: 'a', element: 'input', label: 'A', value: '', ...more }])

  it.each([
    [{ min: 1 }, ['hint sections/0/content/0/min: “min” stands beside “attributes”', '{ "min": 1 }']],
    [{ maxLength: 4 }, ['hint sections/0/content/0/maxLength: “maxLength” stands', '{ "maxlength": 4 }']],
    [{ disabled: true }, ['hint sections/0/content/0/disabled: “disabled” stands', '{ "disabled": true }']],
    [{ attributes: ['readonly'] }, ['hint sections/0/content/0/attributes/0: “readonly” is a bare word', '']],
    [{ attributes: 'disabled' }, ['hint sections/0/content/0/attributes: “disabled” is a bare word', '']],
    [
      { attributes: ['min'] },
      ['warning sections/0/content/0/attributes/0: “min” has no value', '{ "min": … }'],
    ],
    [{ attributes: ['dissabled'] }, ['warning sections/0/content/0/attributes/0: ', '{ "disabled": … }']],
  ])('tells of %j, and no other rule does', (item, [found = '', hint = '']) => {
    const findings = findIn('misplaced-attribute', input(item))
    expect(findings).toHaveLength(1)
    expect(findings[0]).toContain(found)
    expect(findings[0]).toContain(hint)
    expect(findIn('unknown-attribute', input(item))).toEqual([])
    expect(findIn('schema', input(item))).toEqual([])
  })

  it.each([[{ placeholder: 'x' }], [{ readonly: true }], [{ attributes: [{ min: 1 }] }]])(
    'says nothing of %j',
    (item) => {
      expect(findIn('misplaced-attribute', input(item))).toEqual([])
    },
  )

  it('takes limits of the item for its limits', () => {
    const item = { type: 'number', value: 250, min: 0, max: 99 }
    expect(findIn('outside-limits', input(item))).toHaveLength(1)
    expect(findIn('contradicting-limits', input({ ...item, min: 100 }))).toHaveLength(1)
  })
})
