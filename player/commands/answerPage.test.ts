// @vitest-environment node
import { expect, it } from 'vitest'
import { turnsDuring } from '../testing/turnsDuring'
import type { Page } from '../browse/items'
import { writePage } from './answerPage'

const write = async (page: Page, ref?: string) => (await writePage(page, ref)).join('')

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
  expect(JSON.parse(await write(page))).toEqual(page)
  expect(JSON.parse(await write(page, 'r-"1"'))).toEqual({ ...page, ref: 'r-"1"' })
  expect(JSON.parse(await write({ navigation: { lists: [] } }))).toEqual({ navigation: { lists: [] } })
  expect(await write({})).toBe('{}')
  expect(await write({}, '7')).toBe('{"ref":"7"}')
})

it('comes in pieces that are not too long, for lists of every length', async () => {
  for (const count of [499, 500, 501, 1_000, 1_001]) {
    const items = Array.from({ length: count }, (_, index) => ({ index }))
    const lists = [
      { availableListViews: ['list'] as const, items },
      { title: 'Again', availableListViews: ['list'] as const, items },
    ]
    const pieces = await writePage({ navigation: { lists } })
    expect(JSON.parse(pieces.join(''))).toEqual({ navigation: { lists } })
    expect(pieces).toHaveLength(2 * Math.ceil(count / 500) - 1)
  }
})

it('lets everything else have its turn while it writes a long page', async () => {
  const items = Array.from({ length: 10_000 }, (_, index) => ({ title: `Title ${index}` }))
  let text = ''
  const turns = await turnsDuring(async () => {
    text = await write({ navigation: { lists: [{ availableListViews: ['list'], items }] } })
  })
  expect(JSON.parse(text)).toMatchObject({ navigation: { lists: [{ items }] } })
  expect(turns).toBeGreaterThanOrEqual(19)
})
