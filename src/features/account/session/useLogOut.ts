import { useCallback, useContext } from 'react'
import { useDevice } from '../../../device'
import { useCloud } from './CloudContext'
import { OwedLogOutContext } from './OwedLogOutContext'

/**
 * Logs out on the player and on this page [A2.4-7 A4.11-2]. The player is told, not waited for: one that is away is told once it is
 * back. Rejects when the page could not be logged out.
 */
export const useLogOut = (): (() => Promise<void>) => {
  const cloud = useCloud()
  const device = useDevice()
  const owed = useContext(OwedLogOutContext)
  return useCallback(async () => {
    if (device.send('my{Brand}Logout').status !== 'refused') {
      await cloud.auth.signOut()
      return
    }
    const origin = device.origin()
    const user = await cloud.auth.current().catch(() => undefined)
    await cloud.auth.signOut()
    // Not before: who logs in here settles it, and as long as nobody has left somebody is logged in.
    owed?.note(user?.uid, origin)
  }, [cloud, device, owed])
}
