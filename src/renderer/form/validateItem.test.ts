// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { normalisePage } from './PageSession'

const noticesOf = (item: Record<string, unknown>) => {
  const [section] = normalisePage({ sections: [{ id: 's', content: [item] }] }).sections
  return section?.kind === 'form' ? section.items[0]?.notices : undefined
}

it('says at a field what its schema refuses', () => {
  const [notice] = noticesOf({ id: 'a', element: 'input', type: 'text', doc: ['help'] }) ?? []
  expect(notice?.code).toBe('schema')
  expect(notice?.detail).toContain('/doc')
})

it.each([[['disabled']], ['readonly'], [{ min: 1, max: 9 }], [[{ min: {} }, null, 7]]])(
  'says nothing of the attributes %j, which mean something all the same',
  (attributes) => {
    expect(noticesOf({ id: 'a', element: 'input', type: 'text', label: 'A', attributes })).toEqual([])
  },
)

it('says nothing of what real devices are known to push', () => {
  expect(noticesOf({ id: 'a', element: 'switch', label: 'A', value: 'true' })).toEqual([])
  expect(noticesOf({ id: 'a', element: 'input', type: 'number', label: 'A', value: '80' })).toEqual([])
})

it.each(['javascript:alert(1)', 'data:text/html,x', 'app://open'])('says that %s is never opened', (url) => {
  expect(noticesOf({ id: 'a', element: 'button', label: 'A', onClick: { type: 'openUrl', url } })).toEqual([
    { code: 'unsafeAddress', detail: url },
  ])
})

it.each([{ type: 'openUrl' }, { type: 'teleport' }])('says that a button with %j does nothing', (onClick) => {
  expect(noticesOf({ id: 'a', element: 'button', label: 'A', onClick })).toEqual([{ code: 'noAction' }])
})

it('says nothing of a button with a type of its own that calls a method', () => {
  const onClick = { type: 'script', endpoint: 'misc/radio', method: 'rescan' }
  expect(noticesOf({ id: 'a', element: 'button', label: 'A', onClick })).toEqual([])
})
