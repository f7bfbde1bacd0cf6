import { describe, expect, it } from 'vitest'
import type { ContentItem } from '../../../schemas/generated/types'
import { BuiltForm } from './BuiltForm'

const content = (name: string): ContentItem[] => [
  {
    id: 'name',
    element: 'input',
    type: 'text',
    label: 'Name',
    value: name,
    attributes: [{ required: true }],
  },
  { id: 'secured', element: 'switch', label: 'Secured', value: false },
  {
    id: 'password',
    element: 'input',
    type: 'password',
    label: 'Password',
    value: '',
    attributes: [{ required: true }],
    visibleIf: { field: 'secured', value: true },
  },
  {
    id: 'look',
    element: 'button',
    label: 'Look',
    onClick: { type: 'panel', endpoint: 'panel', method: 'look' },
  },
]

describe('BuiltForm', () => {
  it('gives the values of its fields by id, buttons left out', () => {
    expect(new BuiltForm(content('Attic')).values()).toEqual({ name: 'Attic', secured: false, password: '' })
  })

  it('refuses to submit what is not there, also where nobody touched the field, and says so at the field', () => {
    const form = new BuiltForm(content(''))
    expect(form.submit()).toBeUndefined()
    expect(Object.values(form.store.getState().errors)).toEqual([{ code: 'required' }])
    form.set('name', ' Cellar ')
    expect(form.submit()).toEqual({ name: 'Cellar', secured: false, password: '' })
  })

  it('says at the fields what its owner has against the values, after what the fields have against them', () => {
    const form = new BuiltForm(content(''))
    const check = () => ({ name: 'Not this one.', secured: 'Tick this.' })
    const errors = () => Object.values(form.store.getState().errors)
    expect(form.submit(check)).toBeUndefined()
    expect(errors()).toEqual([{ code: 'required' }, { code: 'own', limit: 'Tick this.' }])
    form.set('name', 'Attic')
    expect(form.submit(() => ({ name: undefined }))).toMatchObject({ name: 'Attic' })
  })

  it('asks for a required field only while it is on screen', () => {
    const form = new BuiltForm(content('Attic'))
    form.set('secured', true)
    expect(form.submit()).toBeUndefined()
    form.set('secured', false)
    expect(form.submit()).toBeDefined()
  })

  it('keeps edits when its owner builds it anew, and takes the rest', () => {
    const form = new BuiltForm(content('Attic'))
    form.set('password', 'typed')
    form.push(content('Cellar'))
    expect(form.values()).toEqual({ name: 'Cellar', secured: false, password: 'typed' })
  })

  it('has nothing unsaved once settled or reverted', () => {
    const form = new BuiltForm(content('Attic'))
    form.set('name', 'Cellar')
    expect(form.session.hasEdits()).toBe(true)
    form.settle()
    expect(form.session.hasEdits()).toBe(false)
    form.set('name', 'Loft')
    form.revert()
    expect(form.value('name')).toBe('Cellar')
  })

  it('can be settled in part', () => {
    const form = new BuiltForm(content('Attic'))
    form.set('name', 'Cellar')
    form.set('password', 'typed')
    form.settle(['name'])
    expect(form.session.hasEdits()).toBe(true)
    form.revert()
    expect(form.values()).toMatchObject({ name: 'Cellar', password: '' })
  })

  it('passes over an id that it does not have', () => {
    const form = new BuiltForm(content('Attic'))
    form.set('nobody', 1)
    expect(form.value('nobody')).toBeUndefined()
    expect(form.session.hasEdits()).toBe(false)
  })
})
