import { createContext, useContext } from 'react'
import type { Cloud } from '../../../cloud/ports/Cloud'

/** The provider's cloud; present inside the account area only. */
export const CloudContext = createContext<Cloud | undefined>(undefined)

/** The cloud. Throws outside the account area. */
export const useCloud = (): Cloud => {
  const cloud = useContext(CloudContext)
  if (!cloud) throw new Error('useCloud needs a CloudContext above it')
  return cloud
}
