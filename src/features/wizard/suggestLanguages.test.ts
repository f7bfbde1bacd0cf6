import { expect, it } from 'vitest'
import { suggestLanguages } from './steps/LanguageStep'

const available = [
  { code: 'de', language: 'Deutsch' },
  { code: 'en', language: 'English' },
  { code: 'fr', language: 'Français' },
  { code: 'gr', language: 'ελληνικά' },
  { code: 'lt', language: 'Lietuvių' },
  { code: 'zh_TW', language: '繁體中文' },
  { language: 'Nameless' },
]

it.each<[string, string[], string | undefined, string[]]>([
  ['the browser’s, then the player’s', ['de-AT', 'de'], 'en', ['de', 'en']],
  ['no more than fit in a row', ['fr', 'de', 'el-GR', 'en'], 'en', ['fr', 'de', 'gr']],
  ['English where the browser’s is none of them', ['sw'], undefined, ['en']],
  ['one that the player has and the panel does not', ['lt'], 'en', ['lt', 'en']],
  ['a language by its region', ['zh-TW'], 'en', ['zh_TW', 'en']],
])('[D8-26] suggests %s', (_, tags, own, codes) => {
  expect(suggestLanguages(available, tags, own).map(({ value }) => value)).toEqual(codes)
})

it('gives the options of the select', () => {
  expect(suggestLanguages([{ code: 'xx' }], [], 'xx')).toEqual([{ value: 'xx', label: 'xx' }])
})
