import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { laterDocumentValidators } from '../../schemas/generated/laterDocumentValidators'
import { pushValidators } from '../../schemas/generated/pushValidators'
import { uiThemes } from '../../src/theme/uiTheme/UiTheme'
import { readJson } from './readJson'

const themes = readdirSync('public/app/themes')

it.each(Object.values(uiThemes))('the UI theme $name has a folder', ({ folder }) => {
  expect(themes).toContain(folder)
})

it.each(themes)('[D7-2] the theme %s brings UI settings as their schema wants them', (name) => {
  const file = `public/app/themes/${name}/assets/variants/default/default-settings.json`
  expect(pushValidators.pushUiSettings(readJson(file))).toBe(true)
})

it('[D1-17 D2.16-2] the licence note, a disclaimer and an EULA are there', () => {
  const read = (page: string) => readFileSync(`public/app/static-pages/en/${page}.html`, 'utf8')
  expect(read('credits').replaceAll(/\s+/g, ' ')).toContain('GNU General Public License, version 3')
  expect(read('disclaimer')).toContain('<h2>')
  expect(read('eula')).toContain('<h2>')
})

it('[D1-17] the built-in brand brings credits as their schema wants them, with the years, the boards and the offer', () => {
  const file: unknown = readJson('public/app/brand/credits.json')
  expect(laterDocumentValidators.creditsFile(file)).toBe(true)
  expect(file).toMatchObject({
    copyright: '2013-2021',
    sources: ['PI', 'Sparky', 'BBB', 'UDOO', 'X86', 'Pine64'].map((board) => ({ board })),
    writtenOffer: { years: 3, charge: '20$' },
  })
})
