import { cloudValidators } from '../../schemas/generated/cloudValidators'
import type { Brand, BrandCloud } from '../../schemas/generated/types'

/** Which cloud a brand uses; `reason` where its `cloud` part is there, but no good, so that there is none. */
interface CloudConfigReading {
  config: BrandCloud | undefined
  reason?: string
}

const isBrandCloud = (data: unknown): data is BrandCloud => cloudValidators.brandCloud(data)

/**
 * The `cloud` part of a brand, checked. A brand without one has no accounts, which is no fault: no reason is
 * given.
 */
export const readCloudConfig = ({ cloud }: Pick<Brand, 'cloud'>): CloudConfigReading => {
  if (cloud === undefined) return { config: undefined }
  if (isBrandCloud(cloud)) return { config: cloud }
  const [error] = cloudValidators.brandCloud.errors ?? []
  return { config: undefined, reason: `cloud${error?.instancePath ?? ''} ${error?.message ?? 'is invalid'}` }
}
