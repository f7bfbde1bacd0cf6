import { expect, it } from 'vitest'
import { applySteps } from '../../../machines/queueSteps'
import { movesTo, type Target } from './movesTo'

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
