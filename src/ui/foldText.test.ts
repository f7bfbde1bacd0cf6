import { expect, it } from 'vitest'
import { foldText } from './foldText'

it.each([
  ['Café', 'cafe'],
  ['Mø', 'mo'],
  ['ŁÓDŹ', 'lodz'],
  ['Straße', 'strasse'],
  ['Đorđe', 'dorde'],
  ['Iğdır', 'igdir'],
  ['İstanbul', 'istanbul'],
  ['Æther', 'aether'],
  ['Œuvre', 'oeuvre'],
  ['Þórr', 'thorr'],
  ['日本', '日本'],
  ['Ärger', 'arger'],
  ['España', 'espana'],
  ['Ёлка', 'елка'],
  ['ΟΔΥΣΣΕΑΣ', 'οδυσσεασ'],
  ['サクラ', 'さくら'],
  ['ガッコウ', 'かっこう'],
  ['ｱｲﾄﾞﾙ', 'あいとる'],
  ['ＡＢＣ', 'abc'],
  ['Hồ Chí Minh', 'ho chi minh'],
])('folds %s to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

it.each([
  ['각설이', '가'],
  ['각설이', 'ㄱ'.normalize('NFKD')],
  ['Ιεροσ', 'ιερος'],
  ['ISPARTA', 'ısparta'],
])('finds %s by %s', (text, typed) => {
  expect(foldText(text)).toContain(foldText(typed))
})
