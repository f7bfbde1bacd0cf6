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
])('folds %s to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})
