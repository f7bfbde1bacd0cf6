import { expect, it } from 'vitest'
import { withName } from './ActionRow'

it('looks a text up once and fills every name in as it is', () => {
  let asked = 0
  const remove = withName((name) => {
    asked += 1
    return `Remove ${name} here`
  })
  expect(['Rope', '$& {{name}}', ''].map(remove)).toEqual([
    'Remove Rope here',
    'Remove $& {{name}} here',
    'Remove  here',
  ])
  expect(asked).toBe(1)
})

it('keeps a text that names nothing', () => {
  expect(withName(() => 'Remove')('Rope')).toBe('Remove')
})
