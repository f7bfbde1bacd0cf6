import { expect, it } from 'vitest'
import { accountErrorText } from './AccountSync'

it.each([
  ['Expired', 'Expired'],
  [{ error: 'Expired', message: 'other' }, 'Expired'],
  [{ data: { error: { message: ' Card refused ' } }, message: 'other' }, 'Card refused'],
  [new Error('No network'), 'No network'],
  [{ data: { error: { message: 7 } }, message: '' }, undefined],
  [{ code: 'cloud/unreachable', message: 'cloud/unreachable' }, undefined],
  [{ code: 'cloud/refused', message: 'Not yours' }, 'Not yours'],
  [undefined, undefined],
])('[D8-5] of %j says %j', (error, text) => {
  expect(accountErrorText(error)).toBe(text)
})
