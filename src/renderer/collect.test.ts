import { expect, it } from 'vitest'
import { collect } from './saveSection'
import { edit, pristine } from './form/sectionState.reducers'
import { normalisePage } from './form/PageSession'

const eight = { value: 8, label: 'Eight', langCode: 'x' }

const section = (() => {
  const [first] = normalisePage({
    sections: [
      {
        id: 's',
        onSave: {
          endpoint: 'misc/demo',
          data: 'old',
          method: 'save',
          askForConfirm: { title: 'T', message: 'M' },
          type: 'controller',
        },
        saveButton: { label: 'Save', data: ['size', 'count', 'eq', 'ghost', 'on', 'word', 'odd', 'secret'] },
        content: [
          { id: 'on', element: 'switch', value: 'true', hidden: true },
          { id: 'count', element: 'input', type: 'number', value: '7' },
          { id: 'size', element: 'select', value: { value: 99, label: 'Gone' }, options: [eight] },
          { id: 'eq', element: 'equalizer', config: { bars: [{ value: '1' }, { value: [2, 3] }] } },
          { id: 'word', element: 'input', value: ' as pushed ' },
          { id: 'word', element: 'input', value: 'second of the name' },
          { id: 'odd', element: 'hologram', value: { a: 1 } },
          { id: 'secret', element: 'input', type: 'password', value: '' },
          { id: 'unlisted', element: 'input', value: 'no' },
        ],
      },
    ],
  }).sections
  if (first?.kind !== 'form' || !first.save) throw new Error('no form')
  return { ...first, save: first.save }
})()

const key = (id: string) => section.items.find((item) => item.id === id)?.key ?? ''
const payload = (...edits: [string, unknown][]) => {
  const state = edits.reduce((now, [id, value]) => edit(now, key(id), value), pristine(section.items))
  const command = collect(section, section.save, state)
  return command?.kind === 'callMethod' ? command.payload : undefined
}

it('[D2.10-6 D7-55] sends an untouched section as it was pushed, types included, in the order that saveButton.data gives', () => {
  expect(JSON.stringify(payload())).toBe(
    JSON.stringify({
      endpoint: 'misc/demo',
      data: {
        size: { value: 99, label: 'Gone' },
        count: '7',
        eq: ['1', [2, 3]],
        on: 'true',
        word: ' as pushed ',
        odd: { a: 1 },
        secret: '',
      },
      method: 'save',
      type: 'controller',
    }),
  )
})

it('sends edited values: a number, the whole option, the bars, trimmed text but a password as typed', () => {
  expect(
    payload(['count', 12], ['size', eight], ['eq', [4, '2']], ['word', ' new '], ['secret', ' s ']),
  ).toMatchObject({ data: { count: 12, size: eight, eq: [4, '2'], word: 'new', secret: ' s ' } })
})

it('[D2.10-6] carries the question that is asked first, and never sends it', () => {
  const command = collect(section, section.save, pristine(section.items))
  expect(command?.confirm).toEqual({ title: 'T', message: 'M' })
  expect(JSON.stringify(payload())).not.toContain('askForConfirm')
})

it('sends onSave as it is when the button lists no fields', () => {
  const { data: _none, ...save } = section.save
  const command = collect(section, { ...save, data: undefined }, pristine(section.items))
  expect(command).toMatchObject({ payload: { data: 'old' } })
})

it('sends nothing when the section does not say where to', () => {
  expect(collect(section, { ...section.save, onSave: undefined }, pristine(section.items))).toBeUndefined()
})

it('sends a field called __proto__ like any other', () => {
  const hostile = {
    ...section,
    items: section.items.map((item) => (item.id === 'on' ? { ...item, id: '__proto__' } : item)),
  }
  const command = collect(hostile, { ...section.save, data: ['__proto__'] }, pristine(hostile.items))
  expect(JSON.stringify(command?.kind === 'callMethod' && command.payload['data'])).toBe(
    '{"__proto__":"true"}',
  )
})
