import { expect, it } from 'vitest'
import { PageSession } from './form/PageSession'
import { edit } from './form/sectionState.reducers'
import { planSave } from './saveSection'

function open() {
  const session = new PageSession({
    sections: [
      {
        id: 's',
        onSave: { endpoint: 'misc/demo', method: 'save' },
        saveButton: { data: ['count', 'deep'] },
        content: [
          { id: 'more', element: 'switch', value: true },
          { id: 'count', element: 'input', type: 'number', value: 3, attributes: [{ max: 10 }] },
          {
            id: 'deep',
            element: 'input',
            type: 'number',
            value: 1,
            attributes: [{ max: 10 }],
            visibleIf: { field: 'more', value: true },
          },
        ],
      },
    ],
  })
  const [section] = session.page.getState().sections
  if (section?.kind !== 'form' || !section.save) throw new Error('no form')
  const store = session.store(section.key)
  const { save } = section
  return {
    type: (place: number, value: unknown) =>
      store.setState((state) => edit(state, section.items[place]?.key ?? '', value)),
    plan: () => planSave(session, section, save),
    store,
  }
}

it('[D2.10-6] tells what would be sent and changes nothing', () => {
  const { type, plan, store } = open()
  type(1, 5)
  const before = store.getState()
  expect(plan()).toMatchObject({
    errors: {},
    command: {
      kind: 'callMethod',
      payload: { endpoint: 'misc/demo', method: 'save', data: { count: 5, deep: 1 } },
    },
  })
  expect(store.getState()).toBe(before)
})

it('tells why nothing would be sent, but holds nobody back for a field that is out of sight', () => {
  const { type, plan } = open()
  type(2, 11)
  expect(Object.values(plan().errors)).toEqual([{ code: 'tooLarge', limit: 10 }])
  type(0, false)
  expect(plan().errors).toEqual({})
})
