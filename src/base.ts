/** What the server of the page says, where it has put the panel below a path of its host. */
function read(): string {
  // Tests of modules have no address at all.
  if (typeof location === 'undefined') return ''
  // A worker is told by its own address, which is that of a file of the build.
  const declared =
    typeof document === 'undefined'
      ? location.pathname.replace(/\/assets\/.*$|^.*\.ts$/, '')
      : (document.documentElement.dataset['base'] ?? '')
  return /^(?:\/[\w.~-]+)+$/.test(declared) ? declared : ''
}

/**
 * The path of the host below which the panel and the player that it drives are, e.g. `/music`; '' at the
 * root, where every player has it. All addresses in the code count from there.
 */
export const base = read()

/** The address on this host of a path of the panel or of the player behind it. */
export const hosted = (path: string): string => (path.startsWith('/') ? base + path : path)

/** The path of the panel that an address of this host is: `/music/queue` is `/queue`. */
export const withoutBase = (pathname: string): string =>
  base !== '' && (pathname === base || pathname.startsWith(`${base}/`))
    ? pathname.slice(base.length) || '/'
    : pathname

/**
 * An address of this page's origin that was made of a path as players send it, where it belongs: below the
 * base. All others are what they are.
 */
export function belowBase(url: URL): URL {
  if (base === '' || url.origin !== location.origin || withoutBase(url.pathname) !== url.pathname) return url
  const moved = new URL(url)
  moved.pathname = base + url.pathname
  return moved
}

/** The address of a path at an origin: that of a player elsewhere, or of the one behind this page. */
export const at = (origin: string, path: `/${string}`): string => belowBase(new URL(path, origin)).href

/** Where the socket of a player at an origin is. */
export const socketPath = (origin: string): string => new URL(at(origin, '/socket.io')).pathname
