import { expect, it } from 'vitest'
import { hasLines, keepLineEnds } from './element'

it.each([
  ['', 'one\ntwo', 'one\ntwo'],
  ['one\ntwo', 'one\ntwo!', 'one\ntwo!'],
  ['one\r\ntwo\r\n', 'one\ntwo!\n', 'one\r\ntwo!\r\n'],
  ['one\r\ntwo', 'one\nand\ntwo', 'one\r\nand\r\ntwo'],
  ['one\rtwo', 'one\ntwo\n', 'one\rtwo\r'],
  ['a\r\nb\nc\rd', 'a\nb\nX\nc\nd', 'a\r\nb\nX\r\nc\rd'],
  ['a\r\nb\nc', 'b\nc', 'b\nc'],
  ['a\r\nb', '', ''],
  ['aa', 'aaa', 'aaa'],
  ['  one\n', '  one\n\n', '  one\n\n'],
  ['😀\r\n😀', '😀\n😁😀', '😀\r\n😁😀'],
])('makes of %j, typed to %j, %j', (before, typed, after) => {
  expect(keepLineEnds(before, typed)).toBe(after)
})

it('knows texts of several lines, also within an option', () => {
  expect(['a\nb', 'a\r', { value: 'a\nb' }, 'a', 7, null, ['a\nb']].map(hasLines)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
