import { expect, it } from 'vitest'
import type { Attributes } from '../ElementRules'
import { stepNumber } from './NumberField'

it.each<[string, number, Attributes, number | undefined]>([
  ['4', 1, {}, 5],
  ['4', -1, {}, 3],
  ['2,5', 1, {}, 3],
  ['2,5', -1, {}, 2],
  ['0.2', 1, { min: 0, step: 0.1 }, 0.3],
  ['0.3', -1, { min: 0, step: 0.1 }, 0.2],
  ['−12', -1, { min: -12, max: 30 }, -12],
  ['30', 1, { min: -12, max: 30 }, 30],
  ['9', 1, { min: 1, max: 10, step: 4 }, 9],
  ['5', 1, { min: 1, max: 10, step: 4 }, 9],
  ['500', 1, { max: 10 }, 10],
  ['', 1, { min: 3 }, 3],
  ['', -1, {}, 0],
  ['many', 1, {}, undefined],
  ['1,234', 1, {}, undefined],
])('leads from “%s” by %d with %j to %s', (text, way, limits, next) => {
  expect(stepNumber(text, way, limits)).toBe(next)
})
