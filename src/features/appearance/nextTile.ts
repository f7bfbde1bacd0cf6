/**
 * Which tile of a grid a key leads to, from `place` among `count` tiles in rows of `columns`; undefined for a key that leads
 * nowhere. Up and down stay in their column; left and right go on in the next row.
 */
export const nextTile = (key: string, place: number, count: number, columns: number): number | undefined => {
  const targets: Record<string, number> = {
    ArrowLeft: place - 1,
    ArrowRight: place + 1,
    ArrowUp: place - columns,
    ArrowDown: place + columns,
    Home: 0,
    End: count - 1,
  }
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined
  return target !== undefined && target >= 0 && target < count ? target : undefined
}
