/**
 * Where the player serves a file of its backgrounds [D3-35], and never anything outside of them: `{origin}/backgrounds/{path}`.
 */
export const backgroundAddress = (origin: string, path: string): string => {
  const segments = path
    .split(/[/\\]/)
    .filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
  return `${origin}/backgrounds/${segments.map(encodeURIComponent).join('/')}`
}
