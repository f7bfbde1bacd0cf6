const withinAny =
  (folders: readonly string[]) =>
  (id: string): boolean =>
    folders.some((folder) => id.includes(folder))

/** What several screens show of what plays. */
const isOfPlaying = withinAny([
  '/src/features/playback/',
  '/src/ui/cover/',
  '/src/ui/knob/',
  '/src/ui/format/',
])

/** What lies beside it, but is of windows and lists, which what plays begins without. */
const isOfWindows = withinAny(['/actions/LinkRows', '/cover/fitCover'])

/**
 * The files that a build makes of more than one module. `tags` are rolldown's own: `$initial` is what the
 * entry takes.
 */
export const chunkGroups = [
  // Runs before the shell, which it must not be part of, is even read.
  { name: 'bootstrap', test: withinAny(['/src/start/']), priority: 2 },
  // One file for what every screen needs, the entry with it: a dozen small ones compress worse and each asks
  // a slow player.
  { name: 'shell', tags: ['$initial' as const], priority: 1 },
  { name: 'playing', test: (id: string) => isOfPlaying(id) && !isOfWindows(id), minShareCount: 2 },
  // Icons that several screens show; alone each would be a request for 200 bytes.
  { name: 'icons', test: withinAny(['@tabler/icons-react/']), minShareCount: 2 },
]

const isOurs = withinAny(['/src/', '/machines/', '/schemas/'])
const acts = withinAny(['/src/main.tsx', '/src/start/', '/src/fills.ts', '/src/theme/panelStyles.ts'])

/**
 * Whether a module acts by being imported. Ours only define things, so a feature's public API need not pull
 * in what a screen takes from it later; texts of a feature do act, and so do the public APIs that bring them.
 */
export const hasSideEffects =
  (actingByImport: RegExp) =>
  (id: string): boolean | undefined => {
    if (acts(id) || actingByImport.test(id)) return true
    return isOurs(id) && /\.[jt]sx?$/.test(id) ? false : undefined
  }
