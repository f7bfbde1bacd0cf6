import { existsSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { documentValidators } from '../../schemas/generated/documentValidators'
import { themeFolder } from '../../src/ui/brand/themeFolder'
import { readJson } from './readJson'

const themes = readdirSync('public/app/themes')
const { uiSettingsFile } = documentValidators

it('the theme that the panel is has a folder', () => {
  expect(themes.map((name) => `/app/themes/${name}`)).toContain(themeFolder)
})

it.each(themes)(
  '[D7-2 D2.16-2] the theme %s brings UI settings as their schema wants them, and credits',
  (name) => {
    const folder = `public/app/themes/${name}`
    expect(uiSettingsFile(readJson(`${folder}/assets/variants/default/default-settings.json`))).toBe(true)
    expect(existsSync(`${folder}/static-pages/credits.html`)).toBe(true)
  },
)
