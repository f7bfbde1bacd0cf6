import { expect, it } from 'vitest'
import { pushKaraokeStatus } from './deferredNormalisers'

it('reads a word, a flag or {status}', () => {
  expect([pushKaraokeStatus('on'), pushKaraokeStatus(false), pushKaraokeStatus({ status: true })]).toEqual([
    'on',
    'off',
    'on',
  ])
  expect(pushKaraokeStatus(null)).toBe(null)
})
