import { describe, expect, it } from 'vitest'
import { drawArchitecture } from './drawArchitecture'
import { layOut } from './layOut'
import { toRooms } from './toRooms'
import { withoutImplied } from './withoutImplied'

const files = [
  { file: 'src/main.tsx', imports: ['src/app/App.tsx', 'node_modules/react/index.js'] },
  { file: 'src/app/App.tsx', imports: ['src/features/menu/index.ts', 'src/ui/Notice.tsx', 'brand.json'] },
  { file: 'src/features/menu/index.ts', imports: ['src/ui/Notice.tsx', 'src/features/menu/MenuList.tsx'] },
  { file: 'src/features/drives/index.ts', imports: ['src/ui/Notice.tsx'] },
  { file: 'src/ui/Notice.tsx', imports: [] },
]
const short = ({ ways }: ReturnType<typeof toRooms>) =>
  ways.map(({ from, to, count }) => `${from} ${to} ${count}`)

describe('toRooms', () => {
  it('counts imports from room to room, not those within, and knows what stands in the features', () => {
    const graph = toRooms(files)
    expect(graph.rooms).toEqual([
      { name: 'src/app', parts: [] },
      { name: 'src/features', parts: ['drives', 'menu'] },
      { name: 'src/ui', parts: [] },
    ])
    expect(short(graph)).toEqual(['src/app src/features 1', 'src/app src/ui 1', 'src/features src/ui 2'])
  })
})

describe('withoutImplied', () => {
  it('leaves out the way that two others make', () => {
    expect(short(withoutImplied(toRooms(files)))).toEqual(['src/app src/features 1', 'src/features src/ui 2'])
  })

  it('keeps a way between two rooms that import each other', () => {
    const circle = [
      { from: 'a', to: 'b', count: 1 },
      { from: 'b', to: 'a', count: 1 },
    ]
    expect(withoutImplied({ rooms: [], ways: circle }).ways).toEqual(circle)
  })
})

describe('layOut', () => {
  it('puts who imports above what is imported, and leads each way from edge to edge', () => {
    const { rooms, ways, width, height } = layOut(withoutImplied(toRooms(files)))
    const [app, features, ui] = rooms
    if (!app || !features || !ui) throw new Error('a room is missing')
    expect(app.y + app.height / 2).toBeLessThan(features.y - features.height / 2)
    expect(features.y + features.height / 2).toBeLessThan(ui.y - ui.height / 2)
    expect(ways[0]?.pieces[0]?.from).toBe(app.y + app.height / 2)
    expect(ways[0]?.pieces.at(-1)?.to).toBe(features.y - features.height / 2)
    for (const { x, y, width: w, height: h } of rooms) {
      expect(x + w / 2).toBeLessThan(width)
      expect(y + h / 2).toBeLessThan(height)
    }
  })
})

describe('drawArchitecture', () => {
  it('makes the same bytes of the same imports, in whichever order they come', () => {
    expect(drawArchitecture([...files].reverse())).toBe(drawArchitecture(files))
  })

  it('draws no way thicker for one import more, but for many', () => {
    const times = (count: number) =>
      drawArchitecture([{ file: 'src/app/App.tsx', imports: Array<string>(count).fill('src/ui/Notice.tsx') }])
    expect(times(2)).toBe(times(9))
    expect(times(10)).not.toBe(times(9))
  })
})
