import { expect, it } from 'vitest'
import { pageNames } from '../../../schemas/generated/pageNames'
import { attributeNames } from '../../../schemas/page/attributeNames'
import { toAttributes } from './ElementRules'

it.each<[Record<string, unknown>, ReturnType<typeof toAttributes>]>([
  [{ attributes: [{ min: 0 }, { max: '9' }] }, { attributes: { min: 0, max: 9 }, readonly: false }],
  [{ attributes: { min: 0, max: 9, Step: 3 } }, { attributes: { min: 0, max: 9, step: 3 }, readonly: false }],
  [
    { min: 0, max: 99, step: 1 },
    { attributes: { min: 0, max: 99, step: 1 }, readonly: false },
  ],
  [
    { attributes: [{ max: 9 }], max: 99, maxLength: 2 },
    { attributes: { max: 9, maxlength: 2 }, readonly: false },
  ],
  [
    { attributes: [{ max: {} }], max: 99 },
    { attributes: {}, readonly: false },
  ],
  [
    { placeholder: 'http://', rows: '6' },
    { attributes: { placeholder: 'http://', rows: 6 }, readonly: false },
  ],
  [{ attributes: ['disabled'] }, { attributes: {}, readonly: true }],
  [{ attributes: ['READONLY', { max: 3 }] }, { attributes: { max: 3 }, readonly: true }],
  [{ attributes: 'required readonly' }, { attributes: { required: true }, readonly: true }],
  [{ attributes: ['min', 'placeholder', 'style'] }, { attributes: {}, readonly: false }],
  [
    { disabled: true, required: 'true' },
    { attributes: { required: true }, readonly: true },
  ],
  [{ attributes: [{ disabled: false }, { readonly: 'false' }] }, { attributes: {}, readonly: false }],
  [{ attributes: [{ min: '2,5' }, { max: '1,234' }] }, { attributes: { min: 2.5 }, readonly: false }],
  [{ attributes: [null, 7, [], { constructor: 1, __proto__: 2 }] }, { attributes: {}, readonly: false }],
])('makes of %j what its author meant', (item, meant) => {
  expect(toAttributes(item)).toEqual(meant)
})

it('reads every attribute that the schema for authors names but style', () => {
  expect([...attributeNames, 'style'].sort()).toEqual([...pageNames.Attributes].sort())
})
