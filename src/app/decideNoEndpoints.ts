import type { Brand } from '../../schemas/generated/types'
import { isCloudHost } from './isCloudHost'
import { paths, type PanelPath } from './paths'

/** What NO_SOCKET_ENDPOINTS leads to [D8-1]: on the cloud host the account access page, elsewhere our own screen. */
export const decideNoEndpoints = (
  hostname: string,
  brand: Pick<Brand, 'word' | 'cloudHosts'>,
): { kind: 'goto'; path: PanelPath } | { kind: 'screen' } =>
  isCloudHost(hostname, brand)
    ? { kind: 'goto', path: paths.account(brand.word, 'access') }
    : { kind: 'screen' }
