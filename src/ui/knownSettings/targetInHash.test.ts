import { expect, it } from 'vitest'
import { hashOfTarget, targetInHash } from './KnownSettings'

it('reads what it has written, whatever the keys are', () => {
  for (const [sectionKey, itemKey] of [
    ['main', 'name'],
    ['a/b 2', 'ü#%'],
    ['a/b 2', undefined],
  ] as const)
    expect(targetInHash(`#${hashOfTarget(sectionKey, itemKey)}`)).toEqual({
      sectionKey,
      ...(itemKey !== undefined && { itemKey }),
    })
})

it.each(['', '#', '#setting=', '#content', '#setting=%E0%A4/x'])('reads nothing in “%s”', (hash) => {
  expect(targetInHash(hash)).toBeUndefined()
})
