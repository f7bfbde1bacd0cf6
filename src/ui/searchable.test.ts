import { expect, it } from 'vitest'
import { isSearchable, isSearchedWhileTyping } from './foldText'

it.each([
  ['Latin', 'abc', 'U2'],
  ['Cyrillic', 'Она', 'Он'],
  ['Greek', 'ωδή', 'ωδ'],
  ['Arabic', 'نجم', 'نج'],
  ['Thai', 'กขค', 'กข'],
  ['digits', '808', '80'],
  ['letters with accents of their own', 'e\u0301a\u0300o\u0302', 'e\u0301a\u0300'],
  ['letters outside of the first plane', '𐐀𐐁𐐂', '𐐀𐐁'],
  ['emoji', '👨‍👩‍👧ab', '👨‍👩‍👧e'],
])('[D5-5] three characters are sought while typing, two are not: %s', (_, enough, short) => {
  expect([isSearchedWhileTyping(enough), isSearchedWhileTyping(short)]).toEqual([true, false])
  expect(isSearchedWhileTyping(` ${short} `)).toBe(false)
  expect(isSearchable(short)).toBe(true)
})

it.each([
  ['Han', '雨'],
  ['Han, two', '日本'],
  ['Han outside of the first plane, a surrogate pair', '𠮷'],
  ['Hiragana', 'あ'],
  ['Katakana', 'ア'],
  ['Katakana of half width', 'ｱ'],
  ['Hangul', '비'],
  ['Hangul of parts', '\u1107\u1175'],
  ['mixed, two', 'A愛'],
  ['with spaces around', ' 雨 '],
])('one character is enough where it can be a word: %s', (_, text) => {
  expect([isSearchedWhileTyping(text), isSearchable(text)]).toEqual([true, true])
})

it.each(['', ' ', ' \t\n ', '\u3000'])('nothing is never sought: %j', (text) => {
  expect([isSearchedWhileTyping(text), isSearchable(text)]).toEqual([false, false])
})
