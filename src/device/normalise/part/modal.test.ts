import { expect, it } from 'vitest'
import { modal } from '../normalisers'

it('gives a modal title, message and buttons, whatever is missing', () => {
  expect(modal({})).toEqual({ title: '', message: '', buttons: [] })
  expect(modal({ title: 't', message: 'm', buttons: null })).toEqual({
    title: 't',
    message: 'm',
    buttons: [],
  })
})

it('leaves out an unknown size and buttons that are no objects', () => {
  expect(
    modal({ title: 't', message: 'm', size: 'huge', buttons: [null, 'Close', { class: 'btn' }] }),
  ).toEqual({
    title: 't',
    message: 'm',
    buttons: [{ name: '', class: 'btn' }],
  })
})

it('keeps the payload of a button as the device wrote it, null included', () => {
  const buttons = [{ name: 'Go', emit: 'callMethod', payload: null }]
  expect(modal({ title: 't', message: 'm', buttons })).toEqual({ title: 't', message: 'm', buttons })
})

it('clamps progress to 0 to 100', () => {
  expect(modal({ title: 't', message: 'm', progressNumber: '180', buttons: [] })).toMatchObject({
    progressNumber: 100,
  })
})
