import { expect, it } from 'vitest'
import { PageSession } from './form/PageSession'
import { edit } from './form/sectionState.reducers'
import type { FormSection } from './model/Page'
import { isOnScreen, whyUnmet } from './visibility'

const session = new PageSession({
  sections: [
    {
      id: 'own',
      content: [
        { id: 'mode', element: 'select', value: { value: 'a', label: 'A' }, options: [] },
        { id: 'deep', element: 'input', visibleIf: { field: 'mode', value: 'b' } },
        { id: 'far', element: 'input', visibleIf: { field: 'power', value: true } },
        { id: 'free', element: 'input' },
        { id: 'lost', element: 'input', visibleIf: { field: 'nobody', value: 1 } },
      ],
    },
    { id: 'other', content: [{ id: 'power', element: 'switch', value: 'false' }] },
  ],
})

const section = session.page.getState().sections[0] as FormSection
const why = (id: string) => {
  const item = section.items.find((candidate) => candidate.id === id)
  if (!item) throw new Error(`no ${id}`)
  const reason = whyUnmet(session, section, item.visibleIf)
  expect(reason === undefined).toBe(isOnScreen(session, section, item))
  return reason
}

it('[D2.10-5] names the field, what it holds and what the condition wants', () => {
  expect(why('deep')).toEqual({ field: 'mode', actual: 'a', expected: 'b' })
  expect(why('far')).toEqual({ field: 'power', actual: 'false', expected: true })
})

it('has nothing to say of what is shown', () => {
  expect(why('free')).toBeUndefined()
  expect(why('lost')).toBeUndefined()
})

it('follows the values as they are typed', () => {
  const { store, key } = { store: session.store(section.key), key: section.items[0]?.key ?? '' }
  store.setState((state) => edit(state, key, { value: 'b', label: 'B' }))
  expect(why('deep')).toBeUndefined()
})
