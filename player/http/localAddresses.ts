import { BlockList, isIP } from 'node:net'

const listOf = (nets: readonly (readonly [net: string, bits: number])[]) => {
  const list = new BlockList()
  for (const [net, bits] of nets) list.addSubnet(net, bits, net.includes(':') ? 'ipv6' : 'ipv4')
  return list
}

const loopback = listOf([
  ['127.0.0.0', 8],
  ['::1', 128],
])
const privateRanges = listOf([
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['fc00::', 7],
  ['fe80::', 10],
])
/** What leads nowhere else than here, or to nobody in particular. */
const special = listOf([
  ['0.0.0.0', 8],
  ['100.64.0.0', 10],
  ['224.0.0.0', 3],
  ['::', 128],
  ['ff00::', 8],
])

const localName = /^(?:[\w-]+\.)*localhost$/i
/** Names that each machine of a house gives itself; none of them is found from elsewhere. */
const dotLocalName = /^[\w-]+(?:\.[\w-]+)*\.local$/i

/** An IP address as URLs and sockets write it, without the brackets of IPv6; undefined for a name. */
export function ipOf(hostname: string): { address: string; family: 'ipv4' | 'ipv6' } | undefined {
  const address = hostname.replace(/^\[|\]$/g, '')
  const version = isIP(address)
  return version === 0 ? undefined : { address, family: version === 4 ? 'ipv4' : 'ipv6' }
}

const isIn = (list: BlockList, hostname: string) => {
  const ip = ipOf(hostname)
  return ip !== undefined && list.check(ip.address, ip.family)
}

/**
 * Whether a host is this machine, by its loopback addresses or the names of them; IPv4 within IPv6 counts as
 * what it is.
 */
export const isLoopback = (hostname: string): boolean => localName.test(hostname) || isIn(loopback, hostname)

/** Whether a host is of a house: an address of a private or link-local range, or a `.local` name. */
export const isLocalNetwork = (hostname: string): boolean =>
  dotLocalName.test(hostname) || isIn(privateRanges, hostname)

/**
 * Whether a host is anything else than one of the open internet, by its address or its name; names are not
 * looked up.
 */
export const isNotPublic = (hostname: string): boolean =>
  isLoopback(hostname) || isLocalNetwork(hostname) || isIn(special, hostname)
