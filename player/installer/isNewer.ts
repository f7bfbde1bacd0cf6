/** Whether a version such as `1.10.2` is newer than another; parts that are no numbers count as 0. */
export function isNewer(version: string, than: string): boolean {
  const [mine, other] = [parts(version), parts(than)]
  for (let place = 0; place < Math.max(mine.length, other.length); place += 1) {
    const difference = (mine[place] ?? 0) - (other[place] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}

function parts(version: string): number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10) || 0)
}
