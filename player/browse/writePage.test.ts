// @vitest-environment node
import { expect, it } from 'vitest'
import { turnsDuring } from '../testing/turnsDuring'
import { writePage } from './writePage'

it('writes what JSON would, with the mark of the question', async () => {
  const page = {
    navigation: {
      isSearchResult: true,
      lists: [
        {
          title: 'Ö “x”',
          availableListViews: ['list'] as const,
          items: [{ title: '霧の "郵便局" 🎵 é' }, {}],
        },
        { availableListViews: ['grid', 'list'] as const, items: [] },
      ],
      prev: { uri: '' },
    },
  }
  expect(JSON.parse(await writePage(page))).toEqual(page)
  expect(JSON.parse(await writePage(page, 'r-"1"'))).toEqual({ ...page, ref: 'r-"1"' })
  expect(JSON.parse(await writePage({ navigation: { lists: [] } }))).toEqual({ navigation: { lists: [] } })
  expect(await writePage({})).toBe('{}')
  expect(await writePage({}, '7')).toBe('{"ref":"7"}')
})

it('lets everything else have its turn while it writes a long page', async () => {
  const items = Array.from({ length: 10_000 }, (_, index) => ({ title: `Title ${index}` }))
  let text = ''
  const turns = await turnsDuring(async () => {
    text = await writePage({ navigation: { lists: [{ availableListViews: ['list'], items }] } })
  })
  expect(JSON.parse(text)).toMatchObject({ navigation: { lists: [{ items }] } })
  expect(turns).toBeGreaterThanOrEqual(20)
})
