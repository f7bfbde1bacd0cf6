declare module 'virtual:dependency-credits' {
  /** The packages of others that each side is built with, as the lock file names them. */
  const credits: Record<'ui' | 'backend', { name: string; version: string; license: string }[]>
  export default credits
}
