import { expect, it } from 'vitest'
import { applySteps } from '../../../machines/queueSteps'
import { movesTo, standsAt, type Target } from './EntryMenu'

const idOf = (letter: string) => letter.charCodeAt(0)

it.each([
  ['top', 'abcdef', 'ce', 'b', 'ceabdf'],
  ['top', 'abcdef', 'ac', 'b', 'acbdef'],
  ['end', 'abcdef', 'bd', 'a', 'acefbd'],
  ['end', 'abcdef', 'ef', 'a', 'abcdef'],
  ['next', 'abcdef', 'af', 'c', 'bcafde'],
  ['next', 'abcdef', 'cf', 'c', 'abcfde'],
  ['next', 'abcdef', 'b', 'f', 'acdefb'],
  ['next', 'abcdef', 'e', '', 'eabcdf'],
  ['top', 'abc', 'abc', 'a', 'abc'],
] satisfies [Target, string, string, string, string][])(
  'moves to the %s of %s: %s, while %s plays',
  (target, letters, chosen, current, expected) => {
    const entries = letters.split('').map((letter) => ({ id: idOf(letter), item: { uri: letter } }))
    const steps = movesTo(
      target,
      entries,
      new Set(chosen.split('').map(idOf)),
      current === '' ? undefined : idOf(current),
    )
    expect(
      applySteps(entries, steps)
        .map(({ item }) => item.uri)
        .join(''),
    ).toBe(expected)
  },
)

it.each([
  [0, -1, 'top next'],
  [0, 0, 'top next'],
  [1, 0, 'next'],
  [2, 0, ''],
  [0, 3, 'top'],
  [3, 3, 'next end'],
] as const)(
  'says that an entry at %i stands there already, while %i of 4 plays: %s',
  (place, current, there) => {
    const targets = (['top', 'next', 'end'] as const).filter((target) => standsAt(place, current, 4)[target])
    expect(targets.join(' ')).toBe(there)
  },
)
