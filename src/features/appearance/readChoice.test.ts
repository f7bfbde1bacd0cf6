import { expect, it } from 'vitest'
import { isSameChoice, readChoice } from './backgroundChoice'

it.each([
  [undefined, { kind: 'none' }],
  [{}, { kind: 'none' }],
  [{ color: '#388' }, { kind: 'color', color: '#388' }],
  [{ background: { title: 'Fjord', path: 'fjord.jpg' } }, { kind: 'picture', path: 'fjord.jpg' }],
  [
    { color: '#388', background: { path: 'fjord.jpg' } },
    { kind: 'picture', path: 'fjord.jpg' },
  ],
  [{ color: ' ', background: { title: 'Fjord' } }, { kind: 'none' }],
])('[D3-34] reads which background is set from %j', (settings, choice) => {
  expect(readChoice(settings)).toEqual(choice)
})

it('tells backgrounds apart by what they show', () => {
  const fjord = { kind: 'picture', path: 'fjord.jpg' } as const
  const teal = { kind: 'color', color: '#388' } as const
  const all = [fjord, { kind: 'picture', path: 'dusk.jpg' }, teal, { kind: 'color', color: '#C44' }] as const
  for (const one of all) for (const other of all) expect(isSameChoice(one, other)).toBe(one === other)
  expect(isSameChoice(teal, { kind: 'color', color: '#338888' })).toBe(true)
  expect(isSameChoice({ kind: 'none' }, { kind: 'none' })).toBe(true)
  expect(isSameChoice({ kind: 'none' }, teal)).toBe(false)
})
