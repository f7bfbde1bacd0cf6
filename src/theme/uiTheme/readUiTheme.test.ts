import { expect, it } from 'vitest'
import { readUiTheme } from './UiTheme'

it.each([
  ['acme3', 'modern'],
  ['acme', 'classic'],
  ['classic', 'classic'],
  ['modern', 'modern'],
  ['opera', 'opera'],
  ['other3', 'modern'],
  ['__proto__', 'modern'],
  ['', 'modern'],
  [undefined, 'modern'],
])('[D1-16 D9-39] the theme %s of a player is the %s one', (value, name) => {
  expect(readUiTheme('acme', value).name).toBe(name)
})

it.each(['default', 'other3', '', undefined])(
  'a player that says %s leaves the theme to the brand',
  (pushed) => {
    expect(readUiTheme('acme', pushed, 'acme').name).toBe('classic')
    expect(readUiTheme('acme', pushed, 'opera').name).toBe('opera')
    expect(readUiTheme('acme', 'acme3', 'opera').name).toBe('modern')
  },
)
