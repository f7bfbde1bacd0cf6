import { useCallback } from 'react'
import { useDevice } from '../../../device'
import { useCloud } from './CloudContext'
import { logOutOnReturn } from './logOutOnReturn'

/**
 * Logs out on the player and on this page [A2.4-7 A4.11-2]. The player is told, not waited for: one that is away is told once it is
 * back. Rejects when the page could not be logged out.
 */
export const useLogOut = (): (() => Promise<void>) => {
  const cloud = useCloud()
  const device = useDevice()
  return useCallback(async () => {
    if (device.send('my{Brand}Logout').status === 'refused') logOutOnReturn(device)(cloud)
    await cloud.auth.signOut()
  }, [cloud, device])
}
