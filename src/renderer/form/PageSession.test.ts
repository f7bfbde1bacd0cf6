import { describe, expect, it } from 'vitest'
import { PageSession } from './PageSession'
import { edit, resolveConflict, reverted, saved } from './sectionState.reducers'

const raw = (values: Record<string, unknown>, more: unknown[] = []) => ({
  sections: [
    {
      id: 's',
      content: [...Object.entries(values).map(([id, value]) => ({ id, element: 'input', value })), ...more],
    },
  ],
})

function open(values: Record<string, unknown>) {
  const session = new PageSession(raw(values))
  const section = () => {
    const [first] = session.page.getState().sections
    if (first?.kind !== 'form') throw new Error('no form')
    return first
  }
  const store = session.store(section().key)
  const key = (id: string) => section().items.find((item) => item.id === id)?.key ?? ''
  return {
    session,
    store,
    key,
    type: (id: string, value: unknown) => store.setState((state) => edit(state, key(id), value)),
    value: (id: string) => store.getState().values[key(id)],
    conflict: (id: string) => key(id) in store.getState().conflicts,
  }
}

describe('a page that is pushed again', () => {
  it('updates what nobody touched and keeps what was typed', () => {
    const page = open({ a: 'one', b: 'two' })
    page.type('a', 'mine')
    page.session.push(raw({ a: 'one', b: 'three' }))
    expect([page.value('a'), page.value('b')]).toEqual(['mine', 'three'])
    expect(page.conflict('a')).toBe(false)
  })

  it('says so where the device changed what the user changed, and settles it either way', () => {
    const page = open({ a: 'one' })
    page.type('a', 'mine')
    page.session.push(raw({ a: 'theirs' }))
    expect(page.conflict('a')).toBe(true)
    expect(page.value('a')).toBe('mine')

    page.store.setState((state) => resolveConflict(state, page.key('a'), 'device'))
    expect(page.value('a')).toBe('theirs')
    expect(page.session.hasEdits()).toBe(false)
  })

  it('keeps the own value when the user says so, until the device changes it once more', () => {
    const page = open({ a: 'one' })
    page.type('a', 'mine')
    page.session.push(raw({ a: 'theirs' }))
    page.store.setState((state) => resolveConflict(state, page.key('a'), 'mine'))
    expect(page.conflict('a')).toBe(false)
    page.session.push(raw({ a: 'theirs' }))
    expect(page.conflict('a')).toBe(false)
    page.session.push(raw({ a: 'theirs again' }))
    expect(page.conflict('a')).toBe(true)
  })

  it('has nothing to settle when both came to the same value', () => {
    const page = open({ a: 'one' })
    page.type('a', 'same')
    page.session.push(raw({ a: 'same' }))
    expect(page.conflict('a')).toBe(false)
    expect(page.session.hasEdits()).toBe(false)
  })

  it('keeps edits when fields come, go and change places', () => {
    const page = open({ a: 'one', b: 'two', c: 'three' })
    page.type('b', 'mine')
    page.session.push(raw({ c: 'three', x: 'new', b: 'two' }))
    expect([page.value('b'), page.value('x'), page.value('c')]).toEqual(['mine', 'new', 'three'])
    expect(page.session.hasEdits()).toBe(true)
  })

  it('leaves the state untouched when nothing in it changed', () => {
    const page = open({ a: { value: 1, label: 'One' } })
    const before = page.store.getState()
    page.session.push(raw({ a: { value: 1, label: 'One' } }))
    expect(page.store.getState()).toBe(before)
  })
})

describe('edits', () => {
  it('are none once the old value is back', () => {
    const page = open({ a: 'one' })
    page.type('a', 'x')
    expect(page.session.hasEdits()).toBe(true)
    page.type('a', 'one')
    expect(page.session.hasEdits()).toBe(false)
  })

  it('can be undone', () => {
    const page = open({ a: 'one', b: 2 })
    page.type('a', 'x')
    page.type('b', 3)
    page.store.setState(reverted)
    expect([page.value('a'), page.value('b')]).toEqual(['one', 2])
  })

  it('are the device’s own values once they were saved; others stay edits', () => {
    const page = open({ a: 'one', b: 'two' })
    page.type('a', 'x')
    page.type('b', 'y')
    page.store.setState((state) => saved(state, [page.key('a')]))
    expect(page.store.getState().pushed[page.key('a')]).toBe('x')
    expect(page.session.hasEdits()).toBe(true)
    page.session.push(raw({ a: 'x', b: 'two' }))
    expect(page.conflict('a')).toBe(false)
  })
})
