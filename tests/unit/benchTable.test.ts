import { expect, it } from 'vitest'
import { bare, bareKey, comparisons, scrolled } from '../bench/comparisons'
import { rowOf, tableOf } from '../bench/tableOf'

const title = 'Cold load of what plays: title on screen'
const ours = { what: title, figure: 1012, unit: 'ms', budget: 900 }
const theirs = { what: `${bare}: title after a cold load`, figure: 490, unit: 'ms', budget: Infinity }

it('says of a figure how many times it is what the bare page took in the same run', () => {
  expect(tableOf([theirs, ours]).split('\n').slice(2)).toEqual([
    `| ${theirs.what} | 490 ms | – | yes | – |`,
    `| ${title} | 1012 ms | 900 ms | NO | 2.1 of 1.7 |`,
  ])
})

it('compares nothing where the bare page was not measured', () => {
  expect(rowOf(ours, [ours])).toMatch(/\| NO \| – \|$/)
})

it('compares with lines of pages that are not ours only', () => {
  const lines = [bare, scrolled.bare, bareKey.split(':')[0] ?? '']
  const isBare = ({ with: line }: { with: string }) => lines.some((one) => line.startsWith(`${one}: `))
  expect(Object.values(comparisons).filter((one) => !isBare(one))).toEqual([])
})
