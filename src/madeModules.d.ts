// Modules that the build makes, each by a file of `scripts`, and one of others without types.

/** By `mantineStyles.ts`. Importing it brings the style sheets of Mantine that belong to no component. */
declare module 'virtual:mantine-styles' {}

/** By `dependencyCredits.ts`. */
declare module 'virtual:dependency-credits' {
  /** The packages of others that each side is built with, as the lock file names them. */
  const credits: Record<'ui' | 'backend', { name: string; version: string; license: string }[]>
  export default credits
}

/** By `fontAwesomeGlyphs.ts`. */
declare module 'virtual:font-awesome/index' {
  /** FontAwesome 4 name without `fa-` → number of the file that holds it. */
  export const files: Readonly<Record<string, number>>
  /** Loads a file: name → [width, SVG path], y upwards, 1792 units to the em. */
  export const load: (file: number) => Promise<Readonly<Record<string, readonly [number, string]>>>
}

/** By `featureTexts.ts`. */
declare module 'virtual:texts' {
  /** The English texts of all that brings none along itself. */
  const texts: object
  export default texts
}

/** By `featureTexts.ts`. */
declare module 'virtual:texts/languages' {
  /** What loads the same texts in the other languages, by their codes. */
  const loaders: Readonly<Record<string, () => Promise<{ default: object }>>>
  export default loaders
}

/**
 * By `featureTexts.ts`. Importing it adds the texts of one key to those that are known, in the language that
 * is drawn.
 */
declare module 'virtual:texts/*' {}

declare module 'wicg-inert'
