declare module 'virtual:texts' {
  /** The English texts of all that brings none along itself. */
  const texts: object
  export default texts
}

declare module 'virtual:texts/languages' {
  /** What loads the same texts in the other languages, by their codes. */
  const loaders: Readonly<Record<string, () => Promise<{ default: object }>>>
  export default loaders
}

/** Importing it adds the texts of one key to those that are known, in the language that is drawn. */
declare module 'virtual:texts/*' {}
