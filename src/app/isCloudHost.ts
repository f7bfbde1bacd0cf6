import type { Brand } from '../../schemas/generated/types'

/** Whether a page served from this host name is the provider's cloud or its development twin [D2.1-6]. */
export const isCloudHost = (hostname: string, brand: Pick<Brand, 'cloudHosts'>): boolean => {
  const { production, development } = brand.cloudHosts
  return hostname !== '' && (hostname === production || hostname === development)
}
