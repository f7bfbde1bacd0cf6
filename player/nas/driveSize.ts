import { createHash } from 'node:crypto'
import type { Drive } from '../storage/drivesDocument'

/** How much lies on a mounted drive, with its unit; the same place always has the same size. */
export function driveSize({ ip, path }: Drive): string {
  const [first = 0, second = 0] = createHash('sha256').update(`${ip.toLowerCase()}/${path}`).digest()
  const gigabytes = 20 + first * 9 + second / 100
  return gigabytes < 1_000 ? `${gigabytes.toFixed(2)} GB` : `${(gigabytes / 1_000).toFixed(2)} TB`
}
