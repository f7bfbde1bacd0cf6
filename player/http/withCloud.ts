import { cloudConfig } from '../../cloud/cloudConfig'
import type { Brand } from '../../schemas/generated/types'
import { isLoopback } from './houseAddresses'

const isEveryAddress = (hostname: string) => hostname === '0.0.0.0' || hostname === '[::]'

/**
 * The brand with the embedded cloud at `url`, for a page that reached us at `origin`: at the name that its browser knows this machine
 * by, where the cloud is on it. Pages from elsewhere have none where only this machine can reach it.
 */
export function withCloud(brand: Brand, url: string | undefined, origin: string): Brand {
  if (url === undefined) return brand
  const at = new URL(url)
  const { hostname } = new URL(origin)
  if (isLoopback(at.hostname) && !isLoopback(hostname)) return brand
  if (isLoopback(at.hostname) || isEveryAddress(at.hostname)) at.hostname = hostname
  return { ...brand, cloud: { ...cloudConfig(at.origin) } }
}
