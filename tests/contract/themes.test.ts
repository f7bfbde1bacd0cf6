import { existsSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { documentValidators } from '../../schemas/generated/documentValidators'
import { uiThemes } from '../../src/theme/uiTheme/UiTheme'
import { readJson } from './readJson'

const themes = readdirSync('public/app/themes')
const { uiSettingsFile } = documentValidators

it.each(Object.values(uiThemes))('the UI theme $name has a folder', ({ folder }) => {
  expect(themes).toContain(folder)
})

it.each(themes)(
  '[D7-2 D2.16-2] the theme %s brings UI settings as their schema wants them, and credits',
  (name) => {
    const folder = `public/app/themes/${name}`
    expect(uiSettingsFile(readJson(`${folder}/assets/variants/default/default-settings.json`))).toBe(true)
    expect(existsSync(`${folder}/static-pages/credits.html`)).toBe(true)
  },
)
