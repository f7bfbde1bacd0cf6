import { useCallback } from 'react'
import { useDevice } from '../../../device'
import { useCloud } from './CloudContext'

/**
 * Logs out on the player and on this page [A2.4-7 A4.11-2]. The player is told, not waited for: one that is away is brought in step by
 * the account synchronisation once it is back. Rejects when the page could not be logged out.
 */
export const useLogOut = (): (() => Promise<void>) => {
  const cloud = useCloud()
  const device = useDevice()
  return useCallback(async () => {
    device.send('my{Brand}Logout')
    await cloud.auth.signOut()
  }, [cloud, device])
}
