import { expect, it } from 'vitest'
import { PageSession } from '../../renderer'
import { findTarget } from './startPage'

const raw = {
  sections: [
    { id: 's', content: [null, { id: 'a', element: 'switch' }, {}, { id: 'b', element: 'input' }] },
    { id: 's', content: { id: 'only', element: 'input' } },
    { coreSection: 'wifi' },
  ],
}
const page = new PageSession(raw).page.getState()
const find = (...path: (string | number)[]) => findTarget(raw, page, path)
const [first, second, third] = page.sections.map(({ key }) => key)

it('finds an item by its place among those that are drawn', () => {
  expect(find('sections', 0, 'content', 1, 'value')).toEqual({ sectionKey: first, itemKey: 'f-a~0' })
  expect(find('sections', 0, 'content', 3)).toEqual({ sectionKey: first, itemKey: 'f-b~0' })
  expect(find('sections', 1, 'content', 'id')).toEqual({ sectionKey: second, itemKey: 'f-only~0' })
})

it('finds the section where the path leads to no item', () => {
  expect(find('sections', 0, 'content', 0)).toEqual({ sectionKey: first })
  expect(find('sections', 0, 'content', 9)).toEqual({ sectionKey: first })
  expect(find('sections', 0, 'saveButton', 'data', 1)).toEqual({ sectionKey: first })
  expect(find('sections', 2, 'coreSection')).toEqual({ sectionKey: third })
})

it('finds nothing outside of the sections', () => {
  expect([find(), find('page', 'label'), find('sections', 7), find('sections')]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  )
})
