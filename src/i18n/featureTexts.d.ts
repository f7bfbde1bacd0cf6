declare module 'virtual:texts' {
  /** The English texts of all that brings none along itself. */
  const texts: object
  export default texts
}

/** Importing it adds the English texts of one key to those that are known. */
declare module 'virtual:texts/*' {}
