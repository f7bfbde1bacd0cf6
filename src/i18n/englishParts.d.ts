declare module 'virtual:english' {
  /** The English texts of all that brings none along itself. */
  const texts: object
  export default texts
}

declare module 'virtual:english/*' {
  /** The English texts of one key. */
  const texts: object
  export default texts
}
