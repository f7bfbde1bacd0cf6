import type { CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data/types'

/** The oldest browsers that the panel is for: kiosks of players, iPads of iPadOS 15, long-term releases. */
export const floor = { chrome: '92', firefox: '102', safari: '15.4', safari_ios: '15.4' } as const

/** The same as targets of the sheets in the build. */
export const sheetTargets = [`chrome${floor.chrome}`, `firefox${floor.firefox}`, `safari${floor.safari}`]

const isAtMost = (version: string, other: string): boolean => {
  const [a = [], b = []] = [version, other].map((one) => one.replace('≤', '').split('.').map(Number))
  for (const [place, part] of a.entries()) if (part !== (b[place] ?? 0)) return part < (b[place] ?? 0)
  return true
}

const isThere = (
  { version_added: since, version_removed: until, prefix, alternative_name, flags }: SimpleSupportStatement,
  version: string,
): boolean =>
  typeof since === 'string' &&
  since !== 'preview' &&
  prefix === undefined &&
  alternative_name === undefined &&
  flags === undefined &&
  isAtMost(since, version) &&
  !(typeof until === 'string' && isAtMost(until, version))

/** The browsers of the floor that lack what `compat` tells of, as "firefox 102". */
export const lackedBy = ({ support }: CompatStatement): string[] =>
  Object.entries(floor)
    .filter(([browser, version]) => {
      const known = support[browser as keyof typeof floor]
      return known !== undefined && ![known].flat().some((one) => isThere(one, version))
    })
    .map(([browser, version]) => `${browser} ${version}`)
