import type { NetworkConnection } from '../../../schemas/generated/types'

/** Whether a text is an IPv4 address: four octets of 0 to 255 [D5-26]. Players also push the likes of "6". */
export function isIpv4(text: string | undefined): text is string {
  const octets = text?.split('.') ?? []
  return octets.length === 4 && octets.every((octet) => /^\d{1,3}$/.test(octet) && Number(octet) <= 255)
}

/** Where the player is reached over a connection, when this page did not come from there; undefined where it gives none. */
export function otherAddress(
  connection: NetworkConnection | undefined,
  pageHost: string,
): string | undefined {
  const ip = connection?.ip
  return isIpv4(ip) && ip !== pageHost ? `http://${ip}` : undefined
}
