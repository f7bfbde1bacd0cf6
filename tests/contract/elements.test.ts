import { describe, expect, it } from 'vitest'
import { lintPlugin } from '../../authoring/lint/lintPlugin'
import { pluginOf } from '../../authoring/lint/testing/pluginOf'
import { elements, normaliseItem } from '../../src/renderer/elements/elements'
import { normaliseSection } from '../../src/renderer/form/PageSession'
import { elementKinds, schemaOf } from '../support/elements'
import { isRecord } from './isRecord'
import { readJson } from './readJson'

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce((part, key) => (isRecord(part) ? part[key] : undefined), value)
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The elements of the content items of a page file. */
const elementsIn = (path: string) =>
  list(at(readJson(path), 'sections')).flatMap((section) =>
    list(at(section, 'content')).map((item) => at(item, 'element')),
  )

// A section with a JSON Schema is its own only item; nobody writes one.
it('the page schema and the interface have one element for each folder', () => {
  expect(Object.keys(elements).sort()).toEqual([...elementKinds, 'schema', 'unknown'].sort())
  const published = readJson('schemas/generated/page-description.schema.json')
  expect(at(published, 'definitions', 'ContentItem', 'properties', 'element', 'enum')).toEqual(elementKinds)
})

describe.each(elementKinds)('the element %s', (element) => {
  const { examples } = schemaOf(element)

  it('is drawn as what it is, without a notice, from the examples of its schema', () => {
    expect(examples.length).toBeGreaterThan(0)
    const section = normaliseSection({ id: 's', label: 'S', content: examples }, 's')
    const items = section.kind === 'form' ? section.items : []
    expect(items.map((item) => [item.element, item.notices])).toEqual(examples.map(() => [element, []]))
  })

  it('is known to the checks for authors of pages, as a field that Save has to name if it needs an id', () => {
    const [example] = examples
    const onSave = { endpoint: 'music_service/attic_radio', method: 'save' }
    const saveButton = { label: 'Save', data: ['other'] }
    const content = [example, { id: 'other', element: 'switch', label: 'Other', value: false }]
    const page = { page: { label: 'Page' }, sections: [{ id: 's', label: 'S', onSave, saveButton, content }] }
    const found = lintPlugin(pluginOf(page)).map(({ rule }) => rule)
    const item = normaliseItem({ ...(isRecord(example) && example), id: '' }, 'k')
    const needsId = item?.notices.some(({ code }) => code === 'missingId')
    expect(found).toEqual(needsId ? ['unsaved-field'] : [])
  })

  it('is in the fixture that shows every element', () => {
    expect(elementsIn('fixtures/pushUiConfig/every-element.json')).toContain(element)
  })
})
