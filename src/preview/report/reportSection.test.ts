import { expect, it } from 'vitest'
import { createTranslator } from '../../i18n/TranslationProvider'
import { edit, PageSession } from '../../renderer'
import { reportSection } from './reportSection'

const { t } = createTranslator()

const session = new PageSession({
  sections: [
    {
      id: 'sound',
      label: 'Sound',
      onSave: { endpoint: 'a/b', method: 'save', askForConfirm: { title: 'Sure?', message: 'It hums.' } },
      saveButton: { label: 'Keep', data: ['gain', 'gone'], visibleIf: { field: 'on', value: true } },
      content: [
        { id: 'on', element: 'switch', label: 'On', value: false },
        { id: 'gain', element: 'input', type: 'number', label: 'Gain', value: 3, attributes: [{ max: 10 }] },
        { id: 'deep', element: 'input', label: 'Deep', visibleIf: { field: 'on', value: true } },
        { id: 'secret', element: 'input', type: 'hidden', value: 'x' },
        { id: 'off', element: 'switch', hidden: true },
        { id: 'scan', element: 'button', label: 'Scan', onClick: { type: 'emit', message: 'scan' } },
        { id: 'idle', element: 'button', label: 'Idle', onClick: {} },
      ],
    },
    { coreSection: 'wifi', hidden: true },
  ],
})

const [sound, wifi] = session.page.getState().sections
if (!sound || !wifi) throw new Error('no sections')
const report = () => reportSection(t, session, sound)
const type = (place: number, value: unknown) => {
  if (sound.kind !== 'form') throw new Error('no form')
  const key = sound.items[place]?.key ?? ''
  session.store(sound.key).setState((state) => edit(state, key, value))
}

it('tells what every field holds, what it was given, and why it is hidden', () => {
  expect(report()).toMatchObject({ id: 'sound', title: 'Sound', isHidden: false })
  expect(
    report().fields.map(({ id, kind, value, hiddenBecause }) => [id, kind, value, hiddenBecause]),
  ).toEqual([
    ['on', 'switch', 'false', undefined],
    ['gain', 'input number', '3', undefined],
    ['deep', 'input text', '', '“on” is false, not true'],
    ['secret', 'input hidden', '"x"', 'its type is “hidden”'],
    ['off', 'switch', '', '“hidden” is true'],
  ])
  type(1, 5)
  expect(report().fields[1]).toMatchObject({ value: '5', given: '3' })
})

it('tells what Save would send, in the order of its list, and what would keep it from that', () => {
  type(1, 5)
  const { save } = report()
  expect(save).toMatchObject({
    label: 'Keep',
    hiddenBecause: '“on” is false, not true',
    question: { title: 'Sure?', message: 'It hums.' },
    validationErrors: [],
    effect: { kind: 'sends', event: 'callMethod' },
  })
  expect(save?.effect.kind === 'sends' && JSON.parse(save.effect.payload)).toEqual({
    endpoint: 'a/b',
    method: 'save',
    data: { gain: 5 },
  })
  type(1, 11)
  expect(report().save?.validationErrors).toEqual([{ id: 'gain', label: 'Gain', text: 'Enter 10 or less.' }])
})

it('tells what buttons do', () => {
  expect(report().buttons.map(({ label, effect }) => [label, effect])).toEqual([
    ['Scan', { kind: 'sends', event: 'scan', payload: '' }],
    ['Idle', { kind: 'nothing' }],
  ])
})

it('names sections that the interface brings', () => {
  expect(reportSection(t, session, wifi)).toMatchObject({
    title: 'wifi',
    coreSection: 'wifi',
    isHidden: true,
    fields: [],
  })
})
