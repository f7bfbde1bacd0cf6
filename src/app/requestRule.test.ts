import { expect, it } from 'vitest'
import { requestRule } from './actors'

const tagged = (...tags: string[]) => ({ hasTag: (tag: string) => tags.includes(tag) })

it.each([
  { tags: ['sends', 'live'], question: 'sends', command: 'sends' },
  { tags: ['holds', 'refuses', 'scrim'], question: 'holds', command: 'refuses' },
  { tags: ['refuses'], question: 'refuses', command: 'refuses' },
])('reads the rule of $tags', ({ tags, question, command }) => {
  expect(requestRule(tagged(...tags), 'question')).toBe(question)
  expect(requestRule(tagged(...tags), 'command')).toBe(command)
})
