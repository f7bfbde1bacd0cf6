import { expect, it } from 'vitest'
import { toWholeText } from './values'

it('replaces half characters, so that the text can be written into an address', () => {
  expect(toWholeText('\udc00a\ud800')).toBe('\uFFFDa\uFFFD')
  expect(toWholeText('logo 💥.png')).toBe('logo 💥.png')
  expect(toWholeText({})).toBe('')
})
