import { expect, it } from 'vitest'
import { createLetters, plainLetter } from './letterIndex'

it.each([
  ['sv', ['Åsa', 'Ärt', 'Öl', 'Éva', 'zorn'], ['Å', 'Ä', 'Ö', 'E', 'Z']],
  ['de', ['Ärger', 'Öl', 'Über'], ['A', 'O', 'U']],
  ['es', ['Ñandú', 'Ángel'], ['Ñ', 'A']],
  ['pl', ['Łódź', 'Żaba', 'Ćma'], ['Ł', 'Ż', 'Ć']],
  ['tr', ['ılık', 'iyi', 'İzmir', 'Işık'], ['I', 'İ', 'İ', 'I']],
  ['ko', ['가수', '까치', '나비', '하늘', 'Abba'], ['ㄱ', 'ㄱ', 'ㄴ', 'ㅎ', 'A']],
  ['ja', ['あい', 'ガム', 'ゃ', 'ヴィオラ', 'ん', '桜'], ['あ', 'か', 'や', 'わ', 'わ', '#']],
  ['zh-Hans', ['安', '北京', '邓丽君', '周杰伦', 'Abba'], ['A', 'B', 'D', 'Z', 'A']],
  ['zh-Hant', ['安', '周杰倫'], ['#', '#']],
  ['el', ['Άννα', 'ήλιος'], ['Α', 'Η']],
  ['ru', ['Ёлка', 'Йога'], ['Е', 'Й']],
])('the letters in %s', (language, texts, letters) => {
  expect(texts.map(createLetters(language))).toEqual(letters)
})

it.each([
  ['Ösp', 'O'],
  ['각', 'ㄱ'],
  ['サクラ', 'さ'],
  ['周', '周'],
  ['  7 Days', '#'],
])('in a list that its player has sorted, %s is under %s', (text, letter) => {
  expect(plainLetter(text)).toBe(letter)
})
