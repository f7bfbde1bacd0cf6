// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Json, JsonObject } from '../json/Json'
import { toForms } from './toForms'

const onSave = { type: 'controller', endpoint: 'music_service/attic', method: 'save' }

function formOf(content: Json[], data: string[] = ['a', 'b', 'c']) {
  const section: JsonObject = {
    id: 's',
    element: 'section',
    onSave,
    saveButton: { label: 'Save', data },
    content,
  }
  const { page, notes } = toForms({ page: { label: 'P' }, sections: [section] })
  const sections = page['sections']
  return { sections: Array.isArray(sections) ? sections : [], notes }
}

const text = { element: 'input', type: 'text', label: 'A' }

describe('a page with forms', () => {
  it('keeps what is around the items, and leaves out what a form needs no more', () => {
    const { sections, notes } = formOf([{ ...text, id: 'a', value: 'x' }], ['a'])
    expect(sections).toEqual([
      {
        id: 's',
        element: 'section',
        onSave,
        saveButton: { label: 'Save' },
        schema: { type: 'object', properties: { a: { title: 'A', type: 'string' } } },
        uiSchema: { a: { 'ui:emptyValue': '' } },
        value: { a: 'x' },
      },
    ])
    expect(notes).toEqual([])
  })

  it('leaves sections alone that save nothing, that the panel brings, and that have a form', () => {
    const sections: Json[] = [
      { id: 'x', content: [{ element: 'button', id: 'b', label: 'B', onClick: {} }] },
      { coreSection: 'network' },
      { id: 'y', schema: { type: 'object' }, onSave },
      null,
    ]
    expect(toForms({ sections }).page).toEqual({ sections })
  })

  it('puts buttons and what is no field below the form', () => {
    const button = {
      element: 'button',
      id: 'b',
      label: 'B',
      button_label: 'Press',
      onClick: { type: 'openUrl', url: 'x' },
    }
    const { sections } = formOf([{ ...text, id: 'a' }, button, { element: 'button', label: 'C' }], ['a'])
    expect(sections).toHaveLength(2)
    expect(sections[1]).toEqual({
      id: 's_actions',
      element: 'section',
      content: [button, { element: 'button', label: 'C' }],
    })
  })

  it('says conditions with if and then, the fields of one in one place, and all in their order', () => {
    const when = { field: 'b', value: 'on' }
    const { sections } = formOf([
      { ...text, id: 'a', visibleIf: when },
      {
        element: 'select',
        id: 'b',
        label: 'B',
        value: 'on',
        options: [{ value: 'on', label: 'On' }, { value: 'off' }],
      },
      { ...text, id: 'c', visibleIf: when, attributes: [{ required: true }] },
    ])
    expect(sections[0]).toMatchObject({
      schema: {
        allOf: [
          {
            if: { properties: { b: { enum: [{ value: 'on', label: 'On' }] } }, required: ['b'] },
            // oxlint-disable-next-line unicorn/no-thenable -- a keyword
            then: {
              properties: { a: { type: 'string' }, c: { type: 'string', minLength: 1 } },
              required: ['c'],
            },
          },
        ],
      },
      uiSchema: { 'ui:order': ['a', 'b', 'c'] },
      value: { b: { value: 'on', label: 'On' } },
    })
  })

  it.each<[string, JsonObject, JsonObject]>([
    [
      'a number',
      { type: 'number', attributes: [{ min: 1 }, { max: 9 }] },
      { type: 'number', minimum: 1, maximum: 9 },
    ],
    [
      'whole steps',
      { type: 'number', attributes: [{ min: 10, step: 5 }] },
      { type: 'integer', minimum: 10, multipleOf: 5 },
    ],
    ['a slider', { type: 'range' }, { type: 'number', minimum: 0, maximum: 100 }],
    ['mail', { type: 'email' }, { type: 'string', format: 'email' }],
    ['an address of a player', { type: 'ip' }, { type: 'string', format: 'ipv4' }],
    [
      'a pattern',
      { type: 'text', attributes: [{ pattern: '\\d+' }] },
      { type: 'string', pattern: '^(?:(?:\\d+))?$' },
    ],
    ['a moment', { type: 'week' }, { type: 'string' }],
    ['a tick', { type: 'checkbox' }, { type: 'boolean' }],
    [
      'what cannot be changed',
      { type: 'text', attributes: ['readonly'] },
      { type: 'string', readOnly: true },
    ],
  ])('says of %s what its item says', (_name, item, expected) => {
    const { sections } = formOf([{ element: 'input', id: 'a', ...item }], ['a'])
    expect(sections[0]).toMatchObject({ schema: { properties: { a: expected } } })
  })

  it('tells what is not the same', () => {
    const { notes } = formOf(
      [
        { element: 'input', type: 'number', id: 'a', value: '8' },
        { element: 'select', id: 'b', options: [] },
        { element: 'input', type: 'number', id: 'c', value: 3, attributes: [{ min: 1 }, { step: 2 }] },
        { ...text, id: 'd', visibleIf: { field: 'elsewhere', value: 1 } },
      ],
      ['a', 'b', 'c', 'e'],
    )
    expect(notes).toEqual([
      '“a”: its value "8" is 8 in the form.',
      expect.stringMatching(/^“b”: has no options yet/),
      '“c”: steps of 2 from 1 on cannot be said; any number will do.',
      expect.stringMatching(/^“d”: Save left it out/),
      '“e”: is to be saved, and no field has it.',
      '“d”: is always shown, for the form has no field “elsewhere”.',
    ])
  })
})
