import { beforeEach, expect, it } from 'vitest'
import type { PreviewSource } from '../../../authoring/PreviewData'
import { edit, isSameValue, type PageSession } from '../../renderer'
import { PageKeeper } from './PageKeeper'

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

let keeper: PageKeeper
beforeEach(() => {
  keeper = new PageKeeper()
})

const session = (): PageSession => {
  const { session } = keeper.kept.getState()
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
  keeper.show(source(page([gain]), texts), 1, 'en')
  const drawn = session()
  type('gain', 7)
  keeper.show(source(page([{ id: 'new', element: 'switch' }, gain]), texts), 2, 'en')
  expect(session()).toBe(drawn)
  expect(held('gain')).toBe(7)
  expect(held('new')).toBeUndefined()
})

it('keeps what Save has taken, which the files never learn of', () => {
  keeper.show(source(page([gain]), texts), 1, 'en')
  type('gain', 7)
  const store = session().store(section().key)
  store.setState((state) => ({ ...state, pushed: state.values }))
  keeper.show(source(page([{ ...gain, label: 'Gain' }]), texts), 2, 'en')
  expect(held('gain')).toBe(7)
})

it('takes new values of the file where nothing was typed, and drops what was typed into another kind of field', () => {
  keeper.show(source(page([gain, { id: 'x', element: 'switch', value: false }])), 1, 'en')
  type('x', true)
  keeper.show(
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
  keeper.show(source(page([mode]), texts), 1, 'en')
  expect(session().page.getState().label).toBe('Radio')
  type('mode', { value: 'b', label: 'Deep' })
  keeper.show(source(page([mode]), texts), 1, 'de')
  expect(session().page.getState().label).toBe('Funk')
  expect(held('mode')).toEqual({ value: 'b', label: 'Tief' })
  expect(section().items[0]).toMatchObject({ options: [{ label: 'Plain' }, { label: 'Tief' }] })
  expect(session().store(section().key).getState().conflicts).toEqual({})
  keeper.show(source(page([mode]), texts), 1, undefined)
  expect(session().page.getState().label).toBe('TRANSLATE.TITLE')
  expect(held('mode')).toEqual({ value: 'b', label: 'TRANSLATE.B' })
})

it('keeps the last good page when a file is half written, is no page, or is gone', () => {
  keeper.show(source(page([gain]), texts), 1, 'en')
  const drawn = session()
  keeper.show(source('{"page": '), 2, 'en')
  expect(keeper.kept.getState()).toMatchObject({ session: drawn, problem: 'syntax' })
  keeper.show(source('[1]'), 3, 'en')
  expect(keeper.kept.getState()).toMatchObject({ session: drawn, problem: 'noPage' })
  keeper.show(undefined, 4, 'en')
  expect(session()).toBe(drawn)
  keeper.show(source(page([gain]), texts), 5, 'en')
  expect(keeper.kept.getState().problem).toBeUndefined()
})

it('says what is wrong with the first page, too, and reads broken texts as none', () => {
  keeper.show({ ...source('nonsense'), strings: [{ language: 'en', file: file('{') }] }, 1, 'en')
  expect(keeper.kept.getState()).toMatchObject({ problem: 'syntax' })
  keeper.show({ ...source(page([])), strings: [{ language: 'en', file: file('{') }] }, 2, 'en')
  expect(session().page.getState().label).toBe('TRANSLATE.TITLE')
})

it('starts over with the files, as another visit', () => {
  keeper.show(source(page([gain])), 1, 'en')
  type('gain', 7)
  keeper.startOver()
  expect(held('gain')).toBe(3)
  expect(keeper.kept.getState().visit).toBe(1)
})

it('does nothing for what it knows already', () => {
  keeper.show(source(page([gain])), 1, 'en')
  const before = keeper.kept.getState()
  keeper.show(source(page([gain])), 1, 'en')
  expect(isSameValue(keeper.kept.getState().raw, before.raw) && keeper.kept.getState() === before).toBe(true)
})
