/**
 * Where each row of a list was in the one before it, -1 for a row that is new: what begins and ends alike stays, of what
 * lies between equal rows the first goes to the first. Rows are given as texts.
 */
export function matchRows(before: readonly string[], after: readonly string[]): Int32Array {
  const from = new Int32Array(after.length).fill(-1)
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) from[start] = start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) {
    end += 1
    from[after.length - end] = before.length - end
  }
  const loose = new Map<string, number[]>()
  for (let place = before.length - end - 1; place >= start; place -= 1) {
    const row = before[place] ?? ''
    const places = loose.get(row)
    if (places) places.push(place)
    else loose.set(row, [place])
  }
  for (let place = start; place < after.length - end; place += 1)
    from[place] = loose.get(after[place] ?? '')?.pop() ?? -1
  return from
}
