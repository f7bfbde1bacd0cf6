import type { AppParts } from '../App'
import { hasAccountEntry } from './accountRules'

/**
 * Begins to open the account area on a start that leads into it, as soon as the player has said that it has
 * accounts, for to find out who is signed in takes a while. What fails is tried again by who needs it.
 */
export const preopenAccounts = async ({
  brand: { word },
  session: { device },
  services: { accounts },
}: Pick<AppParts, 'brand' | 'session' | 'services'>): Promise<void> => {
  if (!hasAccountEntry(device.topics.read('pushMenuItems') ?? [], word)) return
  try {
    await (await accounts?.open())?.open()
  } catch {
    // Whoever needs it meets the failure again, and says it.
  }
}
