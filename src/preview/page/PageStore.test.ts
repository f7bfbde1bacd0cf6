import { beforeEach, expect, it } from 'vitest'
import type { PreviewSource } from '../../../authoring/PreviewData'
import { edit, isSameValue, type PageSession } from '../../renderer'
import { PageStore } from './PageStore'

const file = (text: string) => ({ name: 'any.json', text })

const source = (page: unknown, texts: Record<string, unknown> = {}): PreviewSource => ({
  page: file(typeof page === 'string' ? page : JSON.stringify(page)),
  strings: Object.entries(texts).map(([language, words]) => ({
    language,
    file: file(JSON.stringify(words)),
  })),
  images: {},
})

const page = (content: unknown[], label = 'TRANSLATE.TITLE') => ({
  page: { label },
  sections: [{ id: 's', content }],
})

const gain = { id: 'gain', element: 'input', type: 'number', value: 3 }
const mode = {
  id: 'mode',
  element: 'select',
  value: { value: 'a', label: 'TRANSLATE.A' },
  options: [
    { value: 'a', label: 'TRANSLATE.A' },
    { value: 'b', label: 'TRANSLATE.B' },
  ],
}
const texts = { en: { TITLE: 'Radio', A: 'Plain', B: 'Deep' }, de: { TITLE: 'Funk', B: 'Tief' } }

let pages: PageStore
beforeEach(() => {
  pages = new PageStore()
})

const session = (): PageSession => {
  const { session } = pages.kept.getState()
  if (!session) throw new Error('no session')
  return session
}
const section = () => {
  const [first] = session().page.getState().sections
  if (first?.kind !== 'form') throw new Error('no form')
  return first
}
const keyOf = (id: string) => section().items.find((item) => item.id === id)?.key ?? ''
const type = (id: string, value: unknown) =>
  session()
    .store(section().key)
    .setState((state) => edit(state, keyOf(id), value))
const held = (id: string) => session().store(section().key).getState().values[keyOf(id)]

it('keeps what was typed over saves, in the session that is drawn', () => {
  pages.show(source(page([gain]), texts), 1, 'en')
  const drawn = session()
  type('gain', 7)
  pages.show(source(page([{ id: 'new', element: 'switch' }, gain]), texts), 2, 'en')
  expect(session()).toBe(drawn)
  expect(held('gain')).toBe(7)
  expect(held('new')).toBeUndefined()
})

it('keeps what Save has taken, which the files never learn of', () => {
  pages.show(source(page([gain]), texts), 1, 'en')
  type('gain', 7)
  const store = session().store(section().key)
  store.setState((state) => ({ ...state, pushed: state.values }))
  pages.show(source(page([{ ...gain, label: 'Gain' }]), texts), 2, 'en')
  expect(held('gain')).toBe(7)
})

it('takes new values of the file where nothing was typed, and drops what was typed into another kind of field', () => {
  pages.show(source(page([gain, { id: 'x', element: 'switch', value: false }])), 1, 'en')
  type('x', true)
  pages.show(
    source(
      page([
        { ...gain, value: 4 },
        { id: 'x', element: 'input', value: 'text' },
      ]),
    ),
    2,
    'en',
  )
  expect(held('gain')).toBe(4)
  expect(held('x')).toBe('text')
})

it('puts texts in, English where the language lacks one, and keeps a choice in the words of the next language', () => {
  pages.show(source(page([mode]), texts), 1, 'en')
  expect(session().page.getState().label).toBe('Radio')
  type('mode', { value: 'b', label: 'Deep' })
  pages.show(source(page([mode]), texts), 1, 'de')
  expect(session().page.getState().label).toBe('Funk')
  expect(held('mode')).toEqual({ value: 'b', label: 'Tief' })
  expect(section().items[0]).toMatchObject({ options: [{ label: 'Plain' }, { label: 'Tief' }] })
  expect(session().store(section().key).getState().conflicts).toEqual({})
  pages.show(source(page([mode]), texts), 1, undefined)
  expect(session().page.getState().label).toBe('TRANSLATE.TITLE')
  expect(held('mode')).toEqual({ value: 'b', label: 'TRANSLATE.B' })
})

it('keeps the last good page when a file is half written, is no page, or is gone', () => {
  pages.show(source(page([gain]), texts), 1, 'en')
  const drawn = session()
  pages.show(source('{"page": '), 2, 'en')
  expect(pages.kept.getState()).toMatchObject({ session: drawn, problem: 'syntax' })
  pages.show(source('[1]'), 3, 'en')
  expect(pages.kept.getState()).toMatchObject({ session: drawn, problem: 'noPage' })
  pages.show(undefined, 4, 'en')
  expect(session()).toBe(drawn)
  pages.show(source(page([gain]), texts), 5, 'en')
  expect(pages.kept.getState().problem).toBeUndefined()
})

it('says what is wrong with the first page, too, and reads broken texts as none', () => {
  pages.show({ ...source('nonsense'), strings: [{ language: 'en', file: file('{') }] }, 1, 'en')
  expect(pages.kept.getState()).toMatchObject({ problem: 'syntax' })
  pages.show({ ...source(page([])), strings: [{ language: 'en', file: file('{') }] }, 2, 'en')
  expect(session().page.getState().label).toBe('TRANSLATE.TITLE')
})

it('starts over with the files, as another visit', () => {
  pages.show(source(page([gain])), 1, 'en')
  type('gain', 7)
  pages.startOver()
  expect(held('gain')).toBe(3)
  expect(pages.kept.getState().visit).toBe(1)
})

it('does nothing for what it knows already', () => {
  pages.show(source(page([gain])), 1, 'en')
  const before = pages.kept.getState()
  pages.show(source(page([gain])), 1, 'en')
  expect(isSameValue(pages.kept.getState().raw, before.raw) && pages.kept.getState() === before).toBe(true)
})
