import { networkInterfaces } from 'node:os'
import { createServer } from 'node:net'

/**
 * Where a started server can be opened: on this machine first, then, if it listens to all, in each network.
 */
export function addresses(host: string | undefined, port: number): string[] {
  const at = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`
  if (host !== undefined && host !== '0.0.0.0' && host !== '::') return [at(host)]
  const outer = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  return [at('localhost'), ...outer.map(({ address }) => at(address))]
}

/** How many ports after a taken one are tried. */
const tries = 50

/**
 * The port, or the next free one; `taken` hears of each that was not. 0 stays 0: the system chooses. Rejects
 * when none can be opened.
 */
export async function findFreePort(
  port: number,
  host: string | undefined,
  taken: (port: number) => void,
): Promise<number> {
  for (let next = port; ; next += 1) {
    try {
      await openAndClose(next, host)
      return next
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!isTaken || next >= Math.min(port + tries, 65_535)) throw error
      taken(next)
    }
  }
}

function openAndClose(port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(host === undefined ? { port } : { port, host }, () => server.close(() => resolve()))
  })
}
