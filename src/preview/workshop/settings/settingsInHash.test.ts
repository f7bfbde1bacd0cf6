import { expect, it } from 'vitest'
import { settingsInHash } from '../startWorkshop'

it('reads what it has written', () => {
  const all = {
    width: 'kiosk',
    scheme: 'dark',
    uiTheme: 'classic',
    language: 'zh_TW',
    showsHidden: true,
    panel: 'sends',
  } as const
  expect(settingsInHash.read(settingsInHash.write(all))).toEqual(all)
  expect(settingsInHash.read(settingsInHash.write({ ...all, language: '' }))).toEqual({
    ...all,
    language: '',
  })
})

it('passes over what is misspelt or missing', () => {
  expect(settingsInHash.read('#width=giant&scheme=&theme=other&panel=__proto__&hidden=no')).toEqual({})
  expect(settingsInHash.read('')).toEqual({})
})
