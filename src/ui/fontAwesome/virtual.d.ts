/** Made by scripts/fontAwesomeGlyphs.ts. */
declare module 'virtual:font-awesome/index' {
  /** FontAwesome 4 name without `fa-` → number of the file that holds it. */
  export const files: Readonly<Record<string, number>>
  /** Loads a file: name → [width, SVG path], y upwards, 1792 units to the em. */
  export const load: (file: number) => Promise<Readonly<Record<string, readonly [number, string]>>>
}
