import { pluginLimits } from '../pages/readPluginJson'

/** How large a package may be. */
export interface PackageLimits {
  /** The file itself, bytes. */
  packed: number
  /** All that it holds, bytes. */
  unpacked: number
  /** Files and folders in it. */
  entries: number
  /** A page, a manifest or texts, unpacked, bytes. */
  json: number
  /** Characters of a path in it. */
  path: number
}

/** More than any real plugin has, and what the disk of a small player can bear. */
export const packageLimits: PackageLimits = {
  packed: 50_000_000,
  unpacked: 200_000_000,
  entries: 10_000,
  json: pluginLimits.file,
  path: 240,
}
