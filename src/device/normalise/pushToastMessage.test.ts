import { expect, it } from 'vitest'
import { pushToastMessage } from './normalisers'

it('fills in a missing message or title', () => {
  expect(pushToastMessage({ type: 'success', title: 'Saved' })).toEqual({
    type: 'success',
    title: 'Saved',
    message: '',
  })
  expect(pushToastMessage({ type: 'error', message: null })).toEqual({
    type: 'error',
    message: '',
    title: '',
  })
})

it('shows an unknown or missing type as info', () => {
  expect(pushToastMessage({ type: 'notice', message: 'm', title: 't' })).toEqual({
    type: 'info',
    message: 'm',
    title: 't',
  })
  expect(pushToastMessage({})).toEqual({ type: 'info', message: '', title: '' })
})

it('makes text of numbers and nothing of objects', () => {
  expect(pushToastMessage({ type: 'info', title: 5, message: { code: 1 } })).toEqual({
    type: 'info',
    title: '5',
    message: '',
  })
})
