const mean = (volumes: readonly number[]) => volumes.reduce((sum, one) => sum + one, 0) / volumes.length

/** So often the factor is halved in: closer than any rounding. */
const rounds = 40

/** Whole volumes of the same sum: those with the most behind the point are rounded up, so that the mean is the one that was wanted. */
const wholeOf = (volumes: readonly number[]): number[] => {
  const missing = Math.round(volumes.reduce((sum, one) => sum + (one % 1), 0))
  const raised = new Set(
    volumes
      .map((volume, index) => ({ index, rest: volume % 1 }))
      .sort((one, other) => other.rest - one.rest)
      .slice(0, missing)
      .map(({ index }) => index),
  )
  return volumes.map((volume, index) => Math.floor(volume) + (raised.has(index) ? 1 : 0))
}

/**
 * The volumes of a group, by id, when the group goes to another volume, which is the mean of theirs: all change in proportion. Who is
 * at 100 stays there, and the others change the more; out of silence all become equally loud. All are 0 to 100.
 */
export function spreadVolume(
  volumes: ReadonlyMap<string, number>,
  wanted: number,
): ReadonlyMap<string, number> {
  const before = [...volumes.values()]
  if (before.every((volume) => volume === 0))
    return new Map([...volumes.keys()].map((id) => [id, Math.round(wanted)]))
  const at = (factor: number) => before.map((volume) => Math.min(100, volume * factor))
  let [least, most] = [0, 100 / Math.min(...before.filter((volume) => volume > 0))]
  for (let round = 0; round < rounds; round += 1) {
    const factor = (least + most) / 2
    if (mean(at(factor)) < wanted) least = factor
    else most = factor
  }
  const after = wholeOf(at(most))
  return new Map([...volumes.keys()].map((id, index) => [id, after[index] ?? wanted]))
}
