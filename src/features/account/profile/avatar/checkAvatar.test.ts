import { expect, it } from 'vitest'
import { checkAvatar, largestAvatar } from './Avatar'

it('takes pictures of at most 5 MB', () => {
  expect(checkAvatar({ type: 'image/webp', size: largestAvatar })).toBeUndefined()
  expect(checkAvatar({ type: 'image/webp', size: largestAvatar + 1 })).toBe('size')
  expect(checkAvatar({ type: 'image/png', size: 0 })).toBe('empty')
  expect(checkAvatar({ type: 'text/html', size: 10 })).toBe('type')
  expect(checkAvatar({ type: '', size: 10 })).toBe('type')
})
