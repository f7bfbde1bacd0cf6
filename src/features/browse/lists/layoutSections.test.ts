import { expect, it } from 'vitest'
import { twoLinesHeight } from '../../../ui/textSize'
import {
  cardHeightOf,
  layoutOf,
  layoutSections,
  cardGap,
  emptyHeight,
  headHeightOf,
  sectionGap,
} from './layoutSections'

const plain = { count: 0, isGrid: false, hasHead: false, hasMore: false }

it('places lists below each other, as high as their blocks', () => {
  const shapes = [
    { ...plain, count: 50_000 },
    { ...plain, count: 7, isGrid: true, hasHead: true },
    { ...plain, hasHead: true },
    { ...plain, count: 3, hasMore: true },
  ]
  const { sections, blocks, height } = layoutSections(shapes, 640)
  expect(blocks.reduce((sum, { size }) => sum + size, 0)).toBe(height)
  expect(sections.map(({ top }) => top)).toEqual(
    sections.map((_, place) => sections.slice(0, place).reduce((sum, one) => sum + one.height, 0)),
  )
  expect(sections[0]?.height).toBe(50_000 * twoLinesHeight(1) + sectionGap)
  const [, grid, empty, more] = sections
  expect(grid).toMatchObject({ columns: 4, lines: 2, cardWidth: 148, linesTop: headHeightOf(1) })
  expect(grid?.lineHeight).toBe(cardHeightOf(148) + cardGap)
  expect(empty?.height).toBe(headHeightOf(1) + emptyHeight + sectionGap)
  expect(more?.height).toBe(4 * twoLinesHeight(1) + sectionGap)
})

it('has each line in one block, two of a list, one of a grid', () => {
  const { blocks } = layoutSections(
    [
      { ...plain, count: 10 },
      { ...plain, count: 3, isGrid: true },
    ],
    320,
  )
  expect(blocks.map(({ section, from, to }) => `${section}:${from}-${to}`)).toEqual([
    '0:0-2',
    '0:2-4',
    '0:4-6',
    '0:6-8',
    '0:8-10',
    '0:10-10',
    '1:0-1',
    '1:1-2',
    '1:2-2',
  ])
})

it('has blocks of four lines in a list of which more could not be known one by one', () => {
  const { blocks } = layoutSections([{ ...plain, count: 50_000 }], 320)
  expect(blocks).toHaveLength(12_501)
})

it('has two cards beside each other on the narrowest phone', () => {
  expect(layoutSections([{ ...plain, count: 2, isGrid: true }], 288).sections[0]).toMatchObject({
    columns: 2,
    cardWidth: 136,
  })
})

it('gives rows, cards and titles the height that larger texts need, and covers the one that they have', () => {
  const shapes = [
    { ...plain, count: 1, hasHead: true },
    { ...plain, count: 1, isGrid: true },
  ]
  const [list, grid] = layoutSections(shapes, 320, 1.5).sections
  expect([list?.linesTop, list?.lineHeight]).toEqual([70, 86])
  expect(grid?.lineHeight).toBe(152 + 82 + cardGap)
})

it('is the same object where nothing has changed', () => {
  const shapes = [{ ...plain, count: 50_000 }]
  const first = layoutOf(shapes, 640, 1)
  expect(layoutOf([{ ...plain, count: 50_000 }], 640, 1)).toBe(first)
  expect(layoutOf(shapes, 320, 1)).not.toBe(first)
  expect(layoutOf(shapes, 320, 1)).toEqual(layoutSections(shapes, 320, 1))
})
