import { expect, it } from 'vitest'
import { neutralText } from './neutralText'

it('finds what begins where the match before has ended', () => {
  // Between the two names there is nothing; before the second stands the last character of the first.
  const pattern = /(?<before>^|[^\p{L}\p{N}])(?:AC\/|\(Bob\))(?![\p{L}\p{N}])/gu
  const originals: string[] = []
  const text = neutralText('by AC/(Bob) and AC/', {
    say: (_, original) => {
      originals.push(original)
      return '*'
    },
    words: [{ pattern, kindOf: () => 'person' }],
    brandWord: 'acme',
  })
  expect([text, originals]).toEqual(['by ** and *', ['AC/', '(Bob)', 'AC/']])
})
