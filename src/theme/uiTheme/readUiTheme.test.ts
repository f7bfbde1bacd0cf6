import { expect, it } from 'vitest'
import { readUiTheme } from './readUiTheme'

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
  expect(readUiTheme(value, 'acme').name).toBe(name)
})
