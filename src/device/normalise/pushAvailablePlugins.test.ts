import { expect, it } from 'vitest'
import { pushAvailablePlugins } from './settingsPushes'

it('gives categories where there are none and leaves out rows that are no objects', () => {
  expect(pushAvailablePlugins({})).toEqual({ categories: [] })
  expect(
    pushAvailablePlugins({
      categories: [null, { name: 'a', plugins: ['x', { version: 1.2, installed: 'true' }] }],
    }),
  ).toEqual({
    categories: [{ name: 'a', plugins: [{ version: '1.2', installed: true }] }],
  })
})
