import { networkInterfaces } from 'node:os'

/** Where a started server can be opened: on this machine first, then, if it listens to all, in each network. */
export function addresses(host: string | undefined, port: number): string[] {
  const at = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`
  if (host !== undefined && host !== '0.0.0.0' && host !== '::') return [at(host)]
  const outer = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  return [at('localhost'), ...outer.map(({ address }) => at(address))]
}
