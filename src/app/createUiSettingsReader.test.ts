import { afterEach, expect, it, vi } from 'vitest'
import { testBrand } from '../../tests/support/testBrand'
import { createUiSettingsReader } from './createAppParts'

afterEach(() => void vi.unstubAllGlobals())

it('[D7-2] [D1-16] reads the file of each theme once, of the brand’s until another is in force', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(Response.json({ indexState: `/${asked.length}` }))
  })
  const read = createUiSettingsReader({ ...testBrand, theme: 'acme', variant: 'blue' })
  expect(await read()).toEqual({ indexState: '/1' })
  expect(await read('modern')).toEqual({ indexState: '/2' })
  expect(await read()).toEqual({ indexState: '/2' })
  expect(await read('classic')).toEqual({ indexState: '/1' })
  expect(await read()).toEqual({ indexState: '/1' })
  expect(asked).toEqual(
    ['classic', 'modern'].map((theme) => `/app/themes/${theme}/assets/variants/blue/blue-settings.json`),
  )
})
