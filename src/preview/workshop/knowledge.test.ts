import { expect, it } from 'vitest'
import type { FromPage } from '../channel/messages'
import type { SectionReport } from '../report/reportSection'
import { nothingKnown, withEvent, type Knowledge } from './knowledge'

const time = new Date(0)
const hear = (now: Knowledge, ...messages: FromPage[]) =>
  messages.reduce((known, message) => withEvent(known, { message, time }), now)

const report = (key: string, title = key): SectionReport => ({
  key,
  id: key,
  title,
  isHidden: false,
  fields: [],
  buttons: [],
})

it('puts reports in the order of the page and leaves those that did not change', () => {
  const first = hear(nothingKnown, { kind: 'report', order: ['a', 'b'], changed: [report('a'), report('b')] })
  const next = hear(first, {
    kind: 'report',
    order: ['b', 'a', 'c'],
    changed: [report('c'), report('a', 'A')],
  })
  expect(next.sections.map(({ title }) => title)).toEqual(['b', 'A', 'c'])
  expect(next.sections[0]).toBe(first.sections[1])
  expect(hear(next, { kind: 'report', order: ['a'], changed: [] }).sections).toHaveLength(1)
})

it('logs presses, the latest first, until they are cleared', () => {
  const press = { kind: 'pressed', effect: { kind: 'nothing' }, answer: 'none' } as const
  const known = hear(nothingKnown, press, { ...press, answer: 'yes' })
  expect(known.log.map(({ id, answer }) => [id, answer])).toEqual([
    [2, 'yes'],
    [1, 'none'],
  ])
  expect(hear(known, ...Array.from({ length: 300 }, () => press)).log).toHaveLength(200)
  expect(withEvent(known, 'log.cleared').log).toEqual([])
})

it('knows nothing but the log of a page that begins to run again', () => {
  const known = hear(
    nothingKnown,
    { kind: 'ready' },
    { kind: 'phase', phase: 'open', problem: undefined, title: 'Radio' },
    { kind: 'pressed', effect: { kind: 'nothing' }, answer: 'none' },
    { kind: 'ready' },
  )
  expect(known).toMatchObject({ starts: 2, phase: 'empty', title: '', sections: [] })
  expect(known.log).toHaveLength(1)
})
