declare module 'virtual:english/*' {
  /** The English texts of one key. */
  const texts: object
  export default texts
}
